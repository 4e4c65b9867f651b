import { convertLine } from './convert-line.ts';
import { convertStep } from './convert-step.ts';
import { type FoodFinder, noFoods, type System } from './kitchen-food.ts';

type Measured = { ingredients: string[]; instructions: string[]; tips: string[] };

/** Converts the ingredients, steps and tips of a recipe to the wanted system; everything else stays. */
export function convertRecipe<Written extends Measured>(
  recipe: Written,
  to: System,
  foodOf: FoodFinder = noFoods,
): Written {
  const inStep = (text: string) => convertStep(text, to, recipe.ingredients, foodOf);
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => convertLine(line, to, foodOf)),
    instructions: recipe.instructions.map(inStep),
    tips: recipe.tips.map(inStep),
  };
}
