import { readColour } from './read-colour.ts';
import type { LookWords } from './read-look-words.ts';

/** Words that mark a colour as that of the inside, under a crust. */
export const insideWords = /\b(?:inside|filling|middle|centre|heart|meat|within|ring)\b/i;
const openedWords =
  /\b(?:broken|split|torn|bitten|cut|pulled) (?:open|in half|in two|apart|across)|\b(?:one|two) (?:\w+ )?(?:broken|bitten|halved|split)|\bhalved\b|\binside\b|\bbitten\b/i;

/** True if one of the pieces is cut or broken open. */
export const isOpened = ({ arrangement }: LookWords): boolean => openedWords.test(arrangement);

/** Returns the colour that the look gives for the inside of a food with a crust, in sRGB hex; undefined if it gives none. */
export function readInside({ colours }: LookWords): string | undefined {
  const told = colours.find((words) => insideWords.test(words));
  return told === undefined ? undefined : readColour(told);
}

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

/** Returns the number of pieces from the arrangement words ("three round dumplings", "a stack of four"); undefined if they give none. */
export function readCount({ arrangement }: LookWords): number | undefined {
  const words = arrangement.toLowerCase();
  const [first = ''] = words.split(' ');
  const stacked = /^a (?:short |tall |loose )?stack of (\w+)|^(\w+) stacked/.exec(words);
  return counts[stacked?.[1] ?? first];
}
