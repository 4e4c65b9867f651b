import { ingredient } from '#recipes/pantry/pantry.ts';
import { lookOf } from '../looks/look-of.ts';
import type { FormName, SeenFood } from './dish-picture.ts';
import { nameWords } from './names/find-names.ts';
import type { ListedFood } from './read-foods.ts';

/** Forms that are smooth and of one colour: raw ingredients lie beside them so that the viewer can recognise the dish. */
const smooth: ReadonlySet<FormName> = new Set<FormName>([
  'smooth-soup',
  'dip',
  'drink',
  'mug',
  'ramekin',
]);
const maxProps = 3;

/** Maps a bought product to the food that it comes from. */
const sources: Readonly<Record<string, string>> = {
  'lemon-juice': 'lemon',
  'bottled-lemon-juice': 'lemon',
  'lime-juice': 'lime',
  'orange-juice': 'orange',
  'apple-juice': 'apple',
  'pineapple-juice': 'pineapple',
  'tinned-tomatoes': 'tomato',
  'tomato-puree': 'tomato',
  passata: 'tomato',
  'peanut-butter': 'peanuts',
  'almond-milk': 'almonds',
  cocoa: 'dark-chocolate',
  'drinking-chocolate': 'dark-chocolate',
  'pumpkin-puree': 'pumpkin',
  espresso: 'coffee',
  'instant-coffee': 'coffee',
  'egg-yolk': 'egg',
};
/** Foods that are common in many dishes and so identify none. */
const common: ReadonlySet<string> = new Set(['onion', 'celery', 'shallot', 'leek', 'bay-leaf']);
/** Foods that are recognisable from far but are not drawn from their table row: see `layout/lay-props.ts`. */
const special: ReadonlySet<string> = new Set(['egg', 'coffee', 'cinnamon', 'ginger', 'garlic']);
const tellingKinds = ['fruit', 'vegetable', 'herb', 'nut', 'mushroom', 'bean', 'tomato', 'chilli'];

/** Returns a score for how well a food identifies a dish; 0 for not at all. */
function tellingOf({ ingredient: item, grams }: ListedFood, words: ReadonlySet<string>): number {
  const isSpecial = special.has(item.id);
  const isSeen = lookOf(item, 'raw', 'whole').showing === 'pieces';
  const isKind = tellingKinds.some((kind) => item.kinds.has(kind)) || item.id === 'dark-chocolate';
  if (!isSpecial && !(isSeen && isKind)) return 0;
  const isNamed = nameWords(item.one).some((word) => words.has(word));
  const weight = Math.min(1, grams / 200) + (item.kinds.has('herb') ? 0.4 : 0);
  return (isNamed ? 3 : 0) + weight + (common.has(item.id) ? -1 : isSpecial ? 0.3 : 0.5);
}

/**
 * Returns the foods to lay beside a smooth dish, raw and as bought: the foods that identify it best, the best first.
 * @param said title and look of the dish: the foods that they name score higher
 */
export function readProps(
  foods: readonly ListedFood[],
  form: FormName,
  said: string,
): readonly SeenFood[] {
  if (!smooth.has(form)) return [];
  const words = new Set(nameWords(said));
  const bought = new Map<string, ListedFood>();
  for (const food of foods) {
    const id = sources[food.ingredient.id] ?? food.ingredient.id;
    if (!bought.has(id)) bought.set(id, { ...food, ingredient: ingredient(id) });
  }
  return [...bought.values()]
    .map((food) => ({ food, telling: tellingOf(food, words) }))
    .filter(({ telling }) => telling > 0.35)
    .sort((one, other) => other.telling - one.telling)
    .slice(0, maxProps)
    .map(({ food }) => ({
      ingredient: food.ingredient,
      treatment: 'raw',
      cut: food.ingredient.kinds.has('citrus') ? undefined : 'whole',
      line: food.line,
      share: 1,
    }));
}
