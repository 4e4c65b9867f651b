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

/** From here on a pan or tin holds noticeably more or less, and the food in it takes another time. */
const noticeable = 1.4;

function noteOn({ cookTimeMinutes }: Portioned, from: number, factor: number): string[] {
  if (cookTimeMinutes === 0 || (factor < noticeable && factor > 1 / noticeable)) return [];
  const [size, time] = factor > 1 ? ['larger', 'longer'] : ['smaller', 'shorter'];
  return [
    `Cooking times and pan sizes are for ${from} servings. For this amount, use ${size} or ${factor > 1 ? 'more' : 'fewer'} pans and expect a ${time} cooking time.`,
  ];
}

/**
 * A recipe for more or fewer servings: list, steps and tips with kitchen amounts. Temperatures, times and tin sizes stay, and
 * a note says so. Needs nothing of the pantry, so that a browser can do it.
 * @throws RangeError for servings that are not above zero
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
