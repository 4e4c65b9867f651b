import { isWithin, type Stretch, stretchesOf } from './found.ts';
import { personWords } from './people.ts';

/** Kinds of dishes, by a word in the singular. */
const dishKinds =
  'curry, sandwich, cold soup, soup, salad, stew, casserole, pie, pizza, burger, risotto, taco, burrito, wrap, chilli, cake, omelette, porridge, smoothie, sushi, ramen, lasagne, kebab, quiche, hash, pancake, muffin, dal, noodle, sausage roll, fish and chips, stir-fry'.split(
    ', ',
  );
/** Other words that a wish may rule out: ways of cooking, meals and kitchens. */
const otherKinds =
  'roast, toast, pudding, dessert, fried, grilled, raw, thanksgiving, christmas, easter, indian, chinese, italian, mexican, thai, japanese, french, greek, spanish, british, american, korean, moroccan, turkish'.split(
    ', ',
  );
const kinds = [...dishKinds, ...otherKinds];

const manyOf = (kind: string): string =>
  kind === 'stir-fry'
    ? 'stir[- ]?fr(?:y|ies|ied)'
    : kind.endsWith('y') && !kind.endsWith('ey')
      ? `${kind.slice(0, -1)}(?:y|ies)`
      : `${kind}(?:e?s|y)?`;

/** "Fish cakes" are no cake. */
const savouryCake = String.raw`(?<!\b(?:rice|fish|crab|salmon|potato|mash|oat) )`;

const patterns = kinds.map((kind) => ({
  kind,
  // "Curry powder", "soup spoon" and "roast potatoes" are not a curry, soup or roast.
  pattern: new RegExp(
    String.raw`${kind === 'cake' ? savouryCake : ''}\b(?:deep[- ])?${manyOf(kind)}\b(?! (?:tins?|oven|stone|dish|pans?|bowls?|spoons?|maker|powder|paste|lea\w+|sauce|stock|cubes?|dressing|dough|potato\w*|onions?|chicken|beef|pork|lamb|fish|eggs?|milk))`,
    'giu',
  ),
}));

/** Returns the kinds of dish that a text names, each with its position. */
export function kindsIn(text: string): (Stretch & { kind: string })[] {
  const found = patterns.flatMap(({ kind, pattern }) =>
    stretchesOf(text, pattern).map((at) => ({ ...at, kind })),
  );
  // "Cold soup" is not also a soup.
  return found.filter((one) => !found.some((other) => other !== one && isWithin(one, other)));
}

/** Returns the kinds of dish that a wish asks for, each once: "stew" of "low salt stew". */
export const dishKindsIn = (text: string): string[] => [
  ...new Set(
    kindsIn(text)
      .map(({ kind }) => kind)
      .filter((kind) => dishKinds.includes(kind)),
  ),
];

/** Words that name no food, besides the ordinary words: after a "no" they ban nothing. */
const noFood = new Set([
  ...personWords,
  ...`veg vegetable veggie teeth tooth bits bit stuff green greens drama faff judgement nonsense frill messing mess cleanup clean dish dishes pans chop
  hour minute minutes moment moments morning afternoon evening night overnight whole sweat degree again lol haha please pls sis yet really idea ideas clue concept talent room space table electricity power gas internet boring bored sad
  basically empty full busy tired late allowed supposed sense reason point pressure joke shame choice chance luck longer anymore hate hates
  hide hidden notice noticing see sees seeing visible chunk lump lumps piece pieces skin colour texture taste smell smells break fall falls
  apart together dry burn burns cook cooks cost costs much long ages forever hours day days week tomorrow sunday monday tuesday wednesday thursday friday saturday weekend
  pudding dinner fuss faffing frying fryer baking oven broken works working sit stand standing move feel feels care cares mind want wants
  money cash till until payday mate ladies restaurant nursery ear bed digest tolerate handle touch swallow straight relax sleep wind scared afraid nervous anxious picky shy january february march april may june july august september october november december
  shops shop shopping supermarket trip delivery order takeaway takeout fancy posh weird strange adventurous exotic unusual complicated
  diet diets rabbit hospital school like likes tastes leftover leftovers drink drinks drinking one ones thing things same old usual new proper real fake traditional authentic
  hard easy tough light heavy rich sweet sour bitter salty bland plain fiddly fussy spicy hot cold warm sticky slimy mushy crunchy soft
  he she they them his her its it's i'm im who whom what which when where why how there here their us our ours mine yours
  grill stuffy standard cliche basic generic normal ordinary average because before after until unless either neither both also too
  ill sick poorly unwell queasy throw throwing away chuck chucking bin binning waste wasting toss lose ruin spoil repeat repeats regret regrets bother bothers
  make makes made making cooked use uses used using need needs needed going goes gone went come comes came look looks looked sounds`.split(
    /\s+/,
  ),
]);

/** Returns whether a word is known to name no food: "drama", "chopping". An unknown word counts as a food. */
export const isNoFood = (word: string): boolean =>
  noFood.has(word) || kinds.includes(word) || (word.length > 5 && word.endsWith('ing'));
