import type { Food } from '../classify/foods-in.ts';
import { pantry } from '../pantry/pantry.ts';
import type { Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { type Line, linesAt } from './lines.ts';
import { plainWords } from './plain-words.ts';

/** Words that mean the original food, not the listed substitute: "regular milk". */
const theRealThing = new Set(
  'regular normal ordinary real actual genuine traditional conventional standard usual proper cow dairy whole skimmed skim animal another any other different whichever whatever salted builder yorkshire caffeinated'.split(
    ' ',
  ),
);
/** Matches words in a tip that add a food that is not in the dish yet. */
const bringsIn =
  /\b(?:swap|substitut\w*|replac\w*|instead|switch|use|try|add|adding|top|stir in|drizzle|splash|knob|handful|sprinkle|scatter|serve|finish|alternativ\w*|prefer|for a (?:richer|creamier)|with|or|go for|opt|original|feel free)\b/i;
/** Matches words in a tip after a food that it adds: "cream is a good alternative". */
const isBroughtIn =
  /\b(?:alternativ\w*|best|better|richer|creamier|prefer|works? (?:too|well|here|as well|just)|is fine|are fine|instead|can be used|if you (?:eat|have|like))\b/i;
/** Matches a drink, which is not part of the dish: "with a glass of cold milk". */
const aDrinkOf = /\b(?:glass|glasses|mug|jug) of (?:[\w-]+ ){0,2}$/i;
const pointsBack = new Set(
  'the your this that these those same its leftover remaining final first last'.split(' '),
);
const nutButter =
  /\b(?:peanut|almond|cashew|hazelnut|nut|seed|sunflower|pumpkin|tahini|apple|cocoa)\b/i;
/** Words that, after a food's name, only say in which form it comes: "flour blend". "Noodles" in "rice noodles" is not one of them. */
const forms = new Set(
  'blend mix powder sheet leaf stalk piece block slice strip cube mixture'.split(' '),
);

/**
 * Returns the short names that later lines may use for a listed food: "the noodles" if the list has "rice noodles", "the flour" if it
 * has "gluten-free flour blend".
 */
export function shortNames(food: Food): string[] {
  const words = wordsOf(food.text).map(({ word }) => word);
  // "Onion" does not mean a spring onion, and "butter" does not mean a nut butter.
  const last = words.at(-1) ?? '';
  if (
    last === 'onion' ||
    (last === 'butter' && !food.contains.has('milk') && nutButter.test(food.text))
  )
    return [words.join(' ')];
  const isStripped = food.contains.size < food.entry.contains.size;
  const bare = words.length > 1 && forms.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  // "The vanilla cream" holds the vanilla pod or the vanilla bean that the list has.
  const spice = words[0] === 'vanilla' && words.length > 1 ? [['vanilla']] : [];
  const ends = [words, bare, ...spice].flatMap((all) =>
    all.map((_, from) => all.slice(from).join(' ')),
  );
  // Later lines may drop the "vegan" of "vegan green curry paste", or say only "the paste".
  return isStripped ? ends : ends.filter((end) => end !== words.join(' '));
}

/** Returns up to 300 characters before a food. The limit keeps the cost linear, not quadratic, in the length of the line. */
const shortly = ({ text }: Line, { start }: Food): string =>
  text.slice(Math.max(0, start - 300), start);

/** Whether the words before a food mean the original one: "regular", "builder's" before tea bags. */
function isTheRealThing(before: string): boolean {
  const said = wordsOf(before.slice(-60));
  const last = said.at(-1)?.word ?? '';
  return theRealThing.has(last) || (last === 's' && theRealThing.has(said.at(-2)?.word ?? ''));
}

/**
 * Whether a food is only the short name of a listed food that complies with the ban: "the noodles" if the list has rice noodles. A tip that
 * adds a new food is not excused: "use butter" means butter, even if the list has vegan butter.
 * @param names short names of the listed foods that comply with the ban
 */
export function refersToListed(names: ReadonlySet<string>, line: Line, food: Food): boolean {
  if (line.where === 'ingredients' || names.size === 0) return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const before = shortly(line, food);
  // "Keep the raw beef on its own board" refers to the listed beef before it is cooked.
  const isStillRaw = words[0] === 'raw' && /\bthe\s+$/i.test(before) && line.where !== 'title';
  if (!names.has((isStillRaw ? words.slice(1) : words).join(' '))) return false;
  if (isTheRealThing(before)) return false;
  const last = wordsOf(before.slice(-60)).at(-1)?.word ?? '';
  if (aDrinkOf.test(before)) return false;
  if (line.where !== 'tips' || pointsBack.has(last)) return true;
  const sentence = before.slice(
    Math.max(...['.', '!', '?', ';'].map((end) => before.lastIndexOf(end))) + 1,
  );
  const [rest = ''] = line.text.slice(food.start + food.text.length).split(/[.!?;]/);
  return !bringsIn.test(sentence) && !isBroughtIn.test(rest);
}

/** Returns the generic words for a food from the pantry: "cheese" for mozzarella. */
export const kindsOf = (food: Food): string[] =>
  food.entry.ingredientIds.length === 1
    ? [...(pantry.get(food.entry.ingredientIds[0] ?? '')?.kinds ?? [])]
    : [];

/** Generic words that a step may use for one listed food. "Onion" is excluded, because the pantry assigns it to ginger too. */
const wideWords = new Set(
  'cheese fish meat noodle pasta bread sausage milk cream yoghurt stock butter oil rice mince chocolate'.split(
    ' ',
  ),
);

/** Whether a food is only the generic word for a listed food: "the cheese" if the list has mozzarella. */
export function refersByKind(kinds: ReadonlySet<string>, line: Line, food: Food): boolean {
  if (line.where === 'ingredients') return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const last = words.at(-1) ?? '';
  if (words.length > 1 || !wideWords.has(last) || !kinds.has(last)) return false;
  const before = wordsOf(line.text.slice(Math.max(0, food.start - 40), food.start)).map(
    ({ word }) => word,
  );
  return line.where === 'instructions'
    ? before.slice(-3).some((word) => pointsBack.has(word))
    : !bringsIn.test(shortly(line, food));
}

/** Generic names for listed foods, with the tags that they cover: prawn meat, "the nuts" for peanuts. */
const generally: Readonly<Record<string, readonly Tag[]>> = {
  meat: ['meat', 'crustaceans', 'molluscs'],
  poultry: ['poultry'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  nut: ['nuts', 'peanuts', 'seed', 'coconut-family'],
};

/** Whether a generic word in a step refers to a listed food that complies with the ban: "the meat" of prawns. */
export function refersInGeneral(allowed: readonly Food[], line: Line, food: Food): boolean {
  const [word = '', ...more] = wordsOf(food.text).map((one) => one.word);
  const tags = generally[word];
  if (line.where !== 'instructions' || more.length > 0 || !tags) return false;
  const before = wordsOf(line.text.slice(Math.max(0, food.start - 20), food.start)).at(-1)?.word;
  return (
    pointsBack.has(before ?? '') && allowed.some((one) => tags.some((tag) => one.contains.has(tag)))
  );
}

/** Words that describe the state of a listed food and do not make it another food. */
const states = new Set(
  'strained natural thick cold warm hot boiling simmering chilled melted cooked homemade'.split(
    ' ',
  ),
);

/**
 * Whether a food's name is composed of listed names: "vanilla yoghurt" if the list has vanilla and a yoghurt that complies with the ban.
 * "Milk chocolate" is not composed of oat milk and dark chocolate: before the last word, only the first words of listed names count.
 * @param names short names of the listed foods that comply with the ban
 * @param beginnings words that precede the last word in the names of these foods
 */
export function isComposed(
  names: ReadonlySet<string>,
  beginnings: ReadonlySet<string>,
  line: Line,
  food: Food,
): boolean {
  if (line.where === 'ingredients' || isTheRealThing(shortly(line, food))) return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const last = words.pop() ?? '';
  return (
    words.length > 0 &&
    names.has(last) &&
    words.every((word) => beginnings.has(word) || states.has(word))
  );
}

/** Returns the words of a food's name before its last one; for a one-word name, that word. */
export function beginningsOf(food: Food): string[] {
  const words = wordsOf(food.text).map(({ word }) => word);
  return words.length > 1 ? words.slice(0, -1) : words;
}

/** Returns the foods of the ingredient list. */
export const listedFoods = (lines: readonly Line[]): Food[] =>
  linesAt(lines, 'ingredients').flatMap((line) => line.foods);

/** Whether two names of foods share a word. */
export function sharesAWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).map(({ word }) => word));
  return wordsOf(other).some(({ word }) => words.has(word));
}

