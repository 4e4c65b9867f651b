import { listInWords } from '#contract/list-in-words.ts';
import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { shortName } from '../composing/words.ts';
import {
  type CookbookDish,
  type DishIngredient,
  type DishStep,
  heatMinutesOf,
  isMeal,
  isSavoury,
  type Segment,
} from '../cookbook/dish.ts';
import { usualRole } from '../cookbook/roles.ts';

/** A food that is added at the end, and how the step says so. */
type Finish = {
  suits: (food: Ingredient, dish: CookbookDish) => boolean;
  role: DishIngredient['role'];
  before: string;
  after: string;
  /** Grams per serving. */
  perServing: number;
};

const isEatenRaw = ({ minutes }: Ingredient): boolean => minutes.raw !== undefined;
const hasDairy = ({ ingredients }: CookbookDish): boolean =>
  ingredients.some(({ pantryId }) => ingredient(pantryId).tags.has('milk'));
/** Cuisines on whose dishes cheese is out of place. */
const withoutCheese = new Set(['Chinese', 'Japanese', 'Thai', 'Vietnamese', 'Korean', 'Ethiopian']);
const smallAndSalty = new Set(['anchovy', 'capers', 'black-olives', 'green-olives']);
/** Sauces that are served beside a dish. Another sauce, such as pesto, would make a different dish, although its role is herb. */
const besideSauces = new Set(['salsa']);
const over = { role: 'garnish', before: ' Scatter over ' } as const;

/** Techniques of dishes in which everything stays in one pan: a further vegetable cooks along. */
const onePanTechniques = new Set(['Simmering', 'Braising', 'Slow Cooking', 'Stir-Frying']);
const isOnePan = ({ techniques }: CookbookDish): boolean =>
  techniques.some((one) => onePanTechniques.has(one));

/** Foods that have a place on a savoury dish at the end. The first row that suits counts. */
const finishes: readonly Finish[] = [
  {
    ...{ role: 'vegetable', before: ' Stir in ', after: ' until it has wilted.', perServing: 40 },
    suits: ({ id }, dish) => id === 'spinach' && isOnePan(dish),
  },
  {
    ...{ suits: (food) => usualRole(food) === 'herb', role: 'herb' },
    ...{ before: ' Scatter over ', after: ', chopped.', perServing: 3 },
  },
  {
    ...{ ...over, after: '.', perServing: 10 },
    suits: (food) => (food.tags.has('nuts') || food.tags.has('peanuts')) && isEatenRaw(food),
  },
  {
    ...{ ...over, after: '.', perServing: 8 },
    suits: ({ id }) => id === 'coconut-fresh' || id === 'desiccated-coconut',
  },
  {
    ...{ ...over, after: ', crumbled.', perServing: 20 },
    suits: ({ roles }, dish) =>
      roles.has('crumbly-cheese') && (hasDairy(dish) || !withoutCheese.has(dish.cuisine ?? '')),
  },
  {
    ...{ ...over, after: ', grated.', perServing: 20 },
    suits: ({ roles }, dish) => roles.has('cheese') && !roles.has('soft-cheese') && hasDairy(dish),
  },
  {
    ...{ role: 'garnish', before: ' Dot it with ', after: '.', perServing: 30 },
    suits: ({ id }, dish) => id === 'ricotta' && hasDairy(dish),
  },
  {
    ...{ ...over, after: ', chopped.', perServing: 6 },
    suits: ({ id }) => smallAndSalty.has(id),
  },
  {
    ...{ role: 'garnish', before: ' Serve it with ', after: '.', perServing: 30 },
    suits: ({ id }) => besideSauces.has(id),
  },
];

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
const nameOf = (food: Ingredient): string => shortName(food, true);

const newIngredient = (
  food: Ingredient,
  role: DishIngredient['role'],
  step: number,
): DishIngredient => ({
  ...{ name: nameOf(food), pantryId: food.id, role, isOptional: false },
  ...{ notes: [], uses: [{ step }] },
});

const weighed = (at: number, food: Ingredient, grams: number): Segment => ({
  ...{ kind: 'ingredient', ingredient: at, text: nameOf(food) },
  amount: { value: Math.max(5, Math.round(grams / 5) * 5), unit: 'g', isFixed: false },
});

const withStep = (
  dish: CookbookDish,
  at: number,
  step: DishStep,
  added: DishIngredient,
): CookbookDish => ({
  ...dish,
  ingredients: [...dish.ingredients, added],
  steps: dish.steps.map((one, index) => (index === at ? step : one)),
});

/** Work after which a further vegetable would be lost, or would be in the wrong part of the dish. */
const takesApart =
  /\b(?:lift|drain|squeeze|wring|knead|mash|blend|purée|strain|sieve|press|roll|wrap|discard|remove|parcels?|stuff|fill)/i;

const wordsIn = (step: DishStep | undefined): string =>
  step?.segments.map(({ text }) => text ?? '').join(' ') ?? '';

/** Whether what cooks in a step stays together until it is served. */
const staysTogether = (dish: CookbookDish, index: number): boolean =>
  isOnePan(dish) && dish.steps.slice(index).every((step) => !takesApart.test(wordsIn(step)));

/** Returns how many minutes a dish cooks from a step on. */
const minutesFrom = ({ steps }: CookbookDish, index: number): number =>
  heatMinutesOf(steps.slice(index)).reduce((sum, minutes) => sum + minutes, 0);

