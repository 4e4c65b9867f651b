import {
  type Ban,
  type Requirements,
  type SpiceLevel,
  spiceLevels,
} from '#recipes/selections/requirements.ts';
import { type Changed, changeHeat, isAsHot, type MoreHeat } from '../adapting/change-heat.ts';
import { changeLess } from '../adapting/change-less.ts';
import { heatOf, isHot } from '../adapting/heat-of.ts';
import { scaleFoods } from '../adapting/scale-foods.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import type { HeatMiss, MissedChoice } from '../finding/missed-tastes.ts';
import type { Wants } from '../finding/wants.ts';
import { banOnFoods } from './ban-on-foods.ts';
import { withUnsaltedWater } from './unsalted-water.ts';

/** What a dish is seasoned by. */
type Wanted = Pick<Wants, 'requirements' | 'chosen'>;

/** A dish with the heat and the salt that the cook asked for, with what of it is not met. */
export type Seasoned = Changed & { missed: MissedChoice[] };

/** Target sodium per serving for a low-salt diet, whatever its upper bound. */
const littleSodiumMg = 300;
const leastSalt = 0.25;

/** Returns the share of the salt that stays in a dish under a diet that bounds sodium. */
function saltShare(sodiumMg: number): number {
  return Math.max(leastSalt, Math.min(1, littleSodiumMg / sodiumMg));
}

const praisesSalt =
  /\b(?:salt (?:should|must|is half|needs)|generous salt|another pinch of salt|salt\w* (?:generously|boldly)|well[- ]salted)\b/i;
const wellSalted = /,? ?\b(?:clearly|well|boldly|generously)[- ]salted(?= )/gi;

/** Returns the dish without the words that ask for much salt. */
const withoutPraiseOfSalt = (dish: CookbookDish): CookbookDish => ({
  ...dish,
  description: dish.description.replace(wellSalted, ''),
  tips: dish.tips.filter((tip) => !praisesSalt.test(tip)),
});

function saltLess(dish: CookbookDish, { goals }: Requirements, book: Cookbook): Changed {
  const diet = goals.find(({ hard, limits }) => hard && (limits.maxSodiumMg ?? 1000) <= 700);
  const sodiumMg = book.nutrientsOf(dish.path)?.sodiumMg ?? 0;
  if (!diet) return { dish, notes: [] };
  const plain = withoutPraiseOfSalt(dish);
  if (sodiumMg <= littleSodiumMg) return { dish: plain, notes: [] };
  const less = scaleFoods(
    withUnsaltedWater(plain),
    ({ pantryId }) => pantryId === 'salt',
    saltShare(sodiumMg),
  );
  const notes = less.names.length > 0 ? [`It has less salt than usual (${diet.name}).`] : [];
  return { dish: less.dish, notes };
}

/** How much heat a chosen level asks for. */
const heatFor: Partial<Record<SpiceLevel, MoreHeat>> = {
  mild: 'touch',
  medium: 'little',
  hot: 'more',
  'extra-hot': 'most',
};

/**
 * Returns how much heat a dish lacks for the wanted level, or undefined when it is hot enough. "Mild" in a wish, or a wish for children,
 * is a bound: it asks for no heat.
 */
function lackOf(dish: CookbookDish, spice: SpiceLevel, isChosen: boolean): MoreHeat | undefined {
  const more = heatFor[spice];
  if (!more || (spice === 'mild' && !isChosen)) return undefined;
  const [has, wanted] = [heatLevelOf(dish), spiceLevels.indexOf(spice)];
  // A dish of the level may have its heat from pepper, ginger or a paste.
  const isWeak = has === wanted && heatOf(dish) > 0 && !isAsHot(dish, more);
  return has < wanted || isWeak ? more : undefined;
}

/** Whether a choice forbids chilli, so that no dish can be made hotter. */
const forbidsHeat = ({ bans }: Requirements): boolean =>
  bans.some(({ tags, ingredientIds }) => tags.has('hot') || ingredientIds.has('chilli-flakes'));

/** Returns how a dish misses the chosen heat. */
function missOf(dish: CookbookDish, requirements: Requirements): HeatMiss | undefined {
  const { spice } = requirements;
  const hotter = spice ? heatLevelOf(dish) - spiceLevels.indexOf(spice) : 0;
  // The hottest dishes of the cookbook are hot enough for any choice.
  if (hotter === 0 || (hotter > 0 && spice === 'hot')) return undefined;
  if (hotter > 0) return 'hotter';
  // A drink or a dessert without chilli is mild enough.
  if (spice === 'mild' && heatLevelOf(dish) === 0) return undefined;
  if (heatLevelOf(dish) > 0) return 'milder';
  if (!forbidsHeat(requirements)) return 'unsuited';
  // A cook who avoids chilli does not expect the little that is mild.
  return spice === 'mild' ? undefined : 'avoided';
}

const nameOfLevel: Partial<Record<SpiceLevel, string>> = {
  mild: 'Mild Heat',
  medium: 'Medium Heat',
};

/** Returns a dish with less heat for a choice of little or none. */
function milder(dish: CookbookDish, spice: SpiceLevel): Changed | undefined {
  const isTooHot = heatLevelOf(dish) > spiceLevels.indexOf(spice);
  const changed = isTooHot && spice !== 'hot' ? changeHeat(dish, 'less') : undefined;
  const spiceLevel = nameOfLevel[spice] ?? changed?.dish.spiceLevel ?? '';
  return changed && { ...changed, dish: { ...changed.dish, spiceLevel } };
}

function heatAsAsked(dish: CookbookDish, { requirements, chosen }: Wanted): Seasoned {
  const { spice } = requirements;
  if (!spice) return { dish, notes: [], missed: [] };
  const more = forbidsHeat(requirements) ? undefined : lackOf(dish, spice, chosen.heat);
  const changed = (more ? changeHeat(dish, more) : milder(dish, spice)) ?? { dish, notes: [] };
  const miss = missOf(changed.dish, requirements);
  return { ...changed, missed: miss ? [{ kind: 'heat', names: miss }] : [] };
}

/** Returns a ban on the hot ingredients of a dish for a cook who wants no heat; undefined when it has none. */
export function banOfHeat(dish: CookbookDish, { spice }: Requirements): Ban | undefined {
  const hot = dish.ingredients.filter(isHot).map(({ pantryId }) => pantryId);
  return spice !== 'none' || hot.length === 0 ? undefined : banOnFoods('No Heat', hot);
}

/** Adjusts the salt to the cook's diet, the heat to the cook's choice, and what the wish wants less of. Returns the dish and notes about the changes. */
export function seasonDish(dish: CookbookDish, wants: Wanted, book: Cookbook): Seasoned {
  const heated = heatAsAsked(dish, wants);
  const salted = saltLess(heated.dish, wants.requirements, book);
  const less = changeLess(salted.dish, wants.requirements.wants.text);
  return {
    ...heated,
    dish: less.dish,
    notes: [...heated.notes, ...salted.notes, ...less.notes],
  };
}
