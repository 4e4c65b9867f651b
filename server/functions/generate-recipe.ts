import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { explainConflict, readConstraints } from '#recipes/generate.ts';
import { buildPrompt } from '#recipes/prompt/build-prompt.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { answerGeneration } from './generation/answer-generation.ts';
import { generationCost } from './generation/credits.ts';
import { type GenerationRequest, readGenerationRequest } from './generation/read-request.ts';
import { cannotHonour } from './generation/refusals.ts';
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
import type { Photographer } from './pictures/photographer.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCook } from './signed-in-cook.ts';

/** Selections that cannot be honoured are refused last, so that nobody is told to change them and then "no credit". */
async function honour(
  services: Services,
  userId: string,
  chosen: Record<string, string[]>,
  wish: string,
) {
  try {
    const selections = await resolveLabels(services.database, chosen);
    const constraints = readConstraints(selections, wish);
    const conflict = explainConflict(constraints, services.models.recipes);
    if (conflict) throw cannotHonour(conflict);
    return constraints;
  } catch (error) {
    if (error instanceof NoticeError) {
      await refuseAsReservationWould(services.database, { userId, cost: generationCost(services) });
    }
    throw error;
  }
}

/**
 * Makes one recipe for one credit, or for none where credits are off: reserve, generate, settle. A request with a key that was used before
 * attaches to the same generation; one that fails costs nothing. It runs to its end whether or not somebody waits for it.
 */
export function generateRecipe(
  services: Services,
  { running, photographers }: { running: RunningGenerations; photographers: Photographer[] },
): Handler<DoorEnvironment> {
  const { database, models } = services;

  async function openAndBegin(
    log: Logger,
    request: { userId: string; idempotencyKey: string; selections: object },
    asked: GenerationRequest,
  ): Promise<Generation> {
    const constraints = await honour(services, request.userId, asked.selections, asked.wish);
    const { generation, openedHere } = await reserveGeneration(database, {
      ...request,
      prompt: buildPrompt(constraints),
      model: `${models.recipes.provider}:${models.recipes.name}`,
      cost: generationCost(services),
    });
    if (openedHere) {
      running.begin(generation.id, (one) =>
        runGeneration({ ...services, photographers, log }, generation, constraints, one),
      );
    }
    return generation;
  }

  async function serve(c: Context<DoorEnvironment>): Promise<Response> {
    const userId = await readSignedInCook(c.req.raw, services);
    const asked = await readGenerationRequest(c.req.raw);
    const selections = { selections: asked.selections, q: asked.wish };
    const request = { userId, idempotencyKey: asked.idempotencyKey, selections };
    // Asked for before: its answer stands, whatever is offered or left of the balance by now.
    const generation =
      (await findGeneration(database, request)) ??
      (await openAndBegin(c.get('log'), request, asked));
    const underway = running.find(generation.id);
    if (wantsEvents(c.req.raw)) {
      return streamGeneration(c, services, { userId, generation, ...(underway && { underway }) });
    }
    const closed = await (underway?.ended ?? waitForGeneration(services, generation));
    return c.json(await answerGeneration(services, userId, closed));
  }
  return (c) => serve(c).catch((error) => printFailure(error, c));
}
