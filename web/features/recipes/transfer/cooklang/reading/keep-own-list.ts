import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { printQuantity, type Quantity, readQuantity, sumQuantities } from '../quantity.ts';
import { planIngredients } from '../writing/plan-ingredients.ts';
import { listOfSteps } from './list-of-steps.ts';
import type { PrintedMark, PrintedSteps } from './print-steps.ts';

const sumOf = (quantities: readonly Quantity[]): string =>
  sumQuantities(quantities).map(printQuantity).join(' plus ');

const wordsIn = (text: string): Set<string> => new Set(wordsOf(text).map(({ word }) => word));

/** Returns the index of the only line that contains all words of a name. */
function lineNaming(name: string, lines: readonly Set<string>[]): number | undefined {
  const words = [...wordsIn(name)];
  const found = lines.flatMap((line, at) => (words.every((word) => line.has(word)) ? [at] : []));
  return words.length > 0 && found.length === 1 ? found[0] : undefined;
}

/**
 * Returns the ingredient list of one of our own files, line by line as the cook wrote it. If the file was edited by hand, the steps win: a
 * line whose amounts differ from those in its steps is rewritten, and amounts that only the steps contain are added.
 * @param lines the ingredient list in the file
 * @returns the list, and the lines of it that were changed to match the steps
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
