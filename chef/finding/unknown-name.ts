import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { isNameOf, isUnused, shareUsed } from './fit-foods.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import { tellingWords } from './telling-words.ts';
import type { WantedFood } from './wanted-food.ts';
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

const saidFoods = ({ foods }: Wants): WantedFood[] => foods.filter(({ isChosen }) => !isChosen);

/** Whether a wish may be the name of a dish and nothing else: "chicken vindaloo", but not "chicken with rice". */
const looksLikeName = ({ text, foods, occasions, gear, textures }: Wants): boolean =>
  text !== '' &&
  countWords(text) <= maxKnownNameWords &&
  !notInNames.test(text) &&
  [occasions, gear, textures].every((list) => list.length === 0) &&
  foods.every(({ isUseUp }) => !isUseUp);

/** Words of a wish that are neither foods nor have another meaning. */
function ownWords({ wish, spareWords, foods }: Wants): string[] {
  const others = new Set(tellingWords([spareWords, ...foods.map(({ name }) => name)].join(' ')));
  return tellingWords(wish).filter((word) => !others.has(word));
}

/**
 * Whether a wish ends with a word that hardly any dish mentions: "lamb nihari". A rare word before a food describes it: "affordable
 * chicken".
 */
function endsRarely(wants: Wants, { isRare }: WordsOfWish): boolean {
  const last = tellingWords(wants.text).at(-1);
  return last !== undefined && ownWords(wants).includes(last) && isRare(last);
}

/** Whether the pantry reads a name as a food that it does not mention: "gyros" as minced lamb. "Tin of tuna" is tuna. */
function isNameOfDish({ name, ids }: WantedFood): boolean {
  const words = tellingWords(name);
  return [...ids].every((id) => {
    const { one, many, kinds } = ingredient(id);
    const own = tellingWords([one, many, ...kinds].join(' '));
    return !isNameOf(id, name) && !words.some((word) => own.includes(word));
  });
}

/** Whether a wish is one food that no dish has, or a dish that the pantry reads as its main food. */
function isMissingFood(wants: Wants, words: WordsOfWish, dishes: readonly Known[]): boolean {
  const [food, ...more] = saidFoods(wants);
  const inName = tellingWords(food?.name ?? '');
  if (!food || more.length > 0 || tellingWords(wants.text).length !== inName.length) return false;
  const isCalled = dishes.some(({ nameWords }) => inName.every((word) => nameWords.has(word)));
  if (isCalled) return false;
  return isNameOfDish(food) || (inName.some(words.isRare) && isUnused(food, dishes));
}

/** Kinds of dish that cannot be made of another food: a blueberry pie is no apple pie. */
const fixedKinds = new Set(['pie', 'cake', 'muffin', 'quiche', 'smoothie']);

/** Whether no dish of the kind that a wish names has the foods that it names: "marmalade cake". */
function isMissingKind(wants: Wants, dishes: readonly Known[]): boolean {
  const foods = saidFoods(wants);
  const fixed = wants.kinds.filter((kind) => fixedKinds.has(kind));
  return (
    fixed.length > 0 &&
    foods.length > 0 &&
    !dishes.some(
      (known) =>
        fixed.some((kind) => isOfKind(known, kind)) &&
        foods.every((food) => shareUsed(known, food) > 0),
    )
  );
}

/**
 * Returns the name of a dish that the cookbook lacks, when that is all that a wish asks for. The answer does not depend on the choices
 * beside the wish, on the seed or on earlier recipes: what is accepted before the charge is not refused after it.
 * @param asked what the wish asks for, in which no dish has a name; `wants` without the foods that are no foods of any dish
 * @param words what the search knows about the words of the wish
 * @param dishes all dishes of the cookbook
 */
export function unknownNameIn(
  { asked, wants }: { asked: Wants; wants: Wants },
  words: WordsOfWish,
  dishes: readonly Known[],
): string | undefined {
  const unknown = whollyUnknown(wants, words);
  if (unknown !== undefined || !looksLikeName(asked)) return unknown;
  const isMissing =
    (!saysTastes(asked) && endsRarely(asked, words)) ||
    (ownWords(asked).length === 0 && isMissingFood(asked, words, dishes)) ||
    isMissingKind(asked, dishes);
  return isMissing ? asked.text : undefined;
}
