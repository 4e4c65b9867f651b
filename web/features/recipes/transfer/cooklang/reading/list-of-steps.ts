import { inNumber } from '#recipes/measures/scale/plural.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { printQuantity, sumQuantities } from '../quantity.ts';
import type { PrintedMark } from './print-steps.ts';

type Item = PrintedMark['item'];

const foodKey = ({ name }: Item): string =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ') || name.toLowerCase();

/** Prints one line of the list: the sum of one food over all steps, and its preparation. */
function printLine(items: readonly Item[]): string {
  const [first] = items;
  if (!first) return '';
  const written = items.flatMap(({ quantity }) => quantity ?? []);
  const sums = sumQuantities(written);
  const [was, now] = [written[0], sums[0]];
  const isCount = sums.length === 1 && was?.unit === undefined;
  const name =
    isCount && was?.value !== undefined && now?.value !== undefined
      ? inNumber(` ${first.name}`, was.value, now.value).trim()
      : first.name;
  const amount = sums.map(printQuantity).join(' plus ');
  const notes = [...new Set(items.flatMap(({ note }) => note ?? []))];
  const line = [amount === '' ? name : `${amount} ${name}`, ...notes].join(', ');
  return items.every(({ isOptional }) => isOptional) ? `${line} (optional)` : line;
}

/** Returns the ingredient list of a recipe: the sums of what its steps use, in the order of first use. */
export function listOfSteps(marks: readonly PrintedMark[]): string[] {
  const byFood = Map.groupBy(
    marks.map(({ item }) => item),
    foodKey,
  );
  return [...byFood.values()].map(printLine);
}
