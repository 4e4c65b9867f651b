import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { sentencesOf } from '../cookbook/coded-text.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import { type CookbookDish, type DishIngredient, isMeal } from '../cookbook/dish.ts';
import { gramsOfOne, gramsUsed } from '../cookbook/printing/amounts.ts';
import { dishesIn, expandDish } from '../cookbook/printing/expand-dish.ts';
import { printedMinutes } from '../cookbook/printing/printed-minutes.ts';
import { cuisineOf } from './cuisine-of-region.ts';
import { type Held, isFilling } from './held-food.ts';

/** A dish with the properties that it is found by. */
export type Known = {
  dish: CookbookDish;
  held: readonly Held[];
  ids: ReadonlySet<string>;
  keys: {
    title: string[];
    courses: string[];
    cuisine: string;
    styles: string[];
    techniques: string[];
    occasions: string[];
  };
  /** Words of its title and its other names, in the singular. */
  nameWords: ReadonlySet<string>;
  /** The words of each name before "with" and the like, in the singular: "roast", "carrot". */
  heads: readonly (readonly string[])[];
  /** The keys of its title and of its other names. */
  nameKeys: readonly string[];
  /** The words of its title sorted: "Margherita pizza" is the title "Pizza Margherita". */
  titleInAnyOrder: string;
  /** Its title and its other names in lower case, to search for a word. */
  names: string;
  /** Its names and its description, to search for a word. */
  said: string;
  isMeal: boolean;
  isDeepFried: boolean;
  /** Whether it needs meat or fish that is already cooked, or is named after what is left over. */
  needsLeftovers: boolean;
  totalMinutes: number;
  prepMinutes: number;
  cookMinutes: number;
  waitMinutes: number;
  /** Per serving as written; infinite where the cookbook does not count it. */
  energyKcal: number;
};

const cookedPattern = /\b(?:cooked|leftover|cold roast|day-old)\b/i;
/** Stands for the ingredient that a step is searched for. */
const thisFood = '\u0000';
const notCooked = new Set(['ham', 'chestnut', 'edamame']);

const friedCrisp = /\b(?:fry|frying|roast|caramelise)\b[^.]*\b(?:crisp|brown|dark gold|chestnut)/i;

/** Whether a sentence of the steps takes an ingredient and fries it until it is brown or crisp. */
const isFriedCrisp = (steps: CookbookDish['steps'], at: number): boolean =>
  steps.some(({ segments }) => {
    if (!segments.some((one) => one.kind === 'ingredient' && one.ingredient === at)) return false;
    const text = segments
      .map((one) =>
        one.kind === 'ingredient' && one.ingredient === at ? thisFood : (one.text ?? ''),
      )
      .join('');
    return sentencesOf(text).some((one) => one.includes(thisFood) && friedCrisp.test(one));
  });

function heldOf(dishes: readonly CookbookDish[], nameWords: ReadonlySet<string>): Held[] {
  const weighed = dishes.flatMap(({ ingredients, steps }) =>
    ingredients.map((one, at) => ({
      ...{ one, grams: gramsUsed(one) },
      isCrisp: ingredient(one.pantryId).kinds.has('onion') && isFriedCrisp(steps, at),
    })),
  );
  const eaten = weighed
    .filter(({ one }) => one.role !== 'liquid')
    .reduce((sum, { grams }) => sum + grams, 1);
  return weighed.map(({ one, grams, isCrisp }) => {
    const { pantryId, role, isOptional, name, notes } = one;
    const { one: called, kinds } = ingredient(pantryId);
    const words = wordsOf(called).map(({ word }) => word);
    const share = role === 'liquid' ? 0.5 * Math.min(1, grams / eaten) : grams / eaten;
    const isCooked = !notCooked.has(pantryId) && cookedPattern.test([name, ...notes].join(' '));
    return {
      ...{ id: pantryId, role, isOptional, grams, isCrisp, share, isCooked },
      sort: [pantryId, isCooked, isCrisp, isFilling({ role, isOptional, share })].join(),
      isNamed:
        words.every((word) => nameWords.has(word)) ||
        [...kinds].some((kind) => nameWords.has(kind)),
      isStale: /\b(?:stale|day-old)\b/i.test([name, ...notes].join(' ')),
    };
  });
}

/** From this many grams on, food swims in the fat that it is fried in. */
const leastDeepFatG = 300;

const isDeepFat = ({ notes, pantryId, uses }: DishIngredient): boolean =>
  notes.some((note) => /\bfrying\b/.test(note)) &&
  uses.some(
    ({ amount }) => amount && (gramsOfOne(amount, ingredient(pantryId)) ?? 0) >= leastDeepFatG,
  );

/** Where a name begins to say what is in the dish or beside it. */
const beforeBeside = /\s(?:with|without|no|minus|in|on|from|for)\s|[(:–—]/i;

/** Returns a key with its words sorted. */
export const inAnyOrder = (key: string): string => key.split(' ').toSorted().join(' ');

/** Reads the properties that a dish is found by. */
export function knowDish(dish: CookbookDish, { find, nutrientsOf }: Cookbook): Known {
  const expanded = expandDish(dish, 1, find);
  const { prepMinutes, cookMinutes } = printedMinutes(expanded);
  const called = [dish.title, ...dish.also];
  const names = called.join(' · ').toLowerCase();
  const nameWords = new Set(wordsOf(names).map(({ word }) => word));
  const held = heldOf(dishesIn(expanded), nameWords);
  return {
    dish,
    held,
    ids: new Set(held.map(({ id }) => id)),
    keys: {
      title: keyOf(dish.title).split(' '),
      courses: dish.courses.map(keyOf),
      cuisine: keyOf(cuisineOf(dish) ?? ''),
      styles: dish.styles.map(keyOf),
      techniques: dish.techniques.map(keyOf),
      occasions: dish.occasions.map(keyOf),
    },
    nameWords,
    nameKeys: called.map(keyOf),
    titleInAnyOrder: inAnyOrder(keyOf(dish.title)),
    heads: called.map((name) => wordsOf(name.split(beforeBeside)[0] ?? '').map(({ word }) => word)),
    names,
    said: [names, dish.description.toLowerCase()].join(' · '),
    needsLeftovers:
      /\bleftover\b/i.test(dish.title) ||
      held.some(({ id, isCooked, isOptional, share }) => {
        const { tags } = ingredient(id);
        const isAnimal = tags.has('meat') || tags.has('poultry') || tags.has('fish');
        return (isCooked || id.startsWith('cooked-')) && isAnimal && !isOptional && share > 0.1;
      }),
    isDeepFried: dishesIn(expanded).some(({ ingredients }) => ingredients.some(isDeepFat)),
    isMeal: isMeal(dish),
    totalMinutes: prepMinutes + cookMinutes,
    prepMinutes,
    cookMinutes,
    waitMinutes: expanded.waitMinutes,
    energyKcal: nutrientsOf(dish.path)?.energyKcal ?? Number.POSITIVE_INFINITY,
  };
}

/** Minimum share of title words that an adapted dish keeps: "Vegan Tom Kha with Tofu" of "Tom Kha Gai". */
const leastShared = 0.65;
/** Whether a title belongs to a dish, unchanged or adapted. */
export const sharesTitle = ({ keys }: Known, words: ReadonlySet<string>): boolean =>
  keys.title.filter((word) => words.has(word)).length >= leastShared * keys.title.length;
