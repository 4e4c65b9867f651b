import type { Ingredient } from '../pantry/pantry.ts';
import { toStep } from './nice-number.ts';
import { byWeight, type KitchenAmount } from './weigh.ts';

/** Pieces from this weight on may be halved: a cook keeps the other half, unlike half an onion. */
const halvedFromGrams = 190;
/** The sizes in a shop, as shares of a medium piece. grams-of.ts uses the same shares to weigh a line that names a size. */
const sizes = [
  ['small', 0.75],
  ['large', 1.35],
] as const;
const sizedFromGrams = 55;
/** More carrots than this are weighed instead of counted. */
const maxCounted = 8.5;

type Option = KitchenAmount & { oddness: number };

/** Returns the option for a number of pieces. */
const pieces = (count: number, unit: string, each: number): Option => ({
  ...{ count, unit, grams: count * each, text: String(count), oddness: 0 },
});

/** Whether an ingredient is a vegetable or a fruit counted by the piece, and so comes in sizes. */
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
 * Rounds to whole pieces, to half of a big piece, or to "1 small onion" if a medium one is much too big or too small.
 * @param multipleOf the count is a multiple of this, so that each person gets the same number
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
