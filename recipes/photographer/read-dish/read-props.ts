import { ingredient } from '#recipes/pantry/pantry.ts';
import { lookOf } from '../looks/look-of.ts';
import type { FormName, SeenFood } from './dish-picture.ts';
import { nameWords } from './names/find-names.ts';
import type { ListedFood } from './read-foods.ts';

/** Forms that are smooth and of one colour: what they are made of lies beside them, or nobody could name them. */
const smooth: ReadonlySet<FormName> = new Set<FormName>([
  'smooth-soup',
  'dip',
  'drink',
  'mug',
  'ramekin',
]);
const maxProps = 3;

/** What is bought as something else than what it comes from. */
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
/** What says little, although it is in many of them. */
const common: ReadonlySet<string> = new Set(['onion', 'celery', 'shallot', 'leek', 'bay-leaf']);
/** What is not drawn by its row but can be told from far: see `layout/lay-props.ts`. */
const special: ReadonlySet<string> = new Set(['egg', 'coffee', 'cinnamon', 'ginger', 'garlic']);
const tellingKinds = ['fruit', 'vegetable', 'herb', 'nut', 'mushroom', 'bean', 'tomato', 'chilli'];

/** How much a food tells of a dish; 0 for nothing. */
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
 * What lies beside a dish that is smooth, raw and as it was bought: the foods that tell most of it, the best first.
 * @param said title and look of the dish: what they name tells more
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
