import { wordsOf } from '#recipes/pantry/words.ts';
import { tellingWords } from './telling-words.ts';
import type { Wants } from './wants.ts';

/** Maximum number of words in the name of an unknown dish; a longer wish is a sentence. */
const maxNameWords = 3;

/** Words for a meal or an occasion: "Naw-Ruz dinner" names no dish. */
const mealWord =
  /\b(?:dinner|lunch|breakfast|brunch|supper|tea|party|night|day|feast|main|meal)\b/iu;

/** Between the name of a dish and what it is like: "sfouf, the yellow cake", "moi moi like my gran makes it". */
const beforeWhatItIs = /,? (?=like |style\b|but )|[,;:(] ?(?=(?:the|that|an?|my|had|proper)\b)/iu;
/** "Kothu parota with egg": before this a name has two words or more, because a single unknown word may be slang. */
const beforeFoods = / with /iu;

/** Whether a wish says more than a dish: unknown words in it are chatter. */
export const saysMore = ({ foods, occasions, gear, textures }: Wants): boolean =>
  [foods, occasions, gear, textures].some((list) => list.length > 0);

/** Whether the request contains anything else that a dish can be chosen by. */
const saysTastes = ({ courses, requirements: of }: Wants): boolean =>
  [courses, of.cuisines, of.styles, of.techniques].some((list) => list.length > 0) ||
  of.maxTotalMinutes !== undefined;

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

/**
 * Returns the name of a dish that the cookbook lacks, when that is what a wish asks for: "lamingtons", "sfouf, the yellow cake".
 * @param unknown words of the wish that match no dish
 * @param knows whether words occur in the cookbook
 */
export function unknownNameIn(
  wants: Wants,
  unknown: readonly string[],
  knows: (words: string) => boolean,
): string | undefined {
  if (unknown.length === 0) return undefined;
  const isName = (words: string) => wordsOf(words).length <= maxNameWords;
  const head = unknownHead(wants, knows);
  if (head !== undefined) return isName(head) ? head : undefined;
  return isName(wants.text) && !saysMore(wants) && !saysTastes(wants) ? wants.wish : undefined;
}
