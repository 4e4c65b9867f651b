import { niceNumber } from './nice-number.ts';

/** An amount as a cook would measure it: the count and its unit, the weight, and the printed text. */
export type KitchenAmount = {
  count: number;
  unit: string;
  grams: number;
  text: string;
  /** The name to print with this amount, if it differs from the ingredient's own name. */
  name?: string;
};

const gramSteps = [500, 250, 100, 50, 25, 10, 5];
const mlSteps = [500, 250, 100, 50, 25, 10];

/** Rounds to grams or millilitres; from a thousand on, the text is in kilograms or litres. */
export function byWeight(
  grams: number,
  perUnit: number,
  unit: 'g' | 'ml',
  tolerance?: number,
): KitchenAmount {
  const steps = unit === 'g' ? gramSteps : mlSteps;
  const value = grams / perUnit;
  const count =
    value < (unit === 'g' ? 3 : 8)
      ? Math.max(1, Math.round(value))
      : niceNumber(value, steps, tolerance);
  const text = count < 1000 ? `${count} ${unit}` : `${count / 1000} ${unit === 'g' ? 'kg' : 'l'}`;
  return { count, unit, grams: count * perUnit, text };
}
