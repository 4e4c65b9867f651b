import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { promptOf } from '#recipes/generate.ts';
import { generationLockName } from '../database/generation-lock.ts';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createLimiter, type Limiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { answerGeneration } from './generation/answer-generation.ts';
import { countRun } from './generation/count-generation.ts';
import { generationCost } from './generation/credits.ts';
import { planGeneration } from './generation/plan-generation.ts';
import { type GenerationRequest, readGenerationRequest } from './generation/read-request.ts';
import { findGeneration, type Generation, reserveGeneration } from './generation/reserve.ts';
import { runGeneration } from './generation/run-generation.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import { streamGeneration, wantsEvents } from './generation/stream-generation.ts';
import { waitForGeneration } from './generation/wait-for-generation.ts';
import type { Photographer } from './pictures/photographer.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCaller, type SignedInCook } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

/** Returns what identifies a request for a recipe: the same idempotency key with other choices is rejected. */
const choicesOf = ({ selections, wish, remix }: GenerationRequest): object => ({
  selections,
  q: wish,
  ...(remix ? { remix } : {}),
});

/** The dependencies of a generation. */
type GenerationContext = {
  services: Services;
  running: RunningGenerations;
  photographers: readonly Photographer[];
  /** Counts the generations that a cook starts: one that fails or is cancelled costs the cook nothing, but costs the operator. */
  begun: Limiter;
};

/**
 * Reserves the credit and starts the generation, unless another process has opened this request meanwhile.
 * @throws NoticeError when the request is refused, ApiError 429 when this cook starts too many
 */
async function openAndBegin(
  { services, running, photographers, begun }: GenerationContext,
  { log, cook, asked }: { log: Logger; cook: SignedInCook; asked: GenerationRequest },
): Promise<Generation> {
  const { database, models, metrics } = services;
  const { userId } = cook;
  const { idempotencyKey } = asked;
  const plan = await planGeneration(services, cook, asked);
  const waitMs = await begun.take(userId);
  if (waitMs !== undefined) throw tooOften(waitMs);
  // Lock before the row exists: a running generation without a lock is one whose process died.
  const releaseLock = await database.acquireLock(generationLockName(userId, idempotencyKey));
  const { generation, openedHere } = await reserveGeneration(database, {
    ...{ userId, idempotencyKey },
    selections: choicesOf(asked),
    prompt: promptOf(plan.constraints),
    model: `${models.recipes.provider}:${models.recipes.name}`,
    cost: generationCost(services),
  }).catch((error: unknown) => {
    releaseLock();
    throw error;
  });
  if (!openedHere) {
    releaseLock();
    return generation;
  }
  const dependencies = { ...services, photographers, log };
  running.begin(generation.id, (one) =>
    countRun(metrics, generation.model, () =>
      runGeneration(dependencies, generation, plan, one),
    ).finally(releaseLock),
  );
  return generation;
}

/**
 * Makes one recipe for one credit, or for none when credits are off: reserve, generate, settle. A request with an idempotency key that was
 * used before attaches to the same generation; a failed generation costs nothing. It runs to its end whether or not a client waits for it.
 */
export function generateRecipe(
  services: Services,
  { running, photographers }: { running: RunningGenerations; photographers: Photographer[] },
): Handler<DoorEnvironment> {
  const { database, metrics, settings } = services;
  const points = settings.recipes.maxGenerationsPerHour;
  const begun = createLimiter(services, 'generation', { points, seconds: 3600 });
  const context = { services, running, photographers, begun };

  function countRefusal(error: unknown): never {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    metrics.generations.refusals.inc({ code });
    throw error;
  }

  async function serve(c: Context<DoorEnvironment>): Promise<Response> {
    const cook = await readSignedInCaller(c.req.raw, services);
    const { userId } = cook;
    const asked = await readGenerationRequest(c.req.raw);
    const { idempotencyKey } = asked;
    const request = { userId, idempotencyKey, selections: choicesOf(asked) };
    // A repeated request gets its earlier generation, whatever is offered now and whatever the balance is now.
    const generation =
      (await findGeneration(database, request)) ??
      (await openAndBegin(context, { log: c.get('log'), cook, asked }).catch(countRefusal));
    const underway = running.find(generation.id);
    const lockName = generationLockName(userId, idempotencyKey);
    if (wantsEvents(c.req.raw)) {
      const watched = { userId, generation, lockName, ...(underway && { underway }) };
      return streamGeneration(c, services, watched);
    }
    const closed = await (underway?.ended ?? waitForGeneration(services, generation, lockName));
    return c.json(await answerGeneration(services, userId, closed));
  }
  return (c) => serve(c).catch((error) => printFailure(error, c));
}
