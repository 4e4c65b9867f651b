import { isBakedFrom, type Scaling } from './how-it-scales.ts';
import { scaleLine } from './scale-line.ts';
import { scaleStep } from './scale-step.ts';

type Portioned = {
  ingredients: string[];
  instructions: string[];
  tips: string[];
  servings: number;
  cookTimeMinutes: number;
  notes: string[];
};

/** From this factor on, a pan or tin holds noticeably more or less, and the cooking time changes. */
const noticeable = 1.4;

function noteOn({ cookTimeMinutes }: Portioned, from: number, factor: number): string[] {
  if (cookTimeMinutes === 0 || (factor < noticeable && factor > 1 / noticeable)) return [];
  const [size, time] = factor > 1 ? ['larger', 'longer'] : ['smaller', 'shorter'];
  return [
    `Cooking times and pan sizes are for ${from} servings. For this amount, use ${size} or ${factor > 1 ? 'more' : 'fewer'} pans and expect a ${time} cooking time.`,
  ];
}

/**
 * Scales the ingredients, steps and tips of a recipe for more or fewer servings, in kitchen amounts. Temperatures, times and
 * tin sizes stay, and a note says so. Does not need the pantry, so that it can run in a browser.
 * @throws RangeError if a number of servings is not above zero
 */
export function scaleRecipe<Written extends Portioned>(
  recipe: Written,
  fromServings: number,
  toServings: number,
): Written {
  if (!(fromServings > 0 && toServings > 0)) throw new RangeError('Servings are above zero.');
  if (fromServings === toServings) return recipe;
  const factor = toServings / fromServings;
  const scaling: Scaling = { factor, isBaked: isBakedFrom(recipe.ingredients) };
  const servings = { from: fromServings, to: toServings };
  const inStep = (text: string) => scaleStep(text, recipe.ingredients, scaling, servings);
  return {
    ...recipe,
    servings: toServings,
    ingredients: recipe.ingredients.map((line) => scaleLine(line, scaling)),
    instructions: recipe.instructions.map(inStep),
    tips: recipe.tips.map(inStep),
    notes: [...recipe.notes, ...noteOn(recipe, fromServings, factor)],
  };
}
