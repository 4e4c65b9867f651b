import { ingredient } from '#recipes/pantry/pantry.ts';
import { holdsPhrase, phraseOf } from '#recipes/pantry/words.ts';
import { hasWordsOf, keyOf, keyWordsOf, tableOf } from '#recipes/selections/names.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import {
  type CookbookDish,
  type DishIngredient,
  type DishStep,
  minutesToTableOf,
} from '../cookbook/dish.ts';
import { gramsUsed } from '../cookbook/printing/amounts.ts';

/** Something that a wish wants beside its dish: the couscous of "lamb tagine with couscous". */
export type Side = {
  /** The words of the wish. */
  name: string;
  /** The dishes of the cookbook that it may be, the best first. */
  dishes: readonly CookbookDish[];
};

/** The sides that a wish names. */
export type SidesSaid = {
  sides: Side[];
  /** Other dishes of the cookbook that it names behind its dish, in its words: churros with hot chocolate. None is made beside it. */
  others: string[];
  /** Returns the wish without some of them. */
  wishWithout: (sides: readonly Side[]) => string;
};

/** Plain sides that a wish names in a word, by the names of their dishes in the cookbook. */
const plainSides = tableOf([
  ['rice', 'plain basmati rice, jasmine rice'],
  ['couscous', 'fluffy couscous'],
  ['noodles', 'plain egg noodles, plain rice noodles'],
  ['potatoes', 'boiled potatoes with parsley'],
  ['mash', 'mashed potatoes'],
  ['wedges', 'potato wedges'],
  ['salad, green salad, side salad', 'simple green salad'],
  ['flatbread', 'quick pan flatbreads, yoghurt flatbreads'],
  ['naan, naan bread', 'naan without yeast, naan'],
  ['roti', 'chapati'],
  ['custard', 'vanilla custard'],
  ['plantain', 'fried plantain'],
  ['polenta', 'soft polenta'],
  ['quinoa', 'plain quinoa'],
  ['bulgur', 'plain bulgur'],
  ['broccoli', 'steamed broccoli with lemon'],
  ['green beans', 'garlic green beans'],
  ['red cabbage', 'rotkohl'],
  ['gravy', 'roast gravy, gluten-free gravy'],
]);

/** A cook does not start on these for a side, and buys them: jams, pickles and chutneys. */
const isBought = ({ title }: CookbookDish): boolean =>
  /\b(?:jam|marmalade|chutney|ketchup|mustard|mayonnaise|pickle[sd]?|piccalilli|butter|curd)\b/i.test(
    title,
  );

const isSide = (dish: CookbookDish): boolean =>
  dish.courses.includes('Side Dish') ||
  dish.path.startsWith('breads/') ||
  (dish.path.startsWith('sauces/') && !isBought(dish));

/** A side may take this long, however quick its dish is. */
const quickSideMinutes = 70;
const mostSides = 2;

/** Joins a dish and its sides: "with", "and", a comma. The words after it may be a side. */
const joint =
  /\s*(?:[.!?;]+(?=\s)|,\s*(?:and |plus |with )?|\s(?:with|and|plus|n|w)\s|\s[&+]\s)\s*/iu;
/** Words around a side that say nothing about it: "a nice … on the side". */
const before =
  /^(?:(?:an?|some|the|my|our|proper|nice|good|fresh|home-?made|warm|plain|simple|quick|fluffy|crispy|little|big|lots of|loads of|plenty of|(?:a )?(?:bit|side|bowl|portion) of|maybe|also)\s+)+/iu;
const behind =
  /(?:\s+(?:for (?:\d+|two|three|four|five|six|eight|ten)(?: (?:people|of us))?|tonight|today|on the side|on the table|beside (?:it|them)|alongside|as a side|too|as well|please|pls|to serve|for dipping|to dip|to mop (?:it )?up.*|(?:made )?from scratch))+[.!?]*$|[.!?]+$/iu;
const toGoWithIt = /\s+to (?:go|serve|eat|have)(?: nicely| well)? with (?:it|them|that|this)\b/giu;

