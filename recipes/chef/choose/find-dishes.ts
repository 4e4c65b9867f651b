import type { Dish } from '../dish.ts';
import { scoreDish } from '../score.ts';
import { tryDish, tryUniversal } from '../try-dish.ts';
import type { Search } from './search.ts';

const ATTEMPTS = 200;
/** Dishes that keep every soft choice: so many are enough to choose from. */
const ENOUGH_PERFECT = 2;
const ENOUGH_IMPERFECT = 6;
/** After so many attempts, one dish is enough. */
const PATIENCE = 40;
const BATCHES = 2;
const UNIVERSAL_TRIES = 8;

/** A batch of dishes, the best first. */
function findBatch(search: Search): Dish[] {
  const found: { dish: Dish; score: number }[] = [];
  let perfect = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (perfect >= ENOUGH_PERFECT || found.length >= ENOUGH_IMPERFECT) break;
    if (attempt > PATIENCE && found.length > 0) break;
    const dish = tryDish(search);
    if (!dish) continue;
    const { score, isPerfect } = scoreDish(dish, search);
    if (isPerfect) perfect++;
    found.push({ dish, score });
  }
  return found.sort((one, other) => other.score - one.score).map(({ dish }) => dish);
}

/**
 * Dishes that keep the hard choices as far as the tables know, the most fitting first. At the end come those
 * that are made of nothing which a diet or an allergen can forbid: what any set of choices leaves.
 */
export function* findDishes(search: Search): Generator<Dish> {
  for (let batch = 0; batch < BATCHES; batch++) yield* findBatch(search);
  for (const [archetype] of search.fitting) {
    for (let round = 0; round < UNIVERSAL_TRIES; round++) {
      const dish = tryUniversal(search, archetype);
      if (dish) yield dish;
    }
  }
}
