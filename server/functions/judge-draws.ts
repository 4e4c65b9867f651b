import { setImmediate } from 'node:timers/promises';
import type { Handler } from 'hono';
import { type RandomDrawsAnswer, randomDrawsSchema } from '#contract/random-draws.ts';
import type { Constraints, RecipeModel } from '#recipes/models/model.ts';
import { cleanWish } from '#recipes/prompt/clean-wish.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { readSignedInCook } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

const requestsPerMinute = 20;
/** The browser waits no longer for an answer. */
const patienceMs = 1500;

/**
 * Returns the position of the first draw that a recipe keeps whole, else of the one of which it keeps most; 0 when the model cannot say.
 * Stops when the client has gone, or when it waits no longer.
 */
async function findBest(
  draws: readonly Constraints[],
  model: RecipeModel,
  signal: AbortSignal,
): Promise<number> {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let startedMs: number | undefined;
  if (!model.unmetCount) return best;
  for (const [index, constraints] of draws.entries()) {
    const unmet = await model.unmetCount(constraints);
    if (unmet < least) [best, least] = [index, unmet];
    // The first draw may wait until the model has loaded its tables.
    startedMs ??= performance.now();
    if (least === 0 || signal.aborted || performance.now() - startedMs > patienceMs) break;
    // Each draw is a recipe of some ten milliseconds; other requests run between them.
    await setImmediate();
  }
  return best;
}

/** Returns which of several random selections a recipe can keep best. Stores and charges nothing. */
export function judgeDraws(services: Services): Handler<DoorEnvironment> {
  const count = createMemoryLimiter(services.settings, { points: requestsPerMinute, seconds: 60 });
  return async (c) => {
    try {
      const userId = await readSignedInCook(c.req.raw, services);
      const waitMs = await count(userId);
      if (waitMs !== undefined) throw tooOften(waitMs);
      const { draws, wish } = await readJson(c.req.raw, randomDrawsSchema);
      const said = cleanWish(wish);
      const asked = draws.map((selections) => ({ selections, wish: said }));
      const best = await findBest(asked, services.models.recipes, c.req.raw.signal);
      const answer: RandomDrawsAnswer = { best };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
