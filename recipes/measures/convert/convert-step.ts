import { singular } from '../../pantry/words.ts';
import type { FoundMeasure } from '../find-measures.ts';
import { readIngredientLine } from '../read-line.ts';
import { convertMeasures } from './convert-line.ts';
import { type FoodFinder, type KitchenFood, noFoods, type System } from './kitchen-food.ts';

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2).map(singular);

type Listed = { words: string[]; food: KitchenFood | undefined };

/** Returns the listed food that shares the most words with a text, or undefined if none shares a word. */
function listedIn(text: string, listed: readonly Listed[]): Listed | undefined {
  const words = new Set(wordsIn(text));
  const score = (one: Listed) => one.words.filter((word) => words.has(word)).length;
  const best = listed.toSorted((one, other) => score(other) - score(one))[0];
  return best && score(best) > 0 ? best : undefined;
}

/** Finds the food of an amount: after it in "200 g of the flour, then …", before it in "the flour (200 g)". */
function foodNear(
  measure: FoundMeasure,
  text: string,
  listed: readonly Listed[],
  foodOf: FoodFinder,
) {
  const [after = ''] = text.slice(measure.end).split(/[,.;:(]|\band\b|\d/);
  const found = listedIn(after, listed);
  if (found) return found.food;
  const isBracketed = /\(\s*$/.test(text.slice(0, measure.start));
  const before =
    text
      .slice(0, measure.start)
      .split(/[,.;:)]|\band\b/)
      .at(-1) ?? '';
  if (isBracketed) return listedIn(before, listed)?.food ?? foodOf(before);
  return foodOf(after);
}

/**
 * Converts a step to the other system: amounts, oven temperatures, core temperatures, tin and piece sizes. Times, step
 * numbers, servings and text without amounts stay as they are.
 * @param ingredients the recipe's ingredient lines, used to find the food of each amount
 */
export function convertStep(
  text: string,
  to: System,
  ingredients: readonly string[],
  foodOf: FoodFinder = noFoods,
): string {
  const listed = ingredients.map((line) => {
    const { food } = readIngredientLine(line);
    return { words: wordsIn(food), food: foodOf(food) };
  });
  return convertMeasures(text, to, (measure, whole) => foodNear(measure, whole, listed, foodOf));
}
