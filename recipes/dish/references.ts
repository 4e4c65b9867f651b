import type { Food } from '../classify/foods-in.ts';
import { pantry } from '../pantry/pantry.ts';
import type { Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { type Line, linesAt } from './lines.ts';
import { plainWords } from './plain-words.ts';

/** Words that say that the real thing is meant, not the one that the list has: "regular milk". */
const theRealThing = new Set(
  'regular normal ordinary real actual genuine traditional conventional standard usual proper cow dairy whole skimmed skim animal another any other different whichever whatever salted'.split(
    ' ',
  ),
);
/** What a tip says when it brings something in that is not in the dish yet. */
const bringsIn =
  /\b(?:swap|substitut\w*|replac\w*|instead|switch|use|try|add|adding|top|stir in|drizzle|splash|knob|handful|sprinkle|scatter|serve|finish|alternativ\w*|prefer|for a (?:richer|creamier)|with|or|go for|opt|original|feel free)\b/i;
/** What a tip says after a food that it brings in: "cream is a good alternative". */
const isBroughtIn =
  /\b(?:alternativ\w*|best|better|richer|creamier|prefer|works? (?:too|well|here|as well|just)|is fine|are fine|instead|can be used|if you (?:eat|have|like))\b/i;
/** A drink of it is no part of the dish: "with a glass of cold milk". */
const aDrinkOf = /\b(?:glass|glasses|mug|jug) of (?:[\w-]+ ){0,2}$/i;
const pointsBack = new Set(
  'the your this that these those same its leftover remaining final first last'.split(' '),
);
const nutButter =
  /\b(?:peanut|almond|cashew|hazelnut|nut|seed|sunflower|pumpkin|tahini|apple|cocoa)\b/i;
/** Behind a food's name these say only in what form it comes: "flour blend", "rice noodles" are not among them. */
const forms = new Set(
  'blend mix powder sheet leaf stalk piece block slice strip cube mixture'.split(' '),
);

/**
 * The short names by which later lines may call a listed food: where the list has "rice noodles", "the noodles" of a step
 * are those; where it has "gluten-free flour blend", "the flour".
 */
export function shortNames(food: Food): string[] {
  const words = wordsOf(food.text).map(({ word }) => word);
  // An onion is not a spring onion, and butter is none of nuts.
  const last = words.at(-1) ?? '';
  if (
    last === 'onion' ||
    (last === 'butter' && !food.contains.has('milk') && nutButter.test(food.text))
  )
    return [words.join(' ')];
  const isStripped = food.contains.size < food.entry.contains.size;
  const bare = words.length > 1 && forms.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const ends = [words, bare].flatMap((all) => all.map((_, from) => all.slice(from).join(' ')));
  // "Vegan green curry paste" may be called so without its "vegan", or "the paste".
  return isStripped ? ends : ends.filter((end) => end !== words.join(' '));
}

/** What stands before a food, as far as it may speak of it: a line of any length costs its length, not its square. */
const shortly = ({ text }: Line, { start }: Food): string =>
  text.slice(Math.max(0, start - 300), start);

/**
 * Whether a food is only the short name of a listed one that keeps the ban: "the noodles" where the list has rice
 * noodles. A tip that brings something new in is not excused: "use butter" is butter, even beside vegan butter.
 * @param names short names of the listed foods that keep the ban
 */
export function refersToListed(names: ReadonlySet<string>, line: Line, food: Food): boolean {
  if (line.where === 'ingredients' || names.size === 0) return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const before = shortly(line, food);
  // "Keep the raw beef on its own board": the listed beef, before it is cooked.
  const isStillRaw = words[0] === 'raw' && /\bthe\s+$/i.test(before) && line.where !== 'title';
  if (!names.has((isStillRaw ? words.slice(1) : words).join(' '))) return false;
  const said = wordsOf(before.slice(-60));
  const last = said.at(-1)?.word ?? '';
  if (theRealThing.has(last) || (last === 's' && theRealThing.has(said.at(-2)?.word ?? ''))) {
    return false;
  }
  if (aDrinkOf.test(before)) return false;
  if (line.where !== 'tips' || pointsBack.has(last)) return true;
  const sentence = before.slice(
    Math.max(...['.', '!', '?', ';'].map((end) => before.lastIndexOf(end))) + 1,
  );
  const [rest = ''] = line.text.slice(food.start + food.text.length).split(/[.!?;]/);
  return !bringsIn.test(sentence) && !isBroughtIn.test(rest);
}

/** Wider words for listed foods, as the pantry has them: "cheese" for mozzarella. */
export const kindsOf = (food: Food): string[] =>
  food.entry.ingredientIds.length === 1
    ? [...(pantry.get(food.entry.ingredientIds[0] ?? '')?.kinds ?? [])]
    : [];

/** Wider words that a step may use for one listed food. Not "onion", which the pantry says of ginger too. */
const wideWords = new Set(
  'cheese fish meat noodle pasta bread sausage milk cream yoghurt stock butter oil rice mince chocolate'.split(
    ' ',
  ),
);

/** Whether a food is only the wider word for a listed one: "the cheese" where the list has mozzarella. */
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

/** What cooks call a listed food in general, and by which tags of it: prawn meat, "the nuts" of peanuts. */
const generally: Readonly<Record<string, readonly Tag[]>> = {
  meat: ['meat', 'crustaceans', 'molluscs'],
  poultry: ['poultry'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  nut: ['nuts', 'peanuts', 'seed', 'coconut-family'],
};

/** Whether a step's "the meat" is that of a listed food that keeps the ban, as the meat of prawns. */
export function refersInGeneral(allowed: readonly Food[], line: Line, food: Food): boolean {
  const [word = '', ...more] = wordsOf(food.text).map((one) => one.word);
  const tags = generally[word];
  if (line.where !== 'instructions' || more.length > 0 || !tags) return false;
  const before = wordsOf(line.text.slice(Math.max(0, food.start - 20), food.start)).at(-1)?.word;
  return (
    pointsBack.has(before ?? '') && allowed.some((one) => tags.some((tag) => one.contains.has(tag)))
  );
}

/** What is said of a listed food's state, and makes no other food of it. */
const states = new Set(
  'strained natural thick cold warm hot boiling simmering chilled melted cooked homemade'.split(
    ' ',
  ),
);

/**
 * Whether a food's name is put together of listed ones: "vanilla yoghurt" where the list has vanilla and a yoghurt that keeps the
 * ban. "Milk chocolate" is not that of oat milk and dark chocolate: only what a listed name begins with counts before the last.
 * @param names short names of the listed foods that keep the ban
 * @param beginnings words that such foods' names have before their last
 */
export function isComposed(
  names: ReadonlySet<string>,
  beginnings: ReadonlySet<string>,
  line: Line,
  food: Food,
): boolean {
  if (line.where === 'ingredients') return false;
  const words = wordsOf(food.text).map(({ word }) => word);
  const last = words.pop() ?? '';
  return (
    words.length > 0 &&
    names.has(last) &&
    words.every((word) => beginnings.has(word) || states.has(word))
  );
}

/** The words of a food's name before its last; of a name of one word that word. */
export function beginningsOf(food: Food): string[] {
  const words = wordsOf(food.text).map(({ word }) => word);
  return words.length > 1 ? words.slice(0, -1) : words;
}

/** The foods of the list. */
export const listedFoods = (lines: readonly Line[]): Food[] =>
  linesAt(lines, 'ingredients').flatMap((line) => line.foods);

/** Whether two names of foods have a word in common. */
export function sharesAWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).map(({ word }) => word));
  return wordsOf(other).some(({ word }) => words.has(word));
}

