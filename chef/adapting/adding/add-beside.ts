import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { type CookbookDish, heatMinutesOf } from '../../cookbook/dish.ts';
import { placeIn, said, staysTogether, wordsIn } from './place-food.ts';

/** Grams per serving of a vegetable or pulse that is added beside the dish's own vegetables. */
const besideGrams = 60;
/** Two foods can cook together when their cooking times differ by at most this many minutes. */
const mostMinutesApart = 6;

/** Whether two foods can cook together: at least one cooking method takes about the same time for both. */
function cookAlike(one: Ingredient, other: Ingredient): boolean {
  const shared = Object.keys(one.minutes).filter((way) => way !== 'raw' && way in other.minutes);
  return shared.some(
    (way) => Math.abs((one.minutes[way] ?? 0) - (other.minutes[way] ?? 0)) <= mostMinutesApart,
  );
}

const besideRoles = new Set(['vegetable', 'aromatic']);

/** Returns how many minutes a dish cooks from a place in a step on. */
function minutesFrom({ steps }: CookbookDish, index: number, place: number): number {
  const [step, ...later] = steps.slice(index);
  if (!step) return 0;
  const rest = { ...step, segments: step.segments.slice(place) };
  return heatMinutesOf([rest, ...later]).reduce((sum, minutes) => sum + minutes, 0);
}

/** How a food is cut that cooks beside others. */
const cuts: Readonly<Record<string, string>> = {
  carrot: 'sliced',
  parsnip: 'in small dice',
  celeriac: 'in small dice',
  swede: 'in small dice',
  turnip: 'in small dice',
  beetroot: 'in small dice',
  potato: 'peeled, in small dice',
  'sweet-potato': 'peeled, in small dice',
  broccoli: 'in small florets',
  cauliflower: 'in small florets',
  'white-cabbage': 'finely shredded',
  'red-cabbage': 'finely shredded',
  'savoy-cabbage': 'shredded',
  'chinese-leaf': 'shredded',
  'pak-choi': 'sliced',
  kale: 'stalks removed, shredded',
  leek: 'washed, sliced',
  fennel: 'thinly sliced',
  celery: 'sliced',
  courgette: 'in half-moons',
  aubergine: 'in small dice',
  'red-pepper': 'in strips',
  'green-pepper': 'in strips',
  'yellow-pepper': 'in strips',
  'brussels-sprouts': 'trimmed, halved',
  'green-beans': 'trimmed, in short lengths',
  'butternut-squash': 'peeled, in small dice',
  pumpkin: 'peeled, in small dice',
  asparagus: 'in short lengths',
  tomato: 'chopped',
  'cherry-tomato': 'halved',
  mushroom: 'sliced',
  chickpeas: 'rinsed and drained',
  'cooked-lentils': 'rinsed and drained',
};

/** Steps in which things are charred, so that they can be skinned, or lie in the dry heat of a grill. */
const isCharred = /\b(?:grill|char|scorch|blister|skins?)\b/i;

/** Returns the minutes that a food needs in a pan at least. */
const leastMinutes = ({ minutes }: Ingredient): number =>
  Math.min(minutes.fry ?? Number.POSITIVE_INFINITY, minutes.simmer ?? Number.POSITIVE_INFINITY);

/** Adds a food next to a vegetable with the same cooking time: "the carrots with 240 g mushrooms". */
export function addBeside(dish: CookbookDish, food: Ingredient): CookbookDish | undefined {
  for (const [index, step] of dish.steps.entries()) {
    const isCooked = heatMinutesOf([step]).length > 0 && !isCharred.test(wordsIn(step));
    if (!isCooked || !staysTogether(dish, index)) continue;
    const place = step.segments.findIndex((one) => {
      if (one.kind !== 'ingredient' || !one.amount) return false;
      const other = dish.ingredients[one.ingredient];
      return (
        other !== undefined &&
        besideRoles.has(other.role) &&
        cookAlike(food, ingredient(other.pantryId))
      );
    });
    if (place < 0 || minutesFrom(dish, index, place) < leastMinutes(food)) continue;
    const cut = cuts[food.id];
    const placing = { food, before: ' with ', after: said(''), role: 'vegetable' } as const;
    return placeIn(
      dish,
      { step: index, behind: place + 1 },
      { ...placing, ...(cut && { cut }), perServing: besideGrams, unit: 'g' },
    );
  }
  return undefined;
}

const isBlended = /\bblend\b/i;

/** Adds a fruit to what a drink is blended from: "the bananas with 240 g raspberries". */
export function addToBlender(dish: CookbookDish, food: Ingredient): CookbookDish | undefined {
  if (!dish.courses.includes('Drink') || !food.roles.has('fruit')) return undefined;
  const words = dish.steps.map(({ segments }) => segments.map(({ text }) => text ?? '').join(' '));
  const index = words.findIndex((one) => isBlended.test(one));
  const behind = dish.steps[index]?.segments.findIndex(
    (one) => one.kind === 'ingredient' && dish.ingredients[one.ingredient]?.role === 'fruit',
  );
  if (behind === undefined || behind < 0) return undefined;
  const placing = { food, before: ' with ', after: said(''), role: 'fruit', unit: 'g' } as const;
  const cut = food.kinds.has('berry') ? {} : { cut: 'cored or peeled, in pieces' };
  return placeIn(
    dish,
    { step: index, behind: behind + 1 },
    { ...placing, ...cut, perServing: besideGrams },
  );
}
