import type { Ingredient } from '../pantry/pantry.ts';
import type { IngredientLine } from './read-line.ts';
import { SPOON_ML } from './units.ts';

/**
 * The mass of a line in grams, as it is eaten: a tin counts drained.
 * @returns undefined where the line has no amount, or one that cannot be weighed
 */
export function gramsOf(line: IngredientLine, ingredient: Ingredient): number | undefined {
  const { amount, unit } = line;
  if (amount === undefined) return undefined;
  const weights = ingredient.grams;
  if (!unit) return weights.piece === undefined ? undefined : amount * weights.piece;
  if (unit.base === 'g') return amount * unit.factor;
  if (unit.base === 'ml') return amount * unit.factor * densityOf(weights);
  if (unit.name === 'tin' && line.tinGrams !== undefined) {
    return amount * line.tinGrams * eatenShareOf(weights);
  }
  const each = weights[unit.name] ?? weightOfUnlisted(unit.name, weights);
  return each === undefined ? undefined : amount * unit.factor * each;
}

/** The usual 400 g tin of beans holds 240 g of them; what is eaten with its liquid counts whole. */
function eatenShareOf(weights: Record<string, number>): number {
  return weights.tin === 240 ? 0.6 : 1;
}

/** Grams per millilitre, from the heaviest measure that the pantry has. */
function densityOf(weights: Record<string, number>): number {
  if (weights.cup !== undefined) return weights.cup / 240;
  if (weights.tbsp !== undefined) return weights.tbsp / 15;
  return 1;
}

function weightOfUnlisted(unit: string, weights: Record<string, number>): number | undefined {
  if (unit === 'tbsp' && weights.tsp !== undefined) return weights.tsp * 3;
  if (unit === 'tsp' && weights.tbsp !== undefined) return weights.tbsp / 3;
  if (unit === 'pinch' && weights.tsp !== undefined) return weights.tsp / 10;
  const millilitres = SPOON_ML[unit];
  if (millilitres !== undefined) return millilitres * densityOf(weights);
  if (['tin', 'jar'].includes(unit)) return 240;
  if (['stick', 'head', 'slice', 'clove'].includes(unit)) return weights.piece;
  if (unit === 'handful') return 25;
  if (unit === 'bunch') return 30;
  return undefined;
}
