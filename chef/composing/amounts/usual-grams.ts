import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { SpiceLevel } from '#recipes/selections/requirements.ts';
import type { Slot } from '../archetype.ts';

/** How hot the cook wants it, as a share of a medium dish. Nothing said: a hint. */
const heatFactors: Record<SpiceLevel, number> = {
  none: 0,
  mild: 0.5,
  medium: 1,
  hot: 2,
  'extra-hot': 3,
};

/** Grams of a seasoning in one serving, by id, for slots that do not say theirs. */
const doses: Readonly<Record<string, number>> = {
  ...{ 'black-pepper': 0.2, sumac: 0.7, zaatar: 0.7 },
  ...{ 'red-chilli': 4, 'chilli-flakes': 0.25, 'chilli-powder': 0.7 },
  ...{ cinnamon: 0.35, cardamom: 0.4, 'ground-ginger': 0.4, nutmeg: 0.2, vanilla: 1.5 },
  ...{ mint: 5, basil: 5, 'lemon-zest': 0.8 },
};

/** Seasonings and fats grow a little slower than the bowl: twelve do not need three times the salt of four. */
const slowRoles = new Set(
  'spice warm-spice dried-herb woody-herb salt pepper heat oil fat finishing-oil dressing-oil aromatic liquid'.split(
    ' ',
  ),
);
/** The amounts are those of a dish for four. */
const usualServings = 4;
const growth = 0.9;

export type Table = { servings: number; spice: SpiceLevel | undefined };

/**
 * Grams of a food in all that a dish usually has for so many.
 * @throws Error for a food without a dose in a slot that does not say its grams
 */
export function usualGrams(item: Ingredient, slot: Slot, { servings, spice }: Table): number {
  const each = slot.grams?.[1] ?? doses[item.id];
  if (each === undefined) throw new Error(`No dose of "${item.id}" is known`);
  const heat = slot.list === 'heat' ? heatFactors[spice ?? 'mild'] : 1;
  const isSlow = [...item.roles].some((role) => slowRoles.has(role));
  const share = isSlow ? usualServings * (servings / usualServings) ** growth : servings;
  return each * (slot.factor ?? 1) * heat * share;
}
