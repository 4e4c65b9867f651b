import {
  type Requirements,
  type SpiceLevel,
  spiceLevels,
} from '#recipes/selections/requirements.ts';
import { type Changed, changeHeat, type MoreHeat } from '../adapting/change-heat.ts';
import { scaleFoods } from '../adapting/scale-foods.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish, DishStep } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';

/** Target sodium per serving for a low-salt diet, whatever its upper bound. */
const littleSodiumMg = 300;
const leastSalt = 0.25;

/** Returns the share of the salt that stays in a dish under a diet that bounds sodium. */
function saltShare(sodiumMg: number): number {
  return Math.max(leastSalt, Math.min(1, littleSodiumMg / sodiumMg));
}

/** Boils in plain water: salt in the water is on no list. */
const withoutSaltedWater = (step: DishStep): DishStep => ({
  ...step,
  segments: step.segments.map((one) =>
    one.kind === 'text'
      ? { ...one, text: one.text.replace(/\bsalted (?=(?:boiling )?water\b)/g, '') }
      : one,
  ),
});

function saltLess(dish: CookbookDish, { goals }: Requirements, book: Cookbook): Changed {
  const diet = goals.find(({ hard, limits }) => hard && (limits.maxSodiumMg ?? 1000) <= 700);
  const sodiumMg = book.nutrientsOf(dish.path)?.sodiumMg ?? 0;
  if (!diet || sodiumMg <= littleSodiumMg) return { dish, notes: [] };
  const less = scaleFoods(
    { ...dish, steps: dish.steps.map(withoutSaltedWater) },
    ({ pantryId }) => pantryId === 'salt',
    saltShare(sodiumMg),
  );
  const notes = less.names.length > 0 ? [`It has less salt than usual (${diet.name}).`] : [];
  return { dish: less.dish, notes };
}

/** How much heat a chosen level adds to a dish that is milder. */
const heatFor: Partial<Record<SpiceLevel, MoreHeat>> = {
  medium: 'little',
  hot: 'more',
  'extra-hot': 'most',
};

/** Returns how much heat a dish lacks for the chosen level, or undefined when it is hot enough. */
function lackOf(has: number, spice: SpiceLevel): MoreHeat | undefined {
  const more = has < spiceLevels.indexOf(spice) ? heatFor[spice] : undefined;
  return more === 'little' && has > 0 ? undefined : more;
}

/** Whether a choice forbids chilli, so that no dish can be made hotter. */
const forbidsHeat = ({ bans }: Requirements): boolean =>
  bans.some(({ tags, ingredientIds }) => tags.has('hot') || ingredientIds.has('chilli-flakes'));

function heatAsAsked(dish: CookbookDish, requirements: Requirements): Changed {
  const { spice } = requirements;
  if (!spice) return { dish, notes: [] };
  const has = heatLevelOf(dish);
  const wanted = spiceLevels.indexOf(spice);
  const isTooHot = wanted <= spiceLevels.indexOf('mild') && has > spiceLevels.indexOf('mild');
  const more = forbidsHeat(requirements) ? undefined : lackOf(has, spice);
  const changed = more ? changeHeat(dish, more) : isTooHot ? changeHeat(dish, 'less') : undefined;
  if (changed) return changed;
  const note =
    has > 0 ? "It isn't as hot as you asked." : "It isn't hot: chilli doesn't suit this dish.";
  return { dish, notes: more ? [note] : [] };
}

/** Adjusts the salt to the cook's diet and the heat to the cook's choice. Returns the dish and notes about the changes. */
export function seasonDish(
  dish: CookbookDish,
  requirements: Requirements,
  book: Cookbook,
): Changed {
  const heated = heatAsAsked(dish, requirements);
  const salted = saltLess(heated.dish, requirements, book);
  return { dish: salted.dish, notes: [...heated.notes, ...salted.notes] };
}
