import { setImmediate } from 'node:timers/promises';
import type { Handler } from 'hono';
import type { Selections } from '#contract/constraint-labels.ts';
import { type RandomDrawsAnswer, randomDrawsSchema } from '#contract/random-draws.ts';
import type { RecipeModel } from '#recipes/models/model.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { tooOften } from './payments/refusals.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { readSignedInCook } from './signed-in-cook.ts';

const requestsPerMinute = 60;

/** Returns the position of the first draw that a recipe keeps whole, else of the one with the least shortfall; 0 when the model cannot say. */
async function findBest(draws: readonly Selections[], model: RecipeModel): Promise<number> {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  if (!model.shortfall) return best;
  for (const [index, selections] of draws.entries()) {
    const shortfall = await model.shortfall({ selections, wish: '' });
    if (shortfall < least) [best, least] = [index, shortfall];
    if (least === 0) return best;
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
      const { draws } = await readJson(c.req.raw, randomDrawsSchema);
      const answer: RandomDrawsAnswer = { best: await findBest(draws, services.models.recipes) };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
