import type { Ingredient } from '../pantry/pantry.ts';
import { gramsPerMl } from './density.ts';
import { printNumber } from './numbers.ts';

/** An amount as a cook would measure it: how many of which unit, and what that weighs. */
export type KitchenAmount = { count: number; unit: string; grams: number; text: string };

const toStep = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** The step to which grams and millilitres are rounded: finer for little, coarser for much. */
function stepFor(value: number): number {
  if (value < 10) return 1;
  if (value < 100) return 5;
  if (value < 250) return 10;
  if (value < 1000) return 25;
  return 50;
}

function byWeight(ingredient: Ingredient, grams: number, unit: 'g' | 'ml'): KitchenAmount {
  const perUnit = unit === 'ml' ? gramsPerMl(ingredient) : 1;
  const count = toStep(grams / perUnit, stepFor(grams / perUnit));
  const text = count < 1000 ? `${count} ${unit}` : `${count / 1000} ${unit === 'g' ? 'kg' : 'l'}`;
  return { count, unit, grams: count * perUnit, text };
}

function bySpoon(ingredient: Ingredient, grams: number): KitchenAmount {
  const tbsp = ingredient.grams.tbsp ?? (ingredient.grams.tsp ?? 5) * 3;
  const tsp = ingredient.grams.tsp ?? tbsp / 3;
  if (grams < tsp * 0.2) {
    return { count: 1, unit: 'pinch', grams: tsp * 0.1, text: '1 pinch' };
  }
  if (grams >= tbsp * 0.8) {
    const count = toStep(grams / tbsp, grams / tbsp < 4 ? 0.5 : 1);
    return { count, unit: 'tbsp', grams: count * tbsp, text: `${printNumber(count)} tbsp` };
  }
  const count = toStep(grams / tsp, grams / tsp < 1 ? 0.25 : 0.5);
  return { count, unit: 'tsp', grams: count * tsp, text: `${printNumber(count)} tsp` };
}

function byPiece(ingredient: Ingredient, grams: number): KitchenAmount {
  const each = ingredient.grams[ingredient.unit] ?? 100;
  const step = each >= 100 && grams / each < 2 ? 0.5 : 1;
  const count = toStep(grams / each, step);
  return { count, unit: ingredient.unit, grams: count * each, text: printNumber(count) };
}

function byTin(ingredient: Ingredient, grams: number): KitchenAmount {
  const each = ingredient.grams.tin ?? 240;
  const count = toStep(grams / each, 0.5);
  const size = each === 400 || each === 240 ? 400 : each;
  return { count, unit: 'tin', grams: count * each, text: `${printNumber(count)} × ${size} g` };
}

/** Rounds a mass to what a kitchen measures: whole onions, half tins, quarter spoons, 5 g steps. */
export function roundAmount(ingredient: Ingredient, grams: number): KitchenAmount {
  switch (ingredient.unit) {
    case 'tbsp':
    case 'tsp':
    case 'pinch':
      return bySpoon(ingredient, grams);
    case 'ml':
      return grams < 60 && ingredient.grams.tbsp !== undefined
        ? bySpoon(ingredient, grams)
        : byWeight(ingredient, grams, 'ml');
    case 'tin':
      return byTin(ingredient, grams);
    case 'g':
      return byWeight(ingredient, grams, 'g');
    default:
      return byPiece(ingredient, grams);
  }
}

/** The amount with the ingredient's name, in the number that fits: "2 carrots", "½ onion". */
export function printAmount(amount: KitchenAmount, ingredient: Ingredient): string {
  if (amount.unit === 'slice') {
    return `${amount.text} ${amount.count > 1 ? 'slices' : 'slice'} ${ingredient.one}`;
  }
  const isCounted = !['g', 'ml', 'tsp', 'tbsp', 'pinch'].includes(amount.unit);
  if (!isCounted) return `${amount.text} ${ingredient.many}`;
  return `${amount.text} ${amount.count > 1 ? ingredient.many : ingredient.one}`;
}
