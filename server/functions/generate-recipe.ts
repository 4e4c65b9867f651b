import type { Context, Handler } from 'hono';
import { generationLockName } from '../database/generation-lock.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { answerGeneration } from './generation/answer-generation.ts';
import { openGeneration } from './generation/open-generation.ts';
import { readGenerationRequest } from './generation/read-request.ts';
import { runGeneration } from './generation/run-generation.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import type { Photographer } from './pictures/photographer.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCaller } from './signed-in-cook.ts';

/**
 * Makes one recipe for one credit, or for none when credits are off: read, open, run, answer. A request with an idempotency key that was
 * used before attaches to the same generation; a failed generation costs nothing. It runs to its end whether or not a client waits for it.
 */
export function generateRecipe(
  services: Services,
  { running, photographers }: { running: RunningGenerations; photographers: Photographer[] },
): Handler<DoorEnvironment> {
  const points = services.settings.recipes.maxGenerationsPerHour;
  const limiter = createLimiter(services, 'generation', { points, seconds: 3600 });

  async function serve(c: Context<DoorEnvironment>): Promise<Response> {
    const cook = await readSignedInCaller(c.req.raw, services);
    const asked = await readGenerationRequest(c.req.raw);
    const { generation, opening } = await openGeneration(services, limiter, cook, asked);
    if (opening) {
      const dependencies = { ...services, photographers, log: c.get('log') };
      running.begin(generation.id, (one) =>
        runGeneration(dependencies, generation, opening.plan, one).finally(opening.releaseLock),
      );
    }
    const { userId } = cook;
    return answerGeneration(c, services, {
      ...{ userId, generation },
      lockName: generationLockName(userId, asked.idempotencyKey),
      underway: running.underway.get(generation.id),
    });
  }
  return (c) => serve(c).catch((error) => printFailure(error, c));
}
