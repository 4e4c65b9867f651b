import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { SpiceLevel } from '#recipes/selections/requirements.ts';
import type { Slot } from '../archetype.ts';

/** Heat factor per spice level, relative to a medium dish. Without a choice, the dish is mild. */
const heatFactors: Record<SpiceLevel, number> = {
  none: 0,
  mild: 0.5,
  medium: 1,
  hot: 2,
  'extra-hot': 3,
};

/** Grams of a seasoning per serving, by id, for slots without their own grams. */
const doses: Readonly<Record<string, number>> = {
  ...{ 'black-pepper': 0.2, sumac: 0.7, zaatar: 0.7 },
  ...{ 'red-chilli': 4, 'chilli-flakes': 0.25, 'chilli-powder': 0.7 },
  ...{ cinnamon: 0.35, cardamom: 0.4, 'ground-ginger': 0.4, nutmeg: 0.2, vanilla: 1.5 },
  ...{ mint: 5, basil: 5, 'lemon-zest': 0.8 },
};

/** Roles that grow more slowly than the number of servings: twelve servings do not need three times the salt of four. */
const slowRoles = new Set(
  'spice warm-spice dried-herb woody-herb salt pepper heat oil fat finishing-oil dressing-oil aromatic liquid'.split(
    ' ',
  ),
);
/** The usual amounts are those of a dish for four. */
const usualServings = 4;
const growth = 0.9;

export type Table = { servings: number; spice: SpiceLevel | undefined };

/**
 * Returns the usual total grams of a food in a dish for these servings.
 * @throws Error when neither the slot nor the table of doses has grams for the food
 */
export function usualGrams(item: Ingredient, slot: Slot, { servings, spice }: Table): number {
  const each = slot.grams?.[1] ?? doses[item.id];
  if (each === undefined) throw new Error(`No dose of "${item.id}" is known`);
  const heat = slot.list === 'heat' ? heatFactors[spice ?? 'mild'] : 1;
  const isSlow = [...item.roles].some((role) => slowRoles.has(role));
  const share = isSlow ? usualServings * (servings / usualServings) ** growth : servings;
  return each * (slot.factor ?? 1) * heat * share;
}
