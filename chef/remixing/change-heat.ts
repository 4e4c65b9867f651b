import { ingredient } from '#recipes/pantry/pantry.ts';
import { isMany } from '../adapting/decisions.ts';
import type { CookbookDish, DishIngredient, Segment } from '../cookbook/dish.ts';

/** A dish that was changed beyond its choices, and what the cook is told of it. */
export type Changed = { dish: CookbookDish; notes: string[] };

/** Whether an ingredient makes a dish hot. */
export const isHot = ({ pantryId, role }: DishIngredient): boolean =>
  role === 'heat' || ingredient(pantryId).tags.has('hot');

/** Whether chilli belongs into a dish at all. */
const takesHeat = ({ courses }: CookbookDish): boolean =>
  !courses.some((course) => course === 'Dessert' || course === 'Drink');

/** Spoons and pieces are halved as a kitchen can: to the quarter. */
const scaled = (value: number, factor: number): number =>
  Math.max(0.25, Math.round(value * factor * 4) / 4);

function scaleHeat(dish: CookbookDish, factor: number): Changed | undefined {
  const names = new Set<string>();
  const change = (segment: Segment): Segment => {
    if (segment.kind !== 'ingredient' || !segment.amount) return segment;
    const one = dish.ingredients[segment.ingredient];
    if (!one || !isHot(one)) return segment;
    names.add(one.name);
    const { amount } = segment;
    return { ...segment, amount: { ...amount, value: scaled(amount.value, factor) } };
  };
  const steps = dish.steps.map((step) => ({ ...step, segments: step.segments.map(change) }));
  if (names.size === 0) return undefined;
  const share = factor > 1 ? 'twice' : 'half';
  return {
    dish: { ...dish, steps, spiceLevel: factor > 1 ? 'Hot' : 'Mild' },
    notes: [...names].map(
      (name) =>
        `There ${isMany(name) ? 'are' : 'is'} ${share} as ${isMany(name) ? 'many' : 'much'} ${name} in it.`,
    ),
  };
}

/** A teaspoon for four gives heat that everybody tastes. */
const flakesPerServing = 0.25;

function addFlakes(dish: CookbookDish): Changed | undefined {
  const last = dish.steps.at(-1);
  if (!last || !takesHeat(dish)) return undefined;
  const flakes: DishIngredient = {
    ...{ name: 'chilli flakes', pantryId: 'chilli-flakes', role: 'heat', isOptional: false },
    ...{ notes: [], uses: [{ step: dish.steps.length - 1 }] },
  };
  const value = Math.max(0.25, dish.servings * flakesPerServing);
  const segments: Segment[] = [
    ...last.segments,
    { kind: 'text', text: ' Scatter over ' },
    {
      ...{ kind: 'ingredient', ingredient: dish.ingredients.length, text: flakes.name },
      amount: { value, unit: 'tsp', isFixed: false },
    },
    { kind: 'text', text: '.' },
  ];
  return {
    dish: {
      ...dish,
      ingredients: [...dish.ingredients, flakes],
      steps: [...dish.steps.slice(0, -1), { ...last, segments }],
      spiceLevel: 'Hot',
    },
    notes: ['Chilli flakes make it hot at the end.'],
  };
}

/**
 * A dish with more or less heat: what makes it hot doubled or halved; without any, chilli flakes at the end.
 * @returns undefined where there is no heat to take away, or none belongs into it
 */
export const changeHeat = (dish: CookbookDish, wanted: 'more' | 'less'): Changed | undefined =>
  wanted === 'less' ? scaleHeat(dish, 0.5) : (scaleHeat(dish, 2) ?? addFlakes(dish));
