import type { Handler } from 'hono';
import { type WishReadingAnswer, wishReadingSchema } from '#contract/wish-reading.ts';
import { readWish } from '#recipes/selections/wish/read-wish.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { tooOften } from './payments/refusals.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { readSignedInCook } from './signed-in-cook.ts';

/** One reading for each pause in typing; nobody pauses more often than this. */
const readingsPerMinute = 120;

/**
 * Says what is understood of a wish and what is not, before anything is charged. Nothing is kept of it. Like every function it asks for the
 * second factor that is owed.
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
        // Other models are told the words of the wish, and may know what we do not.
        unknown: model.hearsOnlyWhatIsRead ? [...unknown, ...left] : unknown,
      };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
