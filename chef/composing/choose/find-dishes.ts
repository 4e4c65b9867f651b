import { missedBounds } from '#recipes/checks/missed-bounds.ts';
import { createRandom } from '#recipes/random.ts';
import { countMissedBars } from '../count-missed-bars.ts';
import { type Dish, steeringNutrition } from '../dish.ts';
import { harmonyOf } from '../pairing/pairing.ts';
import { tryDish, tryUniversal } from '../try-dish.ts';
import type { Search } from './situation.ts';

/** Maximum number of dishes to try, and the number of good ones after which the search stops. */
const attempts = 60;
const enoughGood = 3;
/** Number of attempts when any dish will do. */
const attemptsAtAny = 16;
const universalTries = 6;
const universalSeed = 'the last way out';

/** Score weights of the quality bars, the targets and the preferred foods, relative to harmony. */
const worth = { bar: 100, aim: 24, target: 20, wish: 28, harmony: 3 } as const;

type Found = { dish: Dish; score: number; isGood: boolean };

/** Scores a dish: higher is better. A good dish misses no quality bar. */
function judgeDish(dish: Dish, { requirements, wishes }: Search): Found {
  const nutrition = steeringNutrition(dish.chosen, dish.servings);
  const foods = dish.chosen.map(({ ingredient }) => ingredient);
  const missedBars = countMissedBars(dish, nutrition);
  const misses = (limits = {}) => missedBounds(limits, nutrition).length > 0;
  const aims = requirements.goals.filter(({ aim }) => misses(aim)).length;
  const targets = requirements.goals.filter(({ hard, limits }) => !hard && misses(limits)).length;
  const unmet = wishes.filter((ids) => !foods.some(({ id }) => ids.includes(id))).length;
  const lost =
    missedBars * worth.bar + aims * worth.aim + targets * worth.target + unmet * worth.wish;
  return { dish, score: worth.harmony * harmonyOf(foods) - lost, isGood: missedBars === 0 };
}

/**
 * Yields dishes made only of foods that no diet and no allergen of the catalogue forbids. The filling depends only on the course, the
 * servings and what is avoided: each attempt has its own random seed.
 */
export function* universalDishes(search: Search): Generator<Dish> {
  const kinds = search.fitting.map(([archetype]) => archetype).reverse();
  for (let round = 0; round < universalTries; round++) {
    for (const archetype of kinds) {
      const random = createRandom(`${universalSeed} ${archetype.id} ${round}`);
      const dish = tryUniversal({ ...search, random }, archetype);
      if (dish) yield dish;
    }
  }
}

/** Yields dishes that keep the hard choices in the order found, to check whether there is any. */
export function* findAnyDishes(search: Search): Generator<Dish> {
  for (let attempt = 0; attempt < attemptsAtAny; attempt++) {
    const dish = tryDish(search);
    if (dish) yield dish;
  }
  yield* universalDishes(search);
}

/**
 * Yields dishes that keep the hard choices according to the tables, the best first. The last ones consist only of foods that no diet
 * or allergen can forbid, which any set of choices allows.
 */
export function* findDishes(search: Search): Generator<Dish> {
  const found: Found[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (found.filter(({ isGood }) => isGood).length >= enoughGood) break;
    const dish = tryDish(search);
    if (dish) found.push(judgeDish(dish, search));
  }
  for (const { dish } of found.toSorted((one, other) => other.score - one.score)) yield dish;
  yield* universalDishes(search);
}
