import type { Ingredient } from '../pantry/pantry.ts';
import { gramsPerMl } from './density.ts';
import { toStep, usualTolerance } from './nice-number.ts';
import { printNumber } from './numbers.ts';
import { roundPieces } from './round-pieces.ts';
import { byWeight, type KitchenAmount } from './weigh.ts';

export type { KitchenAmount } from './weigh.ts';

type Rounding = {
  /** Counted pieces are a multiple of this: one fillet per person. */
  multipleOf?: number;
  /** Share by which a rounder number may differ from the exact one. */
  tolerance?: number;
};

const spoonMl = 15;
/** More spoons than this are measured in a jug, or weighed. */
const maxSpoons = 6;

const isPourable = ({ kinds, unit, roles, id }: Ingredient): boolean =>
  unit === 'ml' ||
  roles.has('acid') ||
  roles.has('umami-sauce') ||
  /-(?:oil|juice|sauce|vinegar|syrup)$/.test(id) ||
  ['oil', 'vinegar', 'sauce', 'syrup', 'juice'].some((kind) => kinds.has(kind));

function bySpoon(ingredient: Ingredient, grams: number, tolerance?: number): KitchenAmount {
  const tbsp = ingredient.grams.tbsp ?? (ingredient.grams.tsp ?? 5) * 3;
  const tsp = ingredient.grams.tsp ?? tbsp / 3;
  if (grams < tsp * 0.19) {
    const each = ingredient.grams.pinch ?? tsp / 12;
    return { count: 1, unit: 'pinch', grams: each, text: '1 pinch' };
  }
  const spoons = grams / tbsp;
  if (spoons > maxSpoons + 0.5) {
    return isPourable(ingredient)
      ? byWeight(grams, gramsPerMl(ingredient), 'ml', tolerance)
      : byWeight(grams, 1, 'g', tolerance);
  }
  if (spoons >= 0.8) {
    const count = toStep(spoons, spoons < 3.25 ? 0.5 : 1);
    return { count, unit: 'tbsp', grams: count * tbsp, text: `${printNumber(count)} tbsp` };
  }
  const count = toStep(grams / tsp, grams / tsp < 1 ? 0.25 : 0.5);
  return { count, unit: 'tsp', grams: count * tsp, text: `${printNumber(count)} tsp` };
}

/** From this weight on, a tin's weight includes everything in it; lighter tins are given by their drained weight. */
const undrainedTinGrams = 300;

/** Counts whole tins. An amount much smaller than one tin is given in grams. */
function byTin(ingredient: Ingredient, grams: number, tolerance?: number): KitchenAmount {
  const each = ingredient.grams.tin ?? 240;
  if (grams < each * 0.7) {
    const bare = ingredient.many.replace(/^tins? /, '');
    return { ...byWeight(grams, 1, 'g', tolerance), name: `tinned ${bare}` };
  }
  const count = toStep(grams / each, 1);
  const size = each >= 220 && each < undrainedTinGrams ? 400 : each;
  return { count, unit: 'tin', grams: count * each, text: `${count} × ${size} g` };
}

/** Counts zest by whole fruit: "finely grated zest of 2 lemons". */
function byFruit(ingredient: Ingredient, grams: number): KitchenAmount {
  const each = ingredient.grams.piece ?? 5;
  const count = toStep(grams / each, 1);
  const fruit = ingredient.one.replace(/ zest$/, '');
  const name = `${count} ${fruit}${count > 1 ? 's' : ''}`;
  return { count, unit: 'fruit', grams: count * each, text: 'finely grated zest of', name };
}

/** Measures a root by the length to cut off: "3 cm piece fresh ginger". */
function byLength(grams: number, gramsPerCm: number): KitchenAmount {
  const count = toStep(grams / gramsPerCm, 1);
  return { count, unit: 'cm', grams: count * gramsPerCm, text: `${count} cm piece` };
}

const maxPieceCm = 8;

/** Rounds a mass to what a kitchen measures: whole onions and tins, quarter teaspoons, round grams. */
export function roundAmount(
  ingredient: Ingredient,
  grams: number,
  { multipleOf = 1, tolerance = usualTolerance }: Rounding = {},
): KitchenAmount {
  const { unit, grams: weights } = ingredient;
  if (/^(?:lemon|lime|orange)-zest$/.test(ingredient.id)) return byFruit(ingredient, grams);
  switch (unit) {
    case 'tbsp':
    case 'tsp':
    case 'pinch':
      return bySpoon(ingredient, grams, tolerance);
    case 'ml': {
      const isSpooned =
        weights.tbsp !== undefined && grams / gramsPerMl(ingredient) < spoonMl * 3.2;
      return isSpooned
        ? bySpoon(ingredient, grams, tolerance)
        : byWeight(grams, gramsPerMl(ingredient), 'ml', tolerance);
    }
    case 'tin':
      return byTin(ingredient, grams, tolerance);
    case 'g': {
      const isRoot = weights.cm !== undefined && grams / weights.cm <= maxPieceCm;
      return isRoot ? byLength(grams, weights.cm ?? 1) : byWeight(grams, 1, 'g', tolerance);
    }
    default:
      return roundPieces(ingredient, grams, multipleOf);
  }
}

/** Prints the amount with the ingredient's name in the singular or plural: "2 carrots", "½ cucumber". */
export function printAmount(amount: KitchenAmount, ingredient: Ingredient): string {
  if (amount.name !== undefined) return `${amount.text} ${amount.name}`;
  if (amount.unit === 'slice') {
    return `${amount.text} ${amount.count > 1 ? 'slices' : 'slice'} ${ingredient.one}`;
  }
  const isCounted = !['g', 'ml', 'tsp', 'tbsp', 'pinch', 'cm'].includes(amount.unit);
  if (!isCounted) return `${amount.text} ${ingredient.many}`;
  return `${amount.text} ${amount.count > 1 ? ingredient.many : ingredient.one}`;
}