/** Returns the minutes that a food needs in a pan at least. */
const leastMinutes = ({ minutes }: Ingredient): number =>
  Math.min(minutes.fry ?? Number.POSITIVE_INFINITY, minutes.simmer ?? Number.POSITIVE_INFINITY);

/** Adds a food next to a vegetable with the same cooking time: "the carrots and 240 g mushrooms". */
function addBeside(dish: CookbookDish, food: Ingredient): CookbookDish | undefined {
  for (const [index, step] of dish.steps.entries()) {
    const isCooked = heatMinutesOf([step]).length > 0;
    const isLong = minutesFrom(dish, index) >= leastMinutes(food);
    if (!isCooked || !isLong || !staysTogether(dish, index)) continue;
    const place = step.segments.findIndex((one) => {
      if (one.kind !== 'ingredient' || !one.amount) return false;
      const other = dish.ingredients[one.ingredient];
      return (
        other !== undefined &&
        besideRoles.has(other.role) &&
        cookAlike(food, ingredient(other.pantryId))
      );
    });
    if (place < 0) continue;
    const at = dish.ingredients.length;
    const segments = [
      ...step.segments.slice(0, place + 1),
      { kind: 'text', text: ' with ' } as const,
      weighed(at, food, besideGrams * dish.servings),
      ...step.segments.slice(place + 1),
    ];
    return withStep(dish, index, { ...step, segments }, newIngredient(food, 'vegetable', index));
  }
  return undefined;
}

/** Vegetables that are boiled as a side: grams per serving, and how they are prepared. */
const sides: Readonly<Record<string, { grams: number; cut?: string }>> = {
  potato: { grams: 200, cut: 'peeled, in chunks' },
  carrot: { grams: 100, cut: 'sliced' },
  broccoli: { grams: 100, cut: 'in florets' },
  cauliflower: { grams: 120, cut: 'in florets' },
  'green-beans': { grams: 100 },
  'brussels-sprouts': { grams: 100 },
  peas: { grams: 80 },
};

/** Boils a vegetable as a side while a main dish cooks, if it takes no longer than the dish. */
function addAsSide(dish: CookbookDish, food: Ingredient): CookbookDish | undefined {
  const minutes = food.minutes.simmer;
  const side = sides[food.id];
  const index = dish.steps.length - 1;
  const last = dish.steps[index];
  const isMain =
    isMeal(dish) && !dish.courses.some((course) => course === 'Soup' || course === 'Salad');
  if (minutes === undefined || !side || !last || !isMain || minutes > dish.cookMinutes)
    return undefined;
  const segments: Segment[] = [
    ...last.segments,
    { kind: 'text', text: ' Serve with ' },
    weighed(dish.ingredients.length, food, side.grams * dish.servings),
    { kind: 'text', text: ', boiled in a pan of salted water for ' },
    {
      ...{ kind: 'timer', lowMinutes: minutes, highMinutes: minutes, passes: 'meanwhile' },
      text: `${minutes} minutes`,
    },
    { kind: 'text', text: ' in the meantime, until tender.' },
  ];
  const added = newIngredient(food, 'vegetable', index);
  return withStep(
    dish,
    index,
    { ...last, segments },
    { ...added, notes: side.cut ? [side.cut] : [] },
  );
}

function addAtEnd(
  dish: CookbookDish,
  food: Ingredient,
  { role, before, after, perServing }: Finish,
): CookbookDish | undefined {
  const index = dish.steps.length - 1;
  const last = dish.steps[index];
  if (!last) return undefined;
  const segments: Segment[] = [
    ...last.segments,
    { kind: 'text', text: before },
    weighed(dish.ingredients.length, food, perServing * dish.servings),
    { kind: 'text', text: after },
  ];
  return withStep(dish, index, { ...last, segments }, newIngredient(food, role, index));
}

function addOne(dish: CookbookDish, food: Ingredient): CookbookDish | undefined {
  const role = usualRole(food);
  const isOtherSauce = food.kinds.has('sauce') && !besideSauces.has(food.id);
  if (!isSavoury(dish) || isOtherSauce) return undefined;
  const finish = finishes.find(({ suits }) => suits(food, dish));
  if (finish) return addAtEnd(dish, food, finish);
  if (food.roles.has('pulse')) return addBeside(dish, food);
  return role === 'vegetable' ? (addBeside(dish, food) ?? addAsSide(dish, food)) : undefined;
}

/**
 * Adds foods to a dish where a food of that kind has a place: herbs, nuts and cheese on top, vegetables and pulses in the pot beside
 * vegetables with the same cooking time, other vegetables boiled as a side.
 * @param wanted for each food, its alternative forms; any one of them will do
 * @returns undefined when none of the foods has a place
 */
export function addFoods(
  dish: CookbookDish,
  wanted: readonly (readonly string[])[],
): { dish: CookbookDish; notes: string[] } | undefined {
  const added: string[] = [];
  const missed: string[] = [];
  let now = dish;
  for (const ids of wanted) {
    const before: CookbookDish = now;
    const [next] = ids.flatMap((id) => addOne(before, ingredient(id)) ?? []);
    now = next ?? before;
    (next ? added : missed).push(nameOf(ingredient(ids[0] ?? '')));
  }
  if (now === dish) return undefined;
  const noPlace = missed.length > 0 ? [`There was no place in it for ${listInWords(missed)}.`] : [];
  return { dish: now, notes: [`Put in: ${listInWords(added)}.`, ...noPlace] };
}