const negation = /\b(?:no|not|without|never|allerg\w+|hates?|avoid\w*|dislikes?|skip)\b|n['’]t\b/iu;

const staples = ['rice', 'pasta', 'noodle'];
/** Foods that are in too many dishes to be the side: the potato of a pie is no chips, and the flour of a stew no bread. */
const anywhere = /flour$|^potato$|^onion$|yeast|^(?:un)?salted-butter$|^butter$|^egg$/;

/** Returns the id of the food that a side mostly is, and the kind of staple it belongs to. */
function heartOf({ ingredients }: CookbookDish): { id: string; kinds: string[] } | undefined {
  const gramsOf = (one: DishIngredient) => (one.role === 'liquid' ? 0 : gramsUsed(one));
  const [heart] = ingredients.toSorted((one, other) => gramsOf(other) - gramsOf(one));
  if (!heart) return undefined;
  const { kinds } = ingredient(heart.pantryId);
  return { id: heart.pantryId, kinds: staples.filter((kind) => kinds.has(kind)) };
}

/** Foods that are named after another: "rice vinegar", "potato starch". */
const otherFood = /\b\p{L}+ (?:vinegar|wine|flour|starch|paper|wrappers?|syrup|milk|bran)\b/giu;
/** Plain sides whose word is no verb and in no other name: the steps say whether the dish has them, whatever they are made of. */
const saidInSteps = /^(?:gravy|custard|couscous|polenta|quinoa|bulgur|naan|roti|flatbread)$/;

/** Whether a dish has potatoes that it mashes: its own mash, and not a verb for beans. */
const hasMash = ({ ingredients, steps }: CookbookDish): boolean =>
  ingredients.some(({ pantryId }) => /potato$/.test(pantryId)) &&
  steps.some((step) => /\bmash(?:ed)?\b/i.test(wordsOfStep(step).join('')));

const wordsOfStep = ({ segments }: DishStep) => segments.map(({ text }) => text ?? '');

/** Whether a dish has a side already: its text names it, or its list has the food that the side is made of. */
export function hasSide(dish: CookbookDish, { name, dishes }: Side): boolean {
  const { title, also, ingredients, steps } = dish;
  const key = keyOf(name);
  if (key === 'mash' && hasMash(dish)) return true;
  // A plain word is also a verb and a part of other names: "mash the butter", "rice vinegar". For these the foods decide.
  const isVerb = plainSides.has(key) && !saidInSteps.test(key);
  const words = isVerb ? [] : steps.flatMap(wordsOfStep);
  const listed = ingredients.map((one) => one.name.replace(otherFood, ''));
  const described = /^(?:gravy|custard)$/.test(key) ? [dish.description] : [];
  const names = [title, ...also, ...listed, words.join(''), ...described];
  if (names.some((text) => holdsPhrase(phraseOf(text), phraseOf(name)))) return true;
  const heart = dishes[0] && heartOf(dishes[0]);
  return ingredients.some(({ pantryId }) => {
    const { kinds } = ingredient(pantryId);
    const isHeart = pantryId === heart?.id && !anywhere.test(pantryId);
    return isHeart || (heart?.kinds.some((kind) => kinds.has(kind)) ?? false);
  });
}

const ofRoast = /\b(?:joint|roasting tin|juices that have run|carcass|drippings)\b/i;
/** Whether a sauce is made from what a roast leaves in its tin. */
const needsRoast = ({ steps }: CookbookDish): boolean =>
  steps.some((step) => ofRoast.test(wordsOfStep(step).join('')));
const isRoast = ({ techniques, ingredients }: CookbookDish): boolean =>
  techniques.includes('Roasting') &&
  ingredients.some(({ pantryId, role }) => {
    const { tags } = ingredient(pantryId);
    return role === 'protein' && (tags.has('meat') || tags.has('poultry'));
  });

/** Returns the sides that may be served with a dish, those of its cuisine first: none takes longer than 70 minutes unless the dish does. */
export function sidesFor(main: CookbookDish, { dishes }: Side): CookbookDish[] {
  const most = Math.max(quickSideMinutes, minutesToTableOf(main));
  const ofCuisine = ({ cuisine }: CookbookDish) => Number(cuisine === main.cuisine);
  return dishes
    .filter((side) => minutesToTableOf(side) <= most && (isRoast(main) || !needsRoast(side)))
    .toSorted((one, other) => ofCuisine(other) - ofCuisine(one));
}

/**
 * Creates a function that reads which dishes of the cookbook a wish wants beside its own.
 * @returns a function of the wish and of its words about the dish, without what is ruled out
 */
export function createSideReader({
  dishes,
}: Cookbook): (wish: string, words: string) => SidesSaid | undefined {
  const byName = new Map<string, CookbookDish[]>();
  for (const dish of dishes.filter(isSide))
    for (const name of new Set([dish.title, ...dish.also, dish.called].map(keyOf)))
      byName.set(name, [...(byName.get(name) ?? []), dish]);
  const allNames = new Set(
    dishes.flatMap(({ title, also, called }) => [title, ...also, called].map(keyOf)),
  );

  /** Returns the dishes of a name, the quickest first. A plain word means the dishes of the table, in their order. */
  function dishesOf(phrase: string): CookbookDish[] {
    const key = keyOf(phrase);
    const plain = plainSides.get(key);
    if (plain) return plain.split(', ').flatMap((name) => byName.get(keyOf(name)) ?? []);
    return (byName.get(key) ?? []).toSorted(
      (one, other) => minutesToTableOf(one) - minutesToTableOf(other),
    );
  }

  return (wish, words) => {
    const said = keyWordsOf(words);
    const [main = '', ...rest] = wish.replace(toGoWithIt, '').split(joint);
    const parts = rest.map((text, at) => {
      const stripped = text.replace(before, '');
      const [around = ''] = behind.exec(stripped) ?? [];
      const name = stripped.replace(behind, '').trim();
      // What is ruled out is not among the words of the dish. Nor is "side salad", which names a course.
      const isPlain =
        plainSides.has(keyOf(name)) && !negation.test([main, ...rest.slice(0, at)].join(' '));
      const found = name !== '' && (isPlain || hasWordsOf(said, name)) ? dishesOf(name) : [];
      const isOther = found.length === 0 && allNames.has(keyOf(name)) && hasWordsOf(said, name);
      return {
        ...{ text, around, other: isOther ? name : undefined },
        side: found.length > 0 ? { name, dishes: found } : undefined,
      };
    });
    const others = parts.flatMap(({ other }) => other ?? []);
    const sides = parts.flatMap(({ side }) => side ?? []).slice(0, mostSides);
    if (sides.length + others.length === 0 || main.trim() === '') return undefined;
    const wishWithout = (gone: readonly Side[]) =>
      [
        main,
        ...parts.map(({ text, around, side }) => (side && gone.includes(side) ? around : text)),
      ]
        .filter((text) => text.trim() !== '')
        .join(', ');
    return { sides, others, wishWithout };
  };
}
