import { type Requirements, spiceLevels } from '#recipes/selections/requirements.ts';
import { readSpice } from '#recipes/selections/tastes.ts';
import { type Changed, changeHeat } from '../adapting/change-heat.ts';
import { scaleFoods } from '../adapting/scale-foods.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** A serving with less sodium is what a diet low in salt means, whatever its upper bound. */
const littleSodiumMg = 300;
const leastSalt = 0.25;

/** What of the salt a diet that bounds sodium leaves in a dish. */
function saltShare(sodiumMg: number): number {
  return Math.max(leastSalt, Math.min(1, littleSodiumMg / sodiumMg));
}

function saltLess(dish: CookbookDish, { goals }: Requirements, book: Cookbook): Changed {
  const diet = goals.find(({ hard, limits }) => hard && (limits.maxSodiumMg ?? 1000) <= 700);
  const sodiumMg = book.nutrientsOf(dish.path)?.sodiumMg ?? 0;
  if (!diet || sodiumMg <= littleSodiumMg) return { dish, notes: [] };
  const less = scaleFoods(dish, ({ pantryId }) => pantryId === 'salt', saltShare(sodiumMg));
  const notes = less.names.length > 0 ? [`It has less salt than usual (${diet.name}).`] : [];
  return { dish: less.dish, notes };
}

function heatAsAsked(dish: CookbookDish, { spice }: Requirements): Changed {
  if (!spice) return { dish, notes: [] };
  const levelOf = (level: string) => spiceLevels.indexOf(level as (typeof spiceLevels)[number]);
  const has = levelOf(readSpice(dish.spiceLevel) ?? 'none');
  const wanted = levelOf(spice);
  const isHotWanted = wanted >= levelOf('hot');
  if (isHotWanted && has < wanted) return changeHeat(dish, 'more') ?? { dish, notes: [] };
  const isMildWanted = wanted <= levelOf('mild');
  if (isMildWanted && has > levelOf('mild')) return changeHeat(dish, 'less') ?? { dish, notes: [] };
  return { dish, notes: [] };
}

/** A dish salted as the cook's diet and as hot as the cook asks, and what was changed. */
export function seasonDish(
  dish: CookbookDish,
  requirements: Requirements,
  book: Cookbook,
): Changed {
  const heated = heatAsAsked(dish, requirements);
  const salted = saltLess(heated.dish, requirements, book);
  return { dish: salted.dish, notes: [...heated.notes, ...salted.notes] };
}