/** Whether a line refers to a listed food rather than to one that it adds. */
export function pointsAtListed(line: Line, food: Food): boolean {
  if (line.where === 'ingredients') return false;
  const before = shortly(line, food);
  const last = wordsOf(before.slice(-60)).at(-1)?.word ?? '';
  if (theRealThing.has(last) || aDrinkOf.test(before)) return false;
  return line.where !== 'tips' || pointsBack.has(last) || !bringsIn.test(before);
}

/** Words in a name for what was done to a listed food before it is served. */
const doneToIt = new Set(['pickled', 'smoked', 'cured', 'crispy', 'creamy']);

/** Matches products that are pressed, boiled or brewed from a food. They are another food. */
const pressedOf = /\b(?:oil|stock|broth|vinegar|juice|sauce|syrup)s?$/i;

/** Whether a title or description uses another name for a listed food: "hot-smoked trout" for trout fillets. */
export function namesListedFood(allowed: readonly Food[], line: Line, food: Food): boolean {
  if (line.where !== 'title' && line.where !== 'description') return false;
  const isPressed = pressedOf.test(food.text);
  // Olives do not count as olive oil, nor beef as beef stock.
  const listed = allowed
    .filter(({ entry, text }) => entry.kind !== 'mask' && (isPressed || !pressedOf.test(text)))
    .map(({ text }) => text);
  const words = wordsOf(food.text).filter(
    ({ word }) => !plainWords.has(word) && !doneToIt.has(word),
  );
  return (
    words.length > 0 &&
    words.every(({ word }) => listed.some((name) => sharesAWord(name, word))) &&
    // "Onion" does not mean a spring onion, nor does the onion of "French onion soup".
    (words.every(({ word }) => word !== 'onion') ||
      allowed.some(({ entry }) => entry === food.entry))
  );
}

