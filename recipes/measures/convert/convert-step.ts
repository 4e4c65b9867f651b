import { singular } from '../../pantry/words.ts';
import type { FoundMeasure } from '../find-measures.ts';
import { readIngredientLine } from '../read-line.ts';
import { convertMeasures } from './convert-line.ts';
import { type FoodFinder, type KitchenFood, noFoods, type System } from './kitchen-food.ts';

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2).map(singular);

type Listed = { words: string[]; food: KitchenFood | undefined };

/** The listed food that shares the most words with a text. */
function listedIn(text: string, listed: readonly Listed[]): Listed | undefined {
  const words = new Set(wordsIn(text));
  const score = (one: Listed) => one.words.filter((word) => words.has(word)).length;
  const best = listed.toSorted((one, other) => score(other) - score(one))[0];
  return best && score(best) > 0 ? best : undefined;
}

/** "200 g of the flour, then …" names its food after the amount, "the flour (200 g)" before it. */
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
 * A step in the other system: amounts, oven heats, core temperatures, tin and piece sizes. Times, step numbers, servings
 * and text without amounts stay as they are.
 * @param ingredients the recipe's ingredient lines, from which the foods of amounts are known
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
