import type { Selections } from '#contract/constraint-labels.ts';
import type { PlateCircle } from '#contract/plate-circle.ts';
import type { Remixed } from '#contract/remix.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Database } from '../../database/database.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import { keyOfOtherChoices, refusalOf } from './refusals.ts';

/** What is stored of a remix beside its recipe. `held` holds the choices that it was made to, for a remix of the remix. */
export type StoredRemix = Remixed & { held: Selections };

/** The stored result of a finished generation. A request with the same idempotency key returns it again. */
export type StoredResult = Partial<StoredRemix> & {
  recipe: Recipe;
  text: string;
  imageUrl: string;
  thumbnailUrl?: string;
  /** Saved along with the recipe. */
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
  /** Credits charged; 0 when recipes are free. */
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

const fields = 'id, status, result, reason, detail, model, cost';

const opened = statementAsService<Generation & { opened_here: boolean }>(
  `select (o.generation).id, (o.generation).status, (o.generation).result, (o.generation).reason,
     (o.generation).detail, (o.generation).model, (o.generation).cost, o.opened_here
   from private.open_generation($1::uuid, $2, $3::jsonb, $4, $5, $6::int) o`,
);

/**
 * Charges the cost and opens a generation; a repeated idempotency key returns the generation that it opened before. Uses one statement: a
 * transaction that waits for turns of the event loop would keep the cook's credits locked meanwhile.
 * @throws NoticeError 409 when another generation is running, 402 without a credit, 401 when the account is deleted
 */
export async function reserveGeneration(
  database: Database,
  { userId, idempotencyKey, selections, prompt, model, cost }: GenerationPlan,
): Promise<Reservation> {
  const choices = JSON.stringify(selections);
  const [row] = await opened(database, [
    userId,
    idempotencyKey,
    choices,
    prompt,
    model,
    cost,
  ]).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (!row) throw new Error('private.open_generation answered nothing.');
  const { opened_here: openedHere, ...generation } = row;
  return { generation, openedHere };
}

const checked = statementAsService('select private.check_generation($1::uuid, $2::int)', {
  readOnly: true,
});

/**
 * Throws the refusals of `reserveGeneration` without reserving anything. For a request that will be refused for another reason:
 * the refusals of a reservation come first in the order of refusals.
 */
export async function refuseAsReservationWould(
  database: Database,
  { userId, cost }: Pick<GenerationPlan, 'userId' | 'cost'>,
): Promise<void> {
  try {
    await checked(database, [userId, cost]);
  } catch (error) {
    throw refusalOf(error);
  }
}

const found = statementAsService<Generation & { same_choices: boolean }>(
  `select ${fields}, selections = $3::jsonb as same_choices
   from public.generations where user_id = $1::uuid and idempotency_key = $2`,
  { readOnly: true },
);

/**
 * Returns the generation that an idempotency key opened before, in any status.
 * @throws NoticeError 422 when it was opened with other choices: its result would not match this request
 */
export async function findGeneration(
  database: Database,
  plan: Pick<GenerationPlan, 'userId' | 'idempotencyKey' | 'selections'>,
): Promise<Generation | undefined> {
  const { userId, idempotencyKey, selections } = plan;
  const [row] = await found(database, [userId, idempotencyKey, JSON.stringify(selections)]);
  if (row && !row.same_choices) throw keyOfOtherChoices();
  return row;
}

const read = statementAsService<Generation>(
  `select ${fields} from public.generations where id = $1::uuid`,
  { readOnly: true },
);

/** Returns the current state of a generation. */
export async function readGeneration(
  database: Database,
  id: string,
): Promise<Generation | undefined> {
  const [row] = await read(database, [id]);
  return row;
}
