import type { Handler } from 'hono';
import { type WishReadingAnswer, wishReadingSchema } from '#contract/wish-reading.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { readSignedInCook } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

/** The client sends one reading per pause in typing; no user pauses more often than this. */
const readingsPerMinute = 120;

/**
 * Returns which parts of a wish are understood and which are not, before anything is charged. Stores nothing. Like every function, it
 * requires the second factor of an account that has one.
 */
export function readWishOfCook(services: Services): Handler<DoorEnvironment> {
  const count = createMemoryLimiter(services.settings, { points: readingsPerMinute, seconds: 60 });
  return async (c) => {
    try {
      const userId = await readSignedInCook(c.req.raw, services);
      const waitMs = await count(userId);
      if (waitMs !== undefined) throw tooOften(waitMs);
      const { wish } = await readJson(c.req.raw, wishReadingSchema);
      const { recipes: model } = services.models;
      const { parts, dish, unknown, left } = readWish(wish, await model.dishFinder?.());
      const answer: WishReadingAnswer = {
        parts,
        ...(dish ? { dish: { title: dish.title } } : {}),
        // Other models also get the wording of the wish, and may understand what we do not.
        unknown: model.hearsOnlyWhatIsRead ? [...unknown, ...left] : unknown,
      };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
