import type { Match } from '../pantry/lexicon.ts';
import type { Word } from '../pantry/words.ts';

const lacks = new Set([
  'without',
  'no',
  'free from',
  'free of',
  'strained of',
  'freed of',
  'freed from',
  'cleared of',
]);
const besidePattern =
  /^[\s,;:([\-–—]*(?:(?:that|which|made|is|are|with|contains?|free|freed|strained|cleared|from|of|without|no|any|all|added)\b\s*)*$/i;

/**
 * Returns, for each food that the text leaves out, the index of the food that lacks it: "granola without nuts",
 * "brownies (free from milk and eggs)". The entry is undefined where the text only says to leave a food out. `leads` comes from leftOut.
 */
export function lackedBy(
  text: string,
  words: readonly Word[],
  matches: readonly Match[],
  leads: readonly (string | undefined)[],
): (number | undefined)[] {
  const lacking: (number | undefined)[] = [];
  matches.forEach((match, index) => {
    const lead = leads[index];
    const previous = matches[index - 1];
    if (lead === undefined || !lacks.has(lead)) return;
    if (previous && leads[index - 1] !== undefined) {
      lacking[index] = lacking[index - 1];
      return;
    }
    const between =
      previous && text.slice(words[previous.to - 1]?.end ?? 0, words[match.from]?.start ?? 0);
    if (between !== undefined && besidePattern.test(between)) lacking[index] = index - 1;
    else if (!previous && lead.startsWith('free')) {
      const next = leads.indexOf(undefined);
      if (next >= 0) lacking[index] = next;
    }
  });
  return lacking;
}
