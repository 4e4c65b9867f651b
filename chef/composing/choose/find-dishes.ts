import { missedBounds } from '#recipes/nutrition/missed-bounds.ts';
import { createRandom } from '#recipes/random.ts';
import { countMissedBars } from '../count-missed-bars.ts';
import { type Dish, steeringNutrition } from '../dish.ts';
import { harmonyOf } from '../pairing/pairing.ts';
import { tryDish, tryUniversal } from '../try-dish.ts';
import type { Search } from './situation.ts';

/** How many dishes are tried, and after how many good recipes that is enough. */
const attempts = 60;
const enoughGood = 3;
/** Where any dish will do, the first few are as good as many. */
const attemptsAtAny = 16;
const universalTries = 6;
const universalSeed = 'the last way out';

/** What each number aimed at and each preferred food are worth beside how well a dish goes together. */
const worth = { bar: 100, aim: 24, target: 20, wish: 28, harmony: 3 } as const;

type Found = { dish: Dish; score: number; isGood: boolean };

/** What a dish is worth to the search: higher is better. Good is one that misses no bar of a good recipe. */
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
 * Dishes made only of what no diet and no allergen of the catalogue forbids. How each is filled depends on the course, the
 * servings and what is avoided alone: chance has a seed of its own for each.
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

/** Dishes that keep the hard choices, as they come: to find out whether there is any. */
export function* findAnyDishes(search: Search): Generator<Dish> {
  for (let attempt = 0; attempt < attemptsAtAny; attempt++) {
    const dish = tryDish(search);
    if (dish) yield dish;
  }
  yield* universalDishes(search);
}

/**
 * Dishes that keep the hard choices as far as the tables know, the most fitting first. At the end come those
 * that are made of nothing which a diet or an allergen can forbid: what any set of choices leaves.
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
