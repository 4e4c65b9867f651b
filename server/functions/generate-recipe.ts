import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { explainConflict, promptOf, readConstraints } from '#recipes/generate.ts';
import { generationHold } from '../database/generation-hold.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { answerGeneration } from './generation/answer-generation.ts';
import { countRun } from './generation/count-generation.ts';
import { generationCost } from './generation/credits.ts';
import type { Order } from './generation/order.ts';
import { type GenerationRequest, readGenerationRequest } from './generation/read-request.ts';
import { cannotHonour } from './generation/refusals.ts';
import { planRemix } from './generation/remix/plan-remix.ts';
import {
  findGeneration,
  type Generation,
  refuseAsReservationWould,
  reserveGeneration,
} from './generation/reserve.ts';
import { resolveLabels } from './generation/resolve-labels.ts';
import { runGeneration } from './generation/run-generation.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import { streamGeneration, wantsEvents } from './generation/stream-generation.ts';
import { waitForGeneration } from './generation/wait-for-generation.ts';
import { NoticeError } from './notice-error.ts';
import { tooOften } from './payments/refusals.ts';
import type { Photographer } from './pictures/photographer.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCaller, type SignedInCook } from './signed-in-cook.ts';

async function readOrder(
  { database }: Services,
  cook: SignedInCook,
  { selections, wish, remix }: GenerationRequest,
): Promise<Order> {
  if (remix) return { constraints: await planRemix(database, cook, remix), remix };
  return { constraints: readConstraints(await resolveLabels(database, selections), wish) };
}

/** What cannot be honoured is refused last, so that nobody is told to choose otherwise and then "no credit". */
async function honour(
  services: Services,
  cook: SignedInCook,
  asked: GenerationRequest,
): Promise<Order> {
  const { userId } = cook;
  try {
    const order = await readOrder(services, cook, asked);
    const conflict = await explainConflict(order.constraints, services.models.recipes);
    if (conflict) throw cannotHonour(conflict);
    return order;
  } catch (error) {
    if (error instanceof NoticeError) {
      await refuseAsReservationWould(services.database, { userId, cost: generationCost(services) });
    }
    throw error;
  }
}

/** What an order is known again by: the same key with another one is refused. */
const choicesOf = ({ selections, wish, remix }: GenerationRequest): object => ({
  selections,
  q: wish,
  ...(remix ? { remix } : {}),
});

/**
 * Makes one recipe for one credit, or for none where credits are off: reserve, generate, settle. A request with a key that was used before
 * attaches to the same generation; one that fails costs nothing. It runs to its end whether or not somebody waits for it.
 */
export function generateRecipe(
  services: Services,
  { running, photographers }: { running: RunningGenerations; photographers: Photographer[] },
): Handler<DoorEnvironment> {
  const { database, models, metrics, settings } = services;
  const begun = createLimiter(services, 'generation', {
    points: settings.auth.limits.generations,
    seconds: 3600,
  });

  function countRefusal(error: unknown): never {
    const code = error instanceof NoticeError ? error.code : 'unexpected';
    metrics.generations.refusals.inc({ code });
    throw error;
  }

  async function openAndBegin(
    log: Logger,
    cook: SignedInCook,
    asked: GenerationRequest,
  ): Promise<Generation> {
    const order = await honour(services, cook, asked);
    // A recipe that fails or is cancelled costs its cook nothing, but the operator: what is begun is counted, whatever becomes of it.
    const waitMs = await begun.take(cook.userId);
    if (waitMs !== undefined) throw tooOften(waitMs);
    // Held before the row is there: a running one that nobody holds is one whose process died.
    const letGo = await database.hold(generationHold(cook.userId, asked.idempotencyKey));
    const { generation, openedHere } = await reserveGeneration(database, {
      userId: cook.userId,
      idempotencyKey: asked.idempotencyKey,
      selections: choicesOf(asked),
      prompt: promptOf(order.constraints),
      model: `${models.recipes.provider}:${models.recipes.name}`,
      cost: generationCost(services),
    }).catch((error: unknown) => {
      letGo();
      throw error;
    });
    if (openedHere) {
      running.begin(generation.id, (one) =>
        countRun(metrics, generation.model, () =>
          runGeneration({ ...services, photographers, log }, generation, order, one),
        ).finally(letGo),
      );
    } else letGo();
    return generation;
  }

  async function serve(c: Context<DoorEnvironment>): Promise<Response> {
    const cook = await readSignedInCaller(c.req.raw, services);
    const { userId } = cook;
    const asked = await readGenerationRequest(c.req.raw);
    const { idempotencyKey } = asked;
    const request = { userId, idempotencyKey, selections: choicesOf(asked) };
    // Asked for before: its answer stands, whatever is offered or left of the balance by now.
    const generation =
      (await findGeneration(database, request)) ??
      (await openAndBegin(c.get('log'), cook, asked).catch(countRefusal));
    const underway = running.find(generation.id);
    const hold = generationHold(userId, idempotencyKey);
    if (wantsEvents(c.req.raw)) {
      const watched = { userId, generation, hold, ...(underway && { underway }) };
      return streamGeneration(c, services, watched);
    }
    const closed = await (underway?.ended ?? waitForGeneration(services, generation, hold));
    return c.json(await answerGeneration(services, userId, closed));
  }
  return (c) => serve(c).catch((error) => printFailure(error, c));
}
