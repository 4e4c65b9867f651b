import { createRandom } from '#recipes/random.ts';
import type { Dish } from '../dish.ts';
import { scoreDish } from '../score.ts';
import { tryDish, tryUniversal } from '../try-dish.ts';
import { canBeQuickEnough } from './quickest.ts';
import { type Search, startSearch } from './search.ts';

/** How many dishes are tried in the first batch and, where none of it is a good recipe, in the next ones. */
const attemptsByBatch = [40, 20] as const;
/** And once more, where a good recipe matters more than what was merely wished for. */
const attemptsWithFewerWishes = 40;
/** Where any dish will do, the first few are as good as many. */
const attemptsAtAny = 16;
/** Dishes that keep every soft choice: so many are enough; of others one chooses the best. */
const enoughPerfect = 1;
/** How many dishes are tried and compared where little was wished for; the more wishes, the fewer. */
const mostImperfect = 12;
const leastImperfect = 3;
/** Attempts for each of those, after which one dish is enough. */
const attemptsForEach = 3;
const universalTries = 6;
const universalSeed = 'the last way out';

type Found = { dish: Dish; score: number; missedBars: number };

/** What met only some of the wishes is tried less, so that another kind of dish gets its chance. */
function discourage({ failures }: Search, { archetype }: Dish): void {
  failures.set(archetype, (failures.get(archetype) ?? 0) + 1);
}

/** How long to look for a dish that keeps every soft choice: long for one, hardly for ten that go apart anyway. */
function enoughFor({ requirements, wishes }: Search): number {
  const { techniques, styles, plating, spice, difficulty, goals } = requirements;
  const wished = [techniques, styles, plating, wishes, goals].flat().length;
  const levels = [spice, difficulty].filter((level) => level !== undefined).length;
  return Math.max(leastImperfect, Math.round(mostImperfect / Math.max(1, wished + levels)));
}

/** A batch of dishes, the best first. */
function findBatch(search: Search, attempts: number): Found[] {
  const enough = enoughFor(search);
  const patience = enough * attemptsForEach;
  const found: Found[] = [];
  let perfect = 0;
  let good = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (perfect >= enoughPerfect || good >= enough) break;
    if (attempt > patience && good > 0) break;
    if (attempt > patience * 2 && found.length > 0) break;
    const dish = tryDish(search);
    if (!dish) continue;
    const { score, isPerfect, missedBars } = scoreDish(dish, search);
    if (isPerfect) perfect++;
    else discourage(search, dish);
    if (missedBars === 0) good++;
    found.push({ dish, score, missedBars });
  }
  return found.sort((one, other) => other.score - one.score);
}

/**
 * Dishes made only of what no diet and no allergen of the catalogue forbids, of the kinds that can be ready in time. How
 * each is filled depends on the course, the servings and what is avoided alone: chance has a seed of its own for each.
 */
export function* universalDishes(search: Search): Generator<Dish> {
  const kinds = search.fitting
    .map(([archetype]) => archetype)
    .filter((archetype) => canBeQuickEnough(archetype, search.requirements))
    .reverse();
  for (let round = 0; round < universalTries; round++) {
    for (const archetype of kinds) {
      const random = createRandom(`${universalSeed} ${archetype.id} ${round}`);
      const dish = tryUniversal({ ...search, random }, archetype);
      if (dish) yield dish;
    }
  }
}

/** Whether any kind of dish can be ready in the times that were asked for: where none can, nothing is tried. */
const isHopeful = ({ fitting, requirements }: Search): boolean =>
  fitting.some(([archetype]) => canBeQuickEnough(archetype, requirements));

/** Dishes that keep the hard choices, as they come: to find out whether there is any. */
export function* findAnyDishes(search: Search): Generator<Dish> {
  if (!isHopeful(search)) return;
  for (let attempt = 0; attempt < attemptsAtAny; attempt++) {
    const dish = tryDish(search);
    if (dish) yield dish;
  }
  yield* universalDishes(search);
}

/**
 * The same search with what is hard, and fewer of the wishes: kinds of dish that answer none of them are looked at too.
 * @param nothingFound whether the cuisine and what is preferred have to give way as well
 */
function withFewerWishes(search: Search, nothingFound: boolean): Search {
  const { requirements, allowed, random, wishes, failures } = search;
  const fewer = {
    ...requirements,
    ...{ styles: [], techniques: [], plating: [], difficulty: undefined },
    ...(nothingFound && { cuisines: [] }),
  };
  return { ...startSearch(fewer, allowed, random, nothingFound ? [] : wishes), failures };
}

/**
 * Dishes that keep the hard choices as far as the tables know, the most fitting first. At the end come those
 * that are made of nothing which a diet or an allergen can forbid: what any set of choices leaves.
 */
export function* findDishes(search: Search): Generator<Dish> {
  if (!isHopeful(search)) return;
  const lesser: Dish[] = [];
  for (const attempts of attemptsByBatch) {
    for (const { dish, missedBars } of findBatch(search, attempts)) {
      if (missedBars === 0) yield dish;
      else lesser.push(dish);
    }
  }
  for (const { dish, missedBars } of findBatch(
    withFewerWishes(search, lesser.length === 0),
    attemptsWithFewerWishes,
  )) {
    if (missedBars === 0) yield dish;
    else lesser.push(dish);
  }
  yield* lesser;
  yield* universalDishes(search);
}
