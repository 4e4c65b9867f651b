import type { Line } from '../../dish/lines.ts';
import { wordNumbers } from '../../measures/numbers.ts';

/** One sentence of a step or a tip, with plain apostrophes, and the sentences around it. */
export type Said = {
  where: Line['where'];
  /** The line as written. */
  line: string;
  text: string;
  /** The sentences before it, the nearest first. */
  before: readonly string[];
  /** The sentences after it, the nearest first. */
  after: readonly string[];
};

const cut = (text: string): string[] =>
  text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(])|;\s+|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The maximum number of sentences before and after one that are searched. */
const maxBefore = 40;
const maxAfter = 6;

/** Returns the sentences of the steps and tips in order. Tips come after the steps: "it" in a tip means the dish. */
export function saidIn(lines: readonly Line[]): Said[] {
  const spoken = (['instructions', 'tips'] as const).flatMap((where) =>
    lines
      .filter((line) => line.where === where)
      .flatMap(({ text }) => cut(text).map((sentence) => ({ where, line: text, text: sentence }))),
  );
  const texts = spoken.map(({ text }) => text);
  return spoken.map((one, at) => ({
    ...one,
    before: texts.slice(Math.max(0, at - maxBefore), at).reverse(),
    after: texts.slice(at + 1, at + 1 + maxAfter),
  }));
}

const negation =
  /\b(?:no|not|never|nor|without|avoid|don't|cannot|can't|mustn't|shouldn't|won't|isn't|aren't|doesn't|instead of|rather than|refuse to|resist)\b(?! (?:only|just)\b)[^.;:]{0,30}$/i;

/** Checks whether the phrase at this index is negated: "do not …", "never …", "instead of …". */
export const isNegated = (sentence: string, index: number): boolean =>
  negation.test(sentence.slice(0, index));

const numberWords: Readonly<Record<string, number>> = {
  ...wordNumbers,
  several: 5,
  'a few': 4,
  many: 6,
  some: 3,
};
const hoursPattern =
  /\b(\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|many|some)(?:\s*(?:-|–|to|or)\s*(\d+|three|four|five|six|eight|ten|twelve))?[- ]?(?:hours?|hrs?|h)\b/gi;
const minutesPattern = /\b(\d{3,4})\s*(?:minutes|min)\b/gi;
const longPattern =
  /\bover ?night\b|\b(?:all|the (?:whole|entire)|half the|half a|most of the|the rest of the|for the|through the) (?:day|night|morning|afternoon|evening)\b|\bthe (?:next|following) (?:day|morning|evening|night)\b|\b(?:un)?till? (?:the )?(?:morning|evening|dinner(?:time)?|supper|tomorrow|tonight|noon|lunch(?:time)?|teatime|bedtime|breakfast|you (?:come|get) home)\b|\b(?:for|several|a few|some|two|three|four|five|six|seven|eight|ten|twelve|fourteen|\d+) (?:days|weeks|months)\b|\bfor (?:hours|days|weeks|months|ages|a (?:day|night|week|fortnight|month|year))\b|\b(?:all|through the|over the|the whole) (?:winter|summer|year|week|weekend)\b|\b(?:one|another|several|\d+) (?:day|night)s?\b|\bthe (?:night|day|evening) before\b|\bfrom morning (?:to|till|until)\b|\bhours on end\b|\bwhile you(?: are|'re) (?:at work|out|asleep)\b|\bwhile you sleep\b|\bday and night\b/i;

/** Returns the longest time in a sentence, in hours. "Overnight" and similar words are 12. Returns 0 if there is none. */
export function hoursOf(sentence: string): number {
  const hours = [...sentence.matchAll(hoursPattern)].map(([, low = '', high]) => {
    const said = (high ?? low).toLowerCase();
    return numberWords[said] ?? Number(said);
  });
  const minutes = [...sentence.matchAll(minutesPattern)].map(([, count]) => Number(count) / 60);
  return Math.max(0, longPattern.test(sentence) ? 12 : 0, ...hours, ...minutes);
}
