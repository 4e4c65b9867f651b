import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { SpiceLevel } from '#recipes/selections/requirements.ts';
import type { Archetype, Slot } from '../archetype.ts';
import { doseOf } from '../doses.ts';

/** How hot the cook wants it, as a share of a medium dish. Nothing said: a hint. */
const heatFactors: Record<SpiceLevel, number> = {
  none: 0,
  mild: 0.5,
  medium: 1,
  hot: 2,
  'extra-hot': 3,
};

/** Seasonings, fats and what boils away grow a little slower than the pot: twelve do not need three times the salt of four. */
const slowRoles = new Set(
  'spice warm-spice dried-herb woody-herb salt pepper heat hot-paste hot-sauce oil fat finishing-oil dressing-oil aromatic'.split(
    ' ',
  ),
);
/** The amounts are those of a dish for four. */
const usualServings = 4;
const growth = 0.9;

/** Starches that drink their liquid: it grows with them. */
const drinks = new Set([
  'grain',
  'risotto-rice',
  'grain-slow',
  'porridge-grain',
  'lentil',
  'noodle',
]);

const growsSlowly = ({ roles }: Ingredient, isBroth: boolean): boolean =>
  [...roles].some((role) => slowRoles.has(role)) ||
  (isBroth && (roles.has('liquid') || roles.has('stock')));

/** Whether a dish's liquid is its own, as in a soup, and not soaked up by a grain. */
export const hasFreeLiquid = (items: readonly Ingredient[]): boolean =>
  !items.some(({ roles }) => [...roles].some((role) => drinks.has(role)));

export type Table = { servings: number; spice: SpiceLevel | undefined; freeLiquid: boolean };

/** Grams of an ingredient in all that a dish usually has for so many. */
export function usualGrams(item: Ingredient, slot: Slot, table: Table): number {
  const heat = slot.list === 'heat' ? heatFactors[table.spice ?? 'mild'] : 1;
  const each = slot.grams?.[1] ?? doseOf(item, slot.factor ?? 1);
  const share =
    slot.fixed || !growsSlowly(item, table.freeLiquid)
      ? table.servings
      : usualServings * (table.servings / usualServings) ** growth;
  return each * heat * share;
}

/** Whether an archetype's amounts are those of a formula, and nothing to be solved. */
export const isFormula = ({ formula, weigh }: Archetype): boolean =>
  formula === true || weigh !== undefined;
