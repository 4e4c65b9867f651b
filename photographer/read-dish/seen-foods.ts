import type { DescribedDish, FormName, SeenFood } from './dish-picture.ts';
import type { HandledFood } from './read-base.ts';
import { bulkOf, canBeMashed } from './visible.ts';

/** Forms in which bread is torn into pieces: a soup with tortillas, a salad with sourdough. */
const withBrokenBread: ReadonlySet<FormName> = new Set<FormName>([
  'brothy-soup',
  'grain-bowl',
  'salad',
  'side',
  'skillet',
  'snack-bowl',
  'stew',
  'traybake',
]);
const cutFor = ({ ingredient, cut, mashed }: HandledFood, form: FormName): SeenFood['cut'] => {
  if (ingredient.kinds.has('citrus')) return mashed ? 'sliced' : cut;
  if (mashed && canBeMashed(ingredient)) return 'mashed';
  const isBread = ingredient.kinds.has('bread') || ingredient.roles.has('wrap');
  return isBread && withBrokenBread.has(form) ? 'torn' : cut;
};

/** Returns foods as they are seen in the picture, the largest share first. Their shares of the visible volume sum to 1. */
export function seenFoods(
  foods: readonly HandledFood[],
  { title, form }: DescribedDish,
): SeenFood[] {
  const volumes = foods.map((food) => ({
    food,
    volume: food.grams * bulkOf(food.ingredient, food.treatment === 'raw'),
  }));
  const total = volumes.reduce((sum, { volume }) => sum + volume, 0);
  return volumes
    .map(({ food, volume }) => ({
      ingredient: food.ingredient,
      treatment: food.treatment,
      cut: cutFor(food, form),
      line: `${food.line} ${title}`,
      share: total > 0 ? volume / total : 0,
    }))
    .sort((one, other) => other.share - one.share);
}
