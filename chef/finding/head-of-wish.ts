import { wordsOf } from '#recipes/pantry/words.ts';

/** Between a dish and what is in it or beside it. */
export const joints = /(?:,|\b(?:with|and|in|on|from|for|plus|w)\b|&)/iu;
/** Returns the words of a wish before "with" or "and". */
export const headOf = (text: string): string[] =>
  wordsOf(text.split(joints)[0] ?? '').map(({ word }) => word);

const jointsInName = /\b(?:with|in|on|from|for)\b/iu;

/** Whether a name contains the head noun of the wish: the carrot cake of "carrot cake with cream cheese icing". */
export function isHeadOf(named: string, text: string): boolean {
  if (!joints.test(text)) return true;
  const noun = headOf(text).at(-1);
  return wordsOf(named.split(jointsInName)[0] ?? '').some(({ word }) => word === noun);
}

/** Where a wish stops naming its dish. */
const headEnds =
  /(?:[,.;:!?(&]|\b(?:with|and|in|on|from|for|plus|w|like|but|that|which|without|no|not|made|using|please|when|so)\b)/iu;

/** Words before a name that say nothing about the dish. */
const aroundName = new Set(
  'a an the some proper real good nice my our spicy hot mild quick easy simple healthy homemade classic traditional authentic cheap light fast'.split(
    ' ',
  ),
);

/** Whether a name is all that a wish says before "with", "but" and the like: the onigiri of "onigiri with tuna mayo". */
export function isWholeHead(named: string, text: string): boolean {
  if (!headEnds.test(text)) return false;
  const head = wordsOf(text.split(headEnds)[0] ?? '').map(({ word }) => word);
  const isSame = (words: readonly string[]) => words.join(' ') === headOf(named).join(' ');
  return isSame(head) || isSame(head.filter((word) => !aroundName.has(word)));
}

/** Whether a wish opens with a name and says what is in it: "arepas with beans", but not the list "gnocchi, pesto". */
export const opensWith = (named: string, text: string): boolean =>
  isWholeHead(named, text) && !/^(?:,|and|&|plus)/iu.test(joints.exec(text)?.[0] ?? '');