/** Foods that are cut, crushed or toasted from another food, with the foods that they may be made from. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
  toast: ['bread', 'loaf', 'sourdough', 'baguette'],
  crumb: ['bread', 'biscuit', 'cracker', 'cookie'],
  breadcrumb: ['bread', 'loaf'],
};

/**
 * Whether a step names a form of a listed food that complies with the ban: "the toast" if the list has gluten-free bread, "the biscuit
 * crumbs" of gluten-free biscuits.
 */
export function isFormOfListed(names: ReadonlySet<string>, line: Line, food: Food): boolean {
  if (line.where !== 'instructions') return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const form = formsOf[words.pop() ?? ''];
  const before = wordsOf(line.text.slice(Math.max(0, food.start - 40), food.start)).slice(-3);
  if (!form || !before.some(({ word }) => pointsBack.has(word))) return false;
  return words.length === 0 ? form.some((name) => names.has(name)) : names.has(words.join(' '));
}

/** Whether a single word names a mixture after one of its listed foods: "the soy mixture" of soy sauce. */
export const namesAMixture = (beginnings: ReadonlySet<string>, line: Line, food: Food): boolean =>
  line.where === 'instructions' &&
  beginnings.has(wordsOf(food.text)[0]?.word ?? '') &&
  /^\p{L}+$/u.test(food.text) &&
  /^ (?:mixture|glaze|dressing|marinade)\b/i.test(
    line.text.slice(food.start + food.text.length, food.start + food.text.length + 12),
  );
