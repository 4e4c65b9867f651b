import { wordsOf } from '#recipes/pantry/words.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { isTelling, joining, tellingWords } from './telling-words.ts';

/** A name of a dish: its distinctive words, its other words ("green" of "green curry"), and its number of words in total. */
export type Name = { text: string; words: string[]; quiet: string[]; length: number };

/** Returns the names of a dish, its title first. */
export const namesOf = ({ title, also }: CookbookDish): Name[] =>
  [title, ...also].map((text) => ({
    text,
    words: tellingWords(text),
    quiet: wordsOf(text)
      .map(({ word }) => word)
      .filter((word) => !isTelling(word) && !joining.has(word)),
    length: wordsOf(text).length,
  }));

/**
 * Returns the share of a name that was requested. A title that begins or ends with a requested word is that kind of dish: "Risotto
 * alla Milanese".
 */
export function nearnessOf(
  { text, words, length }: Name,
  isTitle: boolean,
  asked: ReadonlySet<string>,
) {
  // "Bread and Butter Pudding" is not a bread.
  const isJoined = /^\S+ (?:and|&) /i.test(text);
  const share = words.filter((word) => asked.has(word)).length / Math.max(length, 1);
  const heads = isJoined ? [words.at(-1)] : [words[0], words.at(-1)];
  const isOfThatKind = isTitle && heads.some((word) => asked.has(word ?? ''));
  return share * (isTitle ? 1 : 0.8) + (isOfThatKind ? 0.4 : 0);
}

/** In "hummus without tahini" the tahini is ruled out and not requested, but it is part of the name. */
const leavesOut = /\b(?:without|no)\b/i;

/**
 * Returns the longest name all of whose words were requested.
 * @param asked the requested words, as the names spell them
 * @param written all words of the request
 */
export function longestName(
  names: readonly Name[],
  asked: ReadonlySet<string>,
  written: ReadonlySet<string>,
): Name | undefined {
  const whole = names.filter(
    ({ text, words, quiet }) =>
      words.length > 0 &&
      words.every((word) => asked.has(word) || (leavesOut.test(text) && written.has(word))) &&
      quiet.every((word) => written.has(word)),
  );
  return whole.toSorted(
    (one, other) => other.words.length - one.words.length || one.length - other.length,
  )[0];
}
