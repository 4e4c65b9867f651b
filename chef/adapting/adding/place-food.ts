import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { shortName } from '../../composing/words.ts';
import {
  type Amount,
  type CookbookDish,
  type DishIngredient,
  type DishStep,
  heatMinutesOf,
  type Segment,
} from '../../cookbook/dish.ts';

/** How much of a food is added for one serving: grams, tablespoons, or pieces where the unit is null. */
type Portion = {
  perServing: number;
  unit: 'g' | 'tbsp' | null;
  role: DishIngredient['role'];
};

/** How long the additions to a dish may make it cook, in minutes beyond its own cooking time. */
export type Room = { moreMinutes: number };

export const nameOf = (food: Ingredient): string =>
  // Green lentils without a word about the tin are dry ones.
  `${/^tins? /.test(food.many) ? 'tinned ' : ''}${shortName(food, true)}`;

/** The words of steps that were read: every food asks for them in each dish. */
const wordsOfSteps = new WeakMap<DishStep, string>();

export function wordsIn(step: DishStep): string {
  const words = wordsOfSteps.get(step) ?? step.segments.map(({ text }) => text ?? '').join(' ');
  wordsOfSteps.set(step, words);
  return words;
}

/** Rounds to what a kitchen measures: five grams, half tablespoons, whole pieces. */
function roundly(value: number, unit: Portion['unit']): number {
  if (unit === 'g') return Math.max(5, Math.round(value / 5) * 5);
  if (unit === 'tbsp') return Math.max(0.5, Math.round(value * 2) / 2);
  return Math.max(1, Math.ceil(value - 0.25));
}

/** Returns the amount of a food for all servings of a dish. */
function amountFor({ servings }: CookbookDish, { perServing, unit }: Portion): Amount {
  const value = roundly(perServing * servings, unit);
  const isHeavy = unit === 'g' && value >= 1000;
  return isHeavy
    ? { value: value / 1000, unit: 'kg', isFixed: false }
    : { value, unit, isFixed: false };
}

/** A food that joins a dish: the words before and after it, and how its line says that it is prepared. */
export type Placing = Portion & {
  food: Ingredient;
  before: string;
  after: Segment[];
  cut?: string;
};

const text = (words: string): Segment => ({ kind: 'text', text: words });

/** Returns words as the segments that follow a food. */
export const said = (words: string): Segment[] => [text(words)];

/** Returns the words and the timer for something that is cooked beside the dish or after it. */
export const saidCooked = (
  before: string,
  { minutes, passes }: { minutes: number; passes: 'meanwhile' | 'cook' },
  after: string,
): Segment[] => [
  text(before),
  {
    ...{ kind: 'timer', lowMinutes: minutes, highMinutes: minutes, passes },
    text: `${minutes} minutes`,
  },
  text(after),
];

const isCutUp = /^(?:peeled, in small pieces|stoned, in slices)$/;

/** Returns a dish with a food in one of its steps, behind a number of the step's segments. */
export function placeIn(
  dish: CookbookDish,
  { step: index, behind }: { step: number; behind?: number },
  placing: Placing,
): CookbookDish {
  const { food, role, before, after, cut } = placing;
  const amount = amountFor(dish, placing);
  const { one } = food;
  // One lemon, but two lemons; 240 g mango that is cut in pieces.
  const isOne =
    amount.unit === null ? amount.value <= 1 : role === 'fruit' && isCutUp.test(cut ?? '');
  const name = isOne ? one : nameOf(food);
  const added: DishIngredient = {
    ...{ name, pantryId: food.id, role, isOptional: false },
    ...{ notes: cut ? [cut] : [], uses: [{ step: index, amount }] },
  };
  const put: Segment[] = [
    text(before),
    { kind: 'ingredient', ingredient: dish.ingredients.length, text: name, amount },
    ...after,
  ];
  return {
    ...dish,
    ingredients: [...dish.ingredients, added],
    steps: dish.steps.map((step, at) => {
      if (at !== index) return step;
      const { segments } = step;
      const place = behind ?? segments.length;
      return { ...step, segments: [...segments.slice(0, place), ...put, ...segments.slice(place)] };
    }),
  };
}

