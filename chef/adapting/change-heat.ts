import { ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish, DishIngredient, Segment } from '../cookbook/dish.ts';
import { isMany } from './decisions.ts';
import { scaleFoods } from './scale-foods.ts';

/** A dish that was changed beyond its choices, with notes about the changes. */
export type Changed = { dish: CookbookDish; notes: string[] };

/** Whether an ingredient makes a dish hot. */
export const isHot = ({ pantryId, role }: DishIngredient): boolean =>
  role === 'heat' || ingredient(pantryId).tags.has('hot');

/** Whether chilli suits the dish at all: false for desserts and drinks. */
const takesHeat = ({ courses }: CookbookDish): boolean =>
  !courses.some((course) => course === 'Dessert' || course === 'Drink');

function scaleHeat(dish: CookbookDish, factor: number): Changed | undefined {
  const isMeant = factor > 1 ? isSpoonedHeat : isHot;
  const { dish: scaled, names } = scaleFoods(dish, isMeant, factor);
  if (names.length === 0) return undefined;
  const share = factor > 1 ? 'twice' : 'half';
  return {
    dish: { ...scaled, spiceLevel: factor > 1 ? 'Hot' : 'Mild' },
    notes: names.map(
      (name) =>
        `There ${isMany(name) ? 'are' : 'is'} ${share} as ${isMany(name) ? 'many' : 'much'} ${name} in it.`,
    ),
  };
}

/** Whether an ingredient only adds heat. One that is weighed in grams also makes the sauce, so doubling it would change the dish. */
const isSpoonedHeat = (one: DishIngredient): boolean =>
  isHot(one) && one.uses.every(({ amount }) => amount?.unit !== 'g');

/** Teaspoons per serving: a teaspoon for four servings is clearly noticeable. */
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
 * Returns a dish with more or less heat. Doubles or halves the hot ingredients; when more heat is wanted and there are none, it adds
 * chilli flakes at the end.
 * @returns undefined when there is no heat to reduce, or when chilli does not suit the dish
 */
export const changeHeat = (dish: CookbookDish, wanted: 'more' | 'less'): Changed | undefined =>
  wanted === 'less' ? scaleHeat(dish, 0.5) : (scaleHeat(dish, 2) ?? addFlakes(dish));
