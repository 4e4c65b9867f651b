import type { Ingredient } from '../pantry/pantry.ts';
import { toStep } from './nice-number.ts';
import { byWeight, type KitchenAmount } from './weigh.ts';

/** Of what is this heavy a cook keeps the other half; of an onion not. */
const halvedFromGrams = 190;
/** The sizes that a shop has of one kind, as shares of the middle one; see the weights of a line that names them. */
const sizes = [
  ['small', 0.75],
  ['large', 1.35],
] as const;
const sizedFromGrams = 55;
/** More carrots than this are not counted but weighed. */
const maxCounted = 8.5;

type Option = KitchenAmount & { oddness: number };

/** Words for a number of pieces. */
const pieces = (count: number, unit: string, each: number): Option => ({
  ...{ count, unit, grams: count * each, text: String(count), oddness: 0 },
});

/** Grows in the earth or on a tree, and so comes in sizes. */
const isGrown = ({ kinds, unit }: Ingredient): boolean =>
  unit === 'piece' && (kinds.has('vegetable') || kinds.has('fruit'));

function optionsFor(ingredient: Ingredient, grams: number): Option[] {
  const { unit } = ingredient;
  const each = ingredient.grams[unit] ?? 100;
  const whole = Math.max(1, Math.floor(grams / each));
  const options = [pieces(whole, unit, each), pieces(whole + 1, unit, each)];
  if (!isGrown(ingredient) || each < sizedFromGrams) return options;
  if (each >= halvedFromGrams) {
    options.push({ ...pieces(0.5, unit, each), text: '½', oddness: 0.05 });
  }
  for (const [size, share] of sizes) {
    for (const count of [1, 2]) {
      const text = `${count} ${size}`;
      options.push({ ...pieces(count, unit, each * share), text, oddness: 0.12 });
    }
  }
  return options;
}

/**
 * Whole pieces; half of a big one; "1 small onion" where a middling one is much too big or too small.
 * @param multipleOf as many for each at the table
 */
export function roundPieces(
  ingredient: Ingredient,
  grams: number,
  multipleOf: number,
): KitchenAmount {
  if (multipleOf > 1) {
    const each = ingredient.grams[ingredient.unit] ?? 100;
    const { oddness: _, ...amount } = pieces(
      toStep(grams / each, multipleOf),
      ingredient.unit,
      each,
    );
    return amount;
  }
  const each = ingredient.grams[ingredient.unit] ?? 100;
  if (isGrown(ingredient) && each >= sizedFromGrams && grams / each > maxCounted) {
    return byWeight(grams, 1, 'g');
  }
  const error = (one: Option) => Math.abs(one.grams - grams) / grams + one.oddness;
  const { oddness: _, ...amount } = optionsFor(ingredient, grams).reduce((best, one) =>
    error(one) < error(best) ? one : best,
  );
  return amount;
}
