import type { Selections } from '#contract/constraint-labels.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import type { Remixed } from '#contract/remix.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Database } from '../../database/database.ts';
import { keyOfOtherChoices, refusalOf } from './refusals.ts';

/** What is kept of a remix beside its recipe: `held` is what it was made to, for a remix of the remix. */
export type StoredRemix = Remixed & { held: Selections };

/** What is stored of a finished generation, and read back when the same key comes again. */
export type StoredResult = Partial<StoredRemix> & {
  recipe: Recipe;
  text: string;
  imageUrl: string;
  thumbnailUrl?: string;
  /** Goes with the recipe where it is saved. */
  details?: { picture: { url: string; plate: PlateCircle } };
  timings: Record<string, number>;
};

export type Generation = {
  id: string;
  status: 'running' | 'completed' | 'failed' | 'refunded';
  result: StoredResult | null;
  reason: string | null;
  detail: string | null;
  model: string;
  /** Credits that it took; 0 where recipes cost nothing. */
  cost: number;
};

export type Reservation = { generation: Generation; openedHere: boolean };

export type GenerationPlan = {
  userId: string;
  idempotencyKey: string;
  selections: object;
  prompt: string;
  model: string;
  cost: number;
};

/**
 * Takes the cost and opens a generation; the same key answers the one that it opened before.
 * @throws NoticeError 409 when one is running, 402 without a credit, 401 when the account is gone
 */
export async function reserveGeneration(
  database: Database,
  plan: GenerationPlan,
): Promise<Reservation> {
  try {
    const { generation, openedHere } = await database.asService(async (transaction) => {
      // Sent together: the second one reads what the first has done, and nobody waits for a round trip in between.
      const [[begun], opened] = await Promise.all([
        transaction<Generation[]>`
          select id, status, result, reason, detail, model, cost
          from private.begin_generation(${plan.userId}, ${plan.idempotencyKey},
            ${transaction.json(plan.selections as never)}, ${plan.prompt}, ${plan.model}, ${plan.cost})`,
        // By the transaction, not by its time: two of them may begin in the same microsecond.
        transaction`
          select from public.generations
          where user_id = ${plan.userId} and idempotency_key = ${plan.idempotencyKey}
            and xmin = pg_current_xact_id()::xid`,
      ]);
      if (!begun) throw new Error('private.begin_generation answered nothing.');
      return { generation: begun, openedHere: opened.length > 0 };
    });
    return { generation, openedHere };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Refuses as a reservation would, without making one: for requests that are to be refused for another reason, which
 * comes after these in the order of refusals.
 */
export async function refuseAsReservationWould(
  database: Database,
  { userId, cost }: Pick<GenerationPlan, 'userId' | 'cost'>,
): Promise<void> {
  try {
    await database.asService(
      (transaction) => transaction`
        select private.check_generation(${userId}, ${cost})`,
    );
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The generation that a key opened before, whatever became of it since.
 * @throws NoticeError 422 when it was opened with other choices: the answer would not be the one that was asked for
 */
export async function findGeneration(
  database: Database,
  plan: Pick<GenerationPlan, 'userId' | 'idempotencyKey' | 'selections'>,
): Promise<Generation | undefined> {
  const [row] = await database.asService(
    (transaction) => transaction<(Generation & { same_choices: boolean })[]>`
      select id, status, result, reason, detail, model, cost,
        selections = ${transaction.json(plan.selections as never)} as same_choices
      from public.generations
      where user_id = ${plan.userId} and idempotency_key = ${plan.idempotencyKey}`,
  );
  if (row && !row.same_choices) throw keyOfOtherChoices();
  return row;
}

/** The generation as it stands. */
export async function readGeneration(
  database: Database,
  id: string,
): Promise<Generation | undefined> {
  const [row] = await database.asService(
    (transaction) => transaction<Generation[]>`
      select id, status, result, reason, detail, model, cost from public.generations where id = ${id}`,
  );
  return row;
}
