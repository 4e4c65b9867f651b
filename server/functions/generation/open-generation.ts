import { limits } from '#contract/limits.ts';
import type { Database } from '../../database/database.ts';
import { generationLockName } from '../../database/generation-lock.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import { ApiError } from '../../errors.ts';
import type { Limiter } from '../../http/limiter.ts';
import type { Services } from '../../services.ts';
import { NoticeError } from '../notice-error.ts';
import type { SignedInCook } from '../signed-in-cook.ts';
import { tooOften } from '../too-often.ts';
import { type Generation, generationFields } from './generation.ts';
import { type GenerationPlan, planGeneration } from './plan-generation.ts';
import type { GenerationRequest } from './read-request.ts';
import { keyOfOtherChoices, refusalOf } from './refusals.ts';

/** A generation, and what is needed to run it if this request opened it. */
export type Opened = { generation: Generation; opening?: Opening };
type Opening = { plan: GenerationPlan; releaseLock: () => void };

/** What a reservation stores. `choices` identifies the request: the same idempotency key with other choices is refused. */
type Reservation = {
  userId: string;
  idempotencyKey: string;
  choices: object;
  prompt: string;
  model: string;
  cost: number;
};

const found = statementAsService<Generation & { same_choices: boolean }>(
  `select ${generationFields}, selections = $3::jsonb as same_choices
   from public.generations where user_id = $1::uuid and idempotency_key = $2`,
  { readOnly: true },
);

/**
 * Returns the generation that an idempotency key opened before, in any status.
 * @throws NoticeError 422 when it was opened with other choices: its result would not match this request
 */
async function findGeneration(
  database: Database,
  { userId, idempotencyKey, choices }: Pick<Reservation, 'userId' | 'idempotencyKey' | 'choices'>,
): Promise<Generation | undefined> {
  const [row] = await found(database, [userId, idempotencyKey, JSON.stringify(choices)]);
  if (row && !row.same_choices) throw keyOfOtherChoices();
  return row;
}

const checked = statementAsService('select private.check_generation($1::uuid, $2::int)', {
  readOnly: true,
});

const reserved = statementAsService<Generation & { opened_here: boolean }>(
  `select (o.generation).id, (o.generation).status, (o.generation).result, (o.generation).reason,
     (o.generation).detail, (o.generation).model, (o.generation).cost, o.opened_here
   from private.open_generation($1::uuid, $2, $3::jsonb, $4, $5, $6::int) o`,
);

function throwRefusal(error: unknown): never {
  throw refusalOf(error);
}

/**
 * Charges the cost and opens a generation; a repeated idempotency key returns the generation that it opened before. Uses one statement: a
 * transaction that waits for turns of the event loop would keep the cook's credits locked meanwhile.
 * @throws NoticeError 409 when another generation is running, 402 without a credit, 401 when the account is deleted
 */
export async function reserveGeneration(
  database: Database,
  { userId, idempotencyKey, choices, prompt, model, cost }: Reservation,
): Promise<{ generation: Generation; openedHere: boolean }> {
  const values = [userId, idempotencyKey, JSON.stringify(choices), prompt, model, cost];
  const [row] = await reserved(database, values).catch(throwRefusal);
  if (!row) throw new Error('private.open_generation answered nothing.');
  const { opened_here: openedHere, ...generation } = row;
  return { generation, openedHere };
}

type NewRequest = { cook: SignedInCook; asked: GenerationRequest; choices: object };

/** Plans, counts against the hourly limit and reserves, unless another process has opened this request meanwhile. */
async function openNew(
  services: Services,
  limiter: Limiter,
  { cook, asked, choices }: NewRequest,
): Promise<Opened> {
  const { database, models, settings } = services;
  const { userId } = cook;
  const { idempotencyKey } = asked;
  const cost = settings.credits.enabled ? limits.creditsPerGeneration : 0;
  const plan = await planGeneration(services, cook, asked).catch(async (error: unknown) => {
    // The refusals of a reservation come first: no user is told to choose differently and then gets "no credit".
    if (error instanceof NoticeError) await checked(database, [userId, cost]).catch(throwRefusal);
    throw error;
  });
  const waitMs = await limiter.take(userId);
  if (waitMs !== undefined) throw tooOften(waitMs);
  // Lock before the row exists: a running generation without a lock is one whose process died.
  const releaseLock = await database.acquireLock(generationLockName(userId, idempotencyKey));
  const { prompt } = plan;
  const model = `${models.recipes.provider}:${models.recipes.name}`;
  const reservation = { userId, idempotencyKey, choices, prompt, model, cost };
  const { generation, openedHere } = await reserveGeneration(database, reservation).catch(
    (error: unknown) => {
      releaseLock();
      throw error;
    },
  );
  if (openedHere) return { generation, opening: { plan, releaseLock } };
  releaseLock();
  return { generation };
}

/**
 * Returns the generation of a request. A repeated request gets its earlier generation, whatever is offered now and whatever the balance is
 * now; for a new one the choices are planned and the credit is reserved.
 * @param limiter counts the generations that a cook starts: one that fails or is cancelled costs the cook nothing, but costs the operator
 * @throws NoticeError when the request is refused, ApiError 429 when this cook starts too many
 */
export async function openGeneration(
  services: Services,
  limiter: Limiter,
  cook: SignedInCook,
  asked: GenerationRequest,
): Promise<Opened> {
  const { selections, wish, remix, idempotencyKey } = asked;
  const choices = { selections, q: wish, ...(remix ? { remix } : {}) };
  const request = { userId: cook.userId, idempotencyKey, choices };
  const known = await findGeneration(services.database, request);
  if (known) return { generation: known };
  try {
    return await openNew(services, limiter, { cook, asked, choices });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    services.metrics.generations.refusals.inc({ code });
    throw error;
  }
}
