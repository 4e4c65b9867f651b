import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { printQuantity, type Quantity, readQuantity, sumQuantities } from '../quantity.ts';
import { planIngredients } from '../writing/plan-ingredients.ts';
import { listOfSteps } from './list-of-steps.ts';
import type { PrintedMark, PrintedSteps } from './print-steps.ts';

const sumOf = (quantities: readonly Quantity[]): string =>
  sumQuantities(quantities).map(printQuantity).join(' plus ');

const wordsIn = (text: string): Set<string> => new Set(wordsOf(text).map(({ word }) => word));

/** The only line that holds all words of a name. */
function lineNaming(name: string, lines: readonly Set<string>[]): number | undefined {
  const words = [...wordsIn(name)];
  const found = lines.flatMap((line, at) => (words.every((word) => line.has(word)) ? [at] : []));
  return words.length > 0 && found.length === 1 ? found[0] : undefined;
}

/**
 * The list of a file of ours, line by line as the cook wrote it. Where the file was changed by hand, its steps are believed: a line whose
 * amounts they do not add up to is written anew, and what they take besides is added.
 * @param lines the list that stands in the file
 * @returns the list, and what in it follows the steps
 */
export function keepOwnList(
  lines: readonly string[],
  { steps, marks }: PrintedSteps,
): { ingredients: string[]; changed: string[] } {
  const planned = planIngredients(lines, steps);
  const words = lines.map(wordsIn);
  const placed = (mark: PrintedMark) =>
    planned.find(
      ({ step, start, end }) => step === mark.step && start === mark.start && end === mark.end,
    )?.line ?? lineNaming(mark.item.name, words);
  const byLine = Map.groupBy(marks, placed);
  const kept = lines.map((line, at) => {
    const found = (byLine.get(at) ?? []).flatMap(({ item }) => item.quantity ?? []);
    const wanted = planned
      .filter((mark) => mark.line === at)
      .flatMap(({ quantity }) => readQuantity(quantity) ?? []);
    if (found.length === 0 || sumOf(found) === sumOf(wanted)) return line;
    const { name } = readIngredientLine(line);
    return `${sumOf(found)} ${name}`;
  });
  const added = listOfSteps(
    (byLine.get(undefined) ?? []).filter(({ item }) => item.quantity !== undefined),
  );
  const changed = [...kept.filter((line, at) => line !== lines[at]), ...added];
  return { ingredients: [...kept, ...added], changed };
}