/** Whether a line speaks of a listed food rather than of one that it brings in. */
export function pointsAtListed(line: Line, food: Food): boolean {
  if (line.where === 'ingredients') return false;
  const before = shortly(line, food);
  const last = wordsOf(before.slice(-60)).at(-1)?.word ?? '';
  if (theRealThing.has(last) || aDrinkOf.test(before)) return false;
  return line.where !== 'tips' || pointsBack.has(last) || !bringsIn.test(before);
}

/** Done to a listed food before it is served, said in its name. */
const doneToIt = new Set(['pickled', 'smoked', 'cured', 'crispy', 'creamy']);

/** What is pressed, boiled or brewed of a food is another food. */
const pressedOf = /\b(?:oil|stock|broth|vinegar|juice|sauce|syrup)s?$/i;

/** Whether a title or description calls by another of its names what the list has: "hot-smoked trout" of trout fillets. */
export function namesListedFood(allowed: readonly Food[], line: Line, food: Food): boolean {
  if (line.where !== 'title' && line.where !== 'description') return false;
  const isPressed = pressedOf.test(food.text);
  // Olives are none of olive oil, and beef none of beef stock.
  const listed = allowed
    .filter(({ entry, text }) => entry.kind !== 'mask' && (isPressed || !pressedOf.test(text)))
    .map(({ text }) => text);
  const words = wordsOf(food.text).filter(
    ({ word }) => !plainWords.has(word) && !doneToIt.has(word),
  );
  return (
    words.length > 0 &&
    words.every(({ word }) => listed.some((name) => sharesAWord(name, word))) &&
    // An onion is not a spring onion.
    (!/\bonions?$/i.test(food.text) || allowed.some(({ entry }) => entry === food.entry))
  );
}

/** What is cut, crushed or toasted of a food, and the foods that it may be of. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
  toast: ['bread', 'loaf', 'sourdough', 'baguette'],
  crumb: ['bread', 'biscuit', 'cracker', 'cookie'],
  breadcrumb: ['bread', 'loaf'],
};

/**
 * Whether a step names a form of a listed food that keeps the ban: "the toast" where the list has gluten-free bread, "the biscuit
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

/** Whether a single word is the taste of what is mixed of listed foods: "the soy mixture" of soy sauce. */
export const namesAMixture = (beginnings: ReadonlySet<string>, line: Line, food: Food): boolean =>
  line.where === 'instructions' &&
  beginnings.has(wordsOf(food.text)[0]?.word ?? '') &&
  /^\p{L}+$/u.test(food.text) &&
  /^ (?:mixture|glaze|dressing|marinade)\b/i.test(
    line.text.slice(food.start + food.text.length, food.start + food.text.length + 12),
  );