/** Matches the last sentence of a step if it only says that the dish is eaten. */
const servingSentence =
  /(?<=[.!?]) (?:Serve|Eat|Enjoy|Hand (?:it|them)|Carry (?:it|them)|Tear|Scoop up|Bring [^.!?]*\bto the table)\b[^.!?]*[.!?]?$/;
const isMore = /\b(?:boil|simmer|heat)/i;

/**
 * Divides the last step before the sentence that serves the dish: what is added belongs before "Eat it before it wilts."
 * @returns the dish with the same words, and the number of segments before that sentence; all of them when there is no such sentence
 */
export function dividedBeforeServing(dish: CookbookDish): { dish: CookbookDish; behind: number } {
  const last = dish.steps.at(-1);
  const segments = last?.segments ?? [];
  const found = servingSentence.exec(segments.map((one) => one.text ?? '').join(''));
  const undivided = { dish, behind: segments.length };
  if (!last || !found || isMore.test(found[0])) return undivided;
  let from = found.index;
  const at = segments.findIndex(({ text: words = '' }) => {
    if (from < words.length) return true;
    from -= words.length;
    return false;
  });
  const words = segments[at]?.text ?? '';
  if (segments[at]?.kind !== 'text') return undivided;
  if (from === 0) return { dish, behind: at };
  const divided = [
    ...segments.slice(0, at),
    text(words.slice(0, from)),
    text(words.slice(from)),
    ...segments.slice(at + 1),
  ];
  const steps = dish.steps.with(-1, { ...last, segments: divided });
  return { dish: { ...dish, steps }, behind: at + 1 };
}

/** Returns a dish with a food at the end of its last step, before the sentence that serves it. */
export function placeAtEnd(whole: CookbookDish, placing: Placing): CookbookDish {
  const { dish, behind } = dividedBeforeServing(whole);
  return placeIn(dish, { step: dish.steps.length - 1, behind }, placing);
}

/** Work after which a further food would be lost, or would be in the wrong part of the dish. */
const takesApart =
  /\b(?:lift|drain|squeeze|wring|knead|mash|blend|purée|strain|sieve|press|roll|wrap|discard|remove|parcels?|stuff|fill)/i;
/** Words after which the dish is no longer in its pan. */
const isServed =
  /\b(?:serve|ladle|bowls?|plates?|divide|tip it|turn out|sprinkle|scatter|strew|garnish|lay out|spoon over|table|off (?:the|it)|off)\b/i;

/** Techniques of dishes in which everything stays in one pan: a further vegetable cooks along. */
const onePanTechniques = new Set(['Simmering', 'Braising', 'Slow Cooking', 'Stir-Frying']);
export const isOnePan = ({ techniques }: Pick<CookbookDish, 'techniques'>): boolean =>
  techniques.some((one) => onePanTechniques.has(one));

/** Whether what cooks in a step stays together until it is served. */
export const staysTogether = (dish: CookbookDish, index: number): boolean =>
  isOnePan(dish) && dish.steps.slice(index).every((step) => !takesApart.test(wordsIn(step)));

/** Returns the last step in which a dish of one pan is still on the heat and in its pan; undefined when there is none. */
export function lastInPan(dish: CookbookDish): number | undefined {
  const at = dish.steps.findLastIndex((step) => heatMinutesOf([step]).length > 0);
  const step = dish.steps[at];
  return step && staysTogether(dish, at) && !isServed.test(wordsIn(step)) ? at : undefined;
}

/** Whether a dish has a food for which a test holds. */
export const hasFood = ({ ingredients }: CookbookDish, test: (food: Ingredient) => boolean) =>
  ingredients.some(({ pantryId }) => test(ingredient(pantryId)));
