import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { shareUsed, type WantedFood } from './fit-foods.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import { tellingWords } from './telling-words.ts';
import type { Wants } from './wants.ts';

/** What the search knows about the words of a wish. */
export type WordsOfWish = {
  /** Words that match no dish. */
  unknown: readonly string[];
  /** Whether words occur in the cookbook, with fuzzy spelling. */
  knows(words: string): boolean;
  /** Whether a word is in no name of a dish and hardly anywhere else in the cookbook: "vindaloo". */
  isRare(word: string): boolean;
};

/** Maximum number of words in the name of an unknown dish; a longer wish is a sentence. */
const maxNameWords = 3;
const maxKnownNameWords = 4;

/** Words for a meal or an occasion: "Naw-Ruz dinner" names no dish. */
const mealWord =
  /\b(?:dinner|lunch|breakfast|brunch|supper|tea|party|night|day|feast|main|meal)\b/iu;

/** Between the name of a dish and what it is like: "sfouf, the yellow cake", "moi moi like my gran makes it". */
const beforeWhatItIs = /,? (?=like |style\b|but )|[,;:(] ?(?=(?:the|that|an?|my|had|proper)\b)/iu;
/** "Kothu parota with egg": before this a name has two words or more, because a single unknown word may be slang. */
const beforeFoods = / with /iu;
/** What no name of a dish contains: lists, negations, and words for any dish. */
const notInNames =
  /[,;:+!?]|\b(?:with|without|no|not|from|for|some|any|something|anything|use|using|my|i|we)\b/iu;

/** Whether a wish says more than a dish: unknown words in it are chatter. */
export const saysMore = ({ foods, occasions, gear, textures }: Wants): boolean =>
  [foods, occasions, gear, textures].some((list) => list.length > 0);

/** Whether the request contains anything else that a dish can be chosen by. */
const saysTastes = ({ courses, requirements: of }: Wants): boolean =>
  [courses, of.cuisines, of.styles, of.techniques].some((list) => list.length > 0) ||
  of.maxTotalMinutes !== undefined;

const countWords = (text: string): number => wordsOf(text).length;

/** Returns the words that a wish opens with, when what follows describes a dish and the cookbook knows none of them. */
function unknownHead({ text }: Wants, knows: (words: string) => boolean): string | undefined {
  const headBefore = (next: RegExp, minWords: number) => {
    const [head = ''] = text.split(next);
    const words = tellingWords(head);
    const isName = head !== text && words.length >= minWords && !mealWord.test(head);
    return isName && !words.some(knows) ? head.trim() : undefined;
  };
  return headBefore(beforeWhatItIs, 1) ?? headBefore(beforeFoods, 2);
}

/** Returns the name of a dish that a wish with wholly unknown words asks for: "lamingtons", "sfouf, the yellow cake". */
function whollyUnknown(wants: Wants, { unknown, knows }: WordsOfWish): string | undefined {
  if (unknown.length === 0) return undefined;
  const isName = (words: string) => countWords(words) <= maxNameWords;
  const head = unknownHead(wants, knows);
  if (head !== undefined) return isName(head) ? head : undefined;
  return isName(wants.text) && !saysMore(wants) && !saysTastes(wants) ? wants.wish : undefined;
}

/** Whether a wish may be the name of a dish and nothing else: "chicken vindaloo", but not "chicken with rice". */
const looksLikeName = ({ text, foods, occasions, gear, textures }: Wants): boolean =>
  countWords(text) <= maxKnownNameWords &&
  !notInNames.test(text) &&
  [occasions, gear, textures].every((list) => list.length === 0) &&
  foods.every(({ isUseUp }) => !isUseUp);

/** Words of a wish that are neither foods nor have another meaning. */
function ownWords({ wish, spareWords, foods }: Wants): string[] {
  const others = new Set(tellingWords([spareWords, ...foods.map(({ name }) => name)].join(' ')));
  return tellingWords(wish).filter((word) => !others.has(word));
}

/** Whether the pantry's foods have a name: "gyros" is read as the mince in it, but is the name of a dish. */
const isFoodName = ({ name, ids }: WantedFood): boolean =>
  [...ids].some((id) => {
    const { one, many, aliases, kinds } = ingredient(id);
    return (
      kinds.has(keyOf(name)) || [one, many, ...aliases].some((own) => keyOf(own) === keyOf(name))
    );
  });

/** Kinds of dish that cannot be made of another food: a blueberry pie is no apple pie. */
const fixedKinds = new Set(['pie', 'cake', 'muffin', 'quiche', 'smoothie']);

/**
 * Returns the name of a dish that the cookbook lacks, when that is all that a wish asks for.
 * @param words what the search knows about the words of the wish, which contains no name of a dish
 * @param dishes all dishes of the cookbook
 * @param best the best dish of the search
 */
export function unknownNameIn(
  wants: Wants,
  words: WordsOfWish,
  dishes: readonly Known[],
  best: Known | undefined,
): string | undefined {
  const unknown = whollyUnknown(wants, words);
  if (unknown !== undefined || !looksLikeName(wants)) return unknown;
  const { text, foods, kinds } = wants;
  const own = ownWords(wants);
  if (!saysTastes(wants) && own.some(words.isRare)) return text;
  const [food] = foods;
  if (food && foods.length === 1 && own.length === 0 && kinds.length === 0) {
    const inName = tellingWords(food.name);
    const isMade = tellingWords(text).length === inName.length && !isFoodName(food);
    const isCalled = dishes.some(({ nameWords }) => inName.every((word) => nameWords.has(word)));
    const isUsed = dishes.some((known) => shareUsed(known, food) > 0);
    if (!isCalled && (isMade || !isUsed)) return text;
  }
  const fixed = kinds.filter((kind) => fixedKinds.has(kind));
  const isOther =
    best !== undefined &&
    fixed.length > 0 &&
    (!fixed.some((kind) => isOfKind(best, kind)) ||
      foods.some((one) => shareUsed(best, one) === 0));
  return isOther ? text : undefined;
}
