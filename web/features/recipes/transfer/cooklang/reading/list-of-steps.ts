import { inNumber } from '#recipes/measures/scale/plural.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { printQuantity, sumQuantities } from '../quantity.ts';
import type { PrintedMark } from './print-steps.ts';

type Item = PrintedMark['item'];

const foodKey = ({ name }: Item): string =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ') || name.toLowerCase();

/** A line of the list: what all steps together take of one food, and how it is prepared. */
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

/** The list of a recipe: the sum of what its steps take, in the order in which they take it. */
export function listOfSteps(marks: readonly PrintedMark[]): string[] {
  const byFood = Map.groupBy(
    marks.map(({ item }) => item),
    foodKey,
  );
  return [...byFood.values()].map(printLine);
}
