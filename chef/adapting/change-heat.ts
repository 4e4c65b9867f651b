import { ingredient } from '#recipes/pantry/pantry.ts';
import {
  type CookbookDish,
  type DishIngredient,
  isPart,
  isSavoury,
  type Segment,
} from '../cookbook/dish.ts';
import { scaleFoods } from './scale-foods.ts';

/** A dish that was changed beyond its choices, with notes about the changes. */
export type Changed = { dish: CookbookDish; notes: string[] };

/** Whether an ingredient makes a dish hot. */
export const isHot = ({ pantryId, role }: DishIngredient): boolean =>
  role === 'heat' || ingredient(pantryId).tags.has('hot');

/** Whether chilli suits the dish at all: false for desserts, drinks and sweet breakfasts. */
const takesHeat = (dish: CookbookDish): boolean =>
  isSavoury(dish) &&
  !(
    dish.courses.includes('Breakfast') && dish.ingredients.some(({ role }) => role === 'sweetener')
  );

/** How much hotter a dish becomes: the factor on its hot ingredients, the teaspoons of flakes per serving where it has none, and the words. */
const heats = {
  little: { factor: 1, flakes: 0.125, level: 'Medium Heat', share: '' },
  more: { factor: 2, flakes: 0.25, level: 'Hot and Spicy', share: 'twice' },
  most: { factor: 3, flakes: 0.5, level: 'Extra Hot', share: 'three times' },
} as const;
/** "little" adds a little heat to a dish without any. */
export type MoreHeat = keyof typeof heats;

function scaleHeat(
  dish: CookbookDish,
  { factor, level, share }: { factor: number; level: string; share: string },
): Changed | undefined {
  const isMeant = factor > 1 ? isSpoonedHeat : isHot;
  const { dish: scaled, names } = scaleFoods(dish, isMeant, factor);
  if (names.length === 0) return undefined;
  const lead = factor > 1 ? 'Hotter' : 'Milder';
  return {
    dish: { ...scaled, spiceLevel: level },
    notes: names.map((name) => `${lead} than usual: ${share} the ${name}.`),
  };
}

/** Whether an ingredient only adds heat. One that is weighed in grams also makes the sauce, so doubling it would change the dish. */
const isSpoonedHeat = (one: DishIngredient): boolean =>
  isHot(one) &&
  !/\b(?:paste|mild|doubanjiang|gochujang|harissa|sambal)\b/i.test(one.name) &&
  one.uses.every(({ amount }) => amount?.unit !== 'g');

function addFlakes(dish: CookbookDish, more: MoreHeat): Changed | undefined {
  const { flakes: perServing, level } = heats[more];
  const last = dish.steps.at(-1);
  // A sauce is hot as it is, and its last step fills the jar.
  if (!last || !takesHeat(dish) || isPart(dish)) return undefined;
  const flakes: DishIngredient = {
    ...{ name: 'chilli flakes', pantryId: 'chilli-flakes', role: 'heat', isOptional: false },
    ...{ notes: [], uses: [{ step: dish.steps.length - 1 }] },
  };
  const value = Math.max(0.25, dish.servings * perServing);
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
      spiceLevel: level,
    },
    notes: [`Chilli flakes make it ${more === 'little' ? 'warm' : 'hot'} at the end.`],
  };
}

/**
 * Returns a dish with more or less heat. Multiplies or halves the hot ingredients; when more heat is wanted and there are none, it adds
 * chilli flakes at the end.
 * @returns undefined when there is no heat to reduce, or when chilli does not suit the dish
 */
export function changeHeat(dish: CookbookDish, wanted: MoreHeat | 'less'): Changed | undefined {
  if (wanted === 'less') return scaleHeat(dish, { factor: 0.5, level: 'Mild Heat', share: 'half' });
  const scaled = wanted === 'little' ? undefined : scaleHeat(dish, heats[wanted]);
  return scaled ?? addFlakes(dish, wanted);
}
