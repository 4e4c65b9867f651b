import { readDuration } from '../../reading/read-duration.ts';
import type { Found, WishWants } from './found.ts';
import { numberPattern, readNumber } from './number-words.ts';

/** Longer times are those of a marinade or a dough, not of the cook. */
const maxMinutes = 12 * 60;
const quickMinutes = 30;
const slowMinutes = 120;

const unit = String.raw`(?:minutes?|mins?|m|hours?|hrs?|hr|h)\b\.?`;
const many = String.raw`${numberPattern}(?:[.,]\d)?[½¼¾]?(?:\s*(?:-|–|to)\s*${numberPattern}(?:[.,]\d)?)?|½`;
const duration = [
  'half an? hour|half hour|a half[- ]hour|(?:a )?quarter of an hour|three quarters of an hour',
  '(?:an|one|1) hour and a (?:half|quarter)',
  '(?:one|two|three) and a half hours?',
  String.raw`(?:${many})[\s-]*${unit}(?:(?:\s*(?:and|,))?\s*(?:a half|(?:${numberPattern})\s*(?:minutes?|mins?|m)\b))?`,
  'an hour|a couple of hours|a few hours',
].join('|');

/** "Don't have more than 30 minutes" is a bound like "at most 30 minutes". */
const notMore = String.raw`(?:no|not|nothing|never|(?:do(?:es)?n'?t|do not|can'?t|cannot|won'?t|haven'?t)\s+(?:\w+\s+){0,3}?)\s*(?:any\s+)?(?:more|longer|over)\s+than|no longer than`;
const atMost = `${notMore}|(?:ready|done|on the table|made|finished) (?:in|within|under)|in (?:under|less than|about|just|around|only)|in|under|within|less than|max(?:imum)?(?: of)?|at most|up to|below|<|(?:i|we)(?:'ve| have)?(?: only)?(?: got| have)?(?: only| just| about)?|takes?(?: about| only)?|only|about|around`;
const atLeast = String.raw`over|at least|more than|longer than|minimum(?: of)?|min\.|>|upwards of`;
/** A time for a part of the dish only: "a 12 hour marinade", "simmered for 3 hours". */
const partBefore =
  /\b(?:marinat\w*|simmer\w*|brais\w*|roast\w*|rest\w*|rise|rises|prov\w*|proof\w*|soak\w*|chill\w*|brin\w*|cook(?:ed|s|ing)|boil\w*|fri(?:ed|es)|steam\w*|every|last|for)\s+(?:it |them )?(?:for |about )*$/iu;
const partAfter =
  /^[\s-]*(?:marinad|marinat|brais|simmer|proof|prov|rest|rise|rising|soak|ferment|brin|boiled|aged|old|ago|before|away|drive|walk|run|of (?:rest|sleep)|a (?:day|week))/iu;
const prepAfter =
  /^[\s-]*(?:of )?(?:(?:max\w*|tops) )?(?:(?:prep\w*|hands[- ]on|active|chopping)\b(?: time| work)?)/iu;
const cookAfter =
  /^[\s-]*(?:of )?(?:(?:cook(?:ing)?\b(?: time)?)|in the oven|on the (?:hob|stove))/iu;
const mostAfter =
  /^\s*(?:max(?:imum)?|tops|or (?:less|under|so|quicker)|at most|total|altogether|in total)\b/iu;
const leastAfter = /^\s*(?:or more|or longer|minimum|plus|\+)/iu;

const timed = new RegExp(
  String.raw`(?:\b(?<least>${atLeast})\s+|\b(?<most>${atMost})\s+|(?<![\w-]))(?:about |around )?(?<time>${duration})`,
  'giu',
);

const inDigits = (text: string) =>
  text
    .toLowerCase()
    .replace(/half hour/g, 'half an hour')
    .replace(/\ba few\b/g, '3')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\b\p{L}+\b/gu, (word) => String(readNumber(word) ?? word));

/** Reads a duration as whole minutes: "1 hour 15", "an hour and a half", "20-25 min". */
function minutesOf(time: string): number | undefined {
  const halves = /^(one|two|three|\d+) (?:and a half hours?|hours? (?:and )?a half)$/iu.exec(time);
  const minutes = halves ? ((readNumber(halves[1]) ?? 0) + 0.5) * 60 : readDuration(inDigits(time));
  return minutes === undefined ? undefined : Math.round(minutes);
}

type Said = { label: string; wants: WishWants };

/** Formats minutes: "90 minutes", "2 hours". */
const inWords = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;

function boundOf(minutes: number, isLeast: boolean, after: string): Said {
  if (prepAfter.test(after)) {
    const label = `At most ${inWords(minutes)} of preparation`;
    return { label, wants: { maxPrepMinutes: minutes } };
  }
  if (cookAfter.test(after) && !isLeast) {
    return { label: `At most ${inWords(minutes)} of cooking`, wants: { maxCookMinutes: minutes } };
  }
  return isLeast
    ? { label: `At least ${inWords(minutes)}`, wants: { leastTotalMinutes: minutes } }
    : { label: `At most ${inWords(minutes)}`, wants: { maxTotalMinutes: minutes } };
}

function findTimes(text: string): Found[] {
  return [...text.matchAll(timed)].flatMap((match): Found[] => {
    const { least, most, time = '' } = match.groups ?? {};
    const minutes = minutesOf(time);
    const end = match.index + match[0].length;
    const after = text.slice(end);
    const isPart =
      (partAfter.test(after) && !(most === 'in' && /^\s*before\b/iu.test(after))) ||
      (least === undefined && partBefore.test(text.slice(0, match.index)) && most === undefined);
    if (minutes === undefined || minutes < 1 || minutes > maxMinutes || isPart) return [];
    const isLeast = least !== undefined || (most === undefined && leastAfter.test(after));
    const { label, wants } = boundOf(minutes, isLeast, after);
    const tail = [prepAfter, cookAfter, mostAfter, leastAfter]
      .map((pattern) => pattern.exec(after)?.[0].length ?? 0)
      .reduce((longest, length) => Math.max(longest, length), 0);
    return [{ kind: 'minutes', label, from: match.index, to: end + tail, wants }];
  });
}

/** "Fast" as in fasting: a meal that breaks a fast. */
const afterAFast =
  /(?<!\b(?:break(?:s|ing)?|broke|end(?:s|ing)?)\s+(?:(?:the|a|my|our|his|her|their|your)\s+(?:[\p{L}\d-]+\s+)?)?|\b(?:after|during|before)\s+(?:the|our|my)\s+)/u
    .source;
/** Words that make "quick" or "fast" part of a name. */
const paceInName =
  /(?![- ]+(?:breads?|pickl\w+|(?:kimchi|kraut|sauerkraut)\b(?!\s+(?!(?:for|with|and|in|to)\b)\p{L})|oats|cook\b|food|rising|rise|acting|yeast|setting|dry))/u
    .source;
const quickPattern = new RegExp(
  String.raw`\b(?:(?<very>(?:super|very|really|extra|lightning)[- ])|(?:so|pretty|fairly|nice and) )?(?:quick(?:ly|ie)?|${afterAFast}fast|speedy)\b${paceInName}|\b(?:in a (?:hurry|rush)|short on time|pressed for time|(?:no|not much|very little|hardly any) time\b(?! limit))`,
  'giu',
);
/** "Ramen, but not all day": longer than a quick dish, and no project. */
const notAllDayPattern =
  /\b(?:not|without (?:it )?(?:taking|cooking)|(?:doesn|won|don)['’]?t take) (?:me )?all (?:day|afternoon|morning|evening|night)\b/giu;
const notAllDayMinutes = 75;
const slowPattern =
  /\b(?:low and slow|all (?:afternoon|day|morning|weekend)(?: long)?|(?:plenty|lots|loads) of time|(?:a )?weekend project|take (?:my|our|its) time|slow(?:ly)?\b(?![- ]?(?:cook|roast|brais|bak|food|burn|carb|dried|baked|release|poach)))/giu;

const paceAt = (match: RegExpMatchArray, label: string, wants: Found['wants']): Found => ({
  ...{ kind: 'minutes', label, wants },
  ...{ from: match.index ?? 0, to: (match.index ?? 0) + match[0].length },
});

/**
 * Finds paces: "quick" is at most 30 minutes, "very quick" at most 15, "not all day" at most 75, "all afternoon" at least two hours.
 */
function findPaces(text: string): Found[] {
  const quick = [...text.matchAll(quickPattern)].map((match) => {
    const minutes = match.groups?.very ? quickMinutes / 2 : quickMinutes;
    return paceAt(match, `Quick: at most ${minutes} minutes`, { maxTotalMinutes: minutes });
  });
  const moderate = [...text.matchAll(notAllDayPattern)].map((match) =>
    paceAt(match, `Not all day: at most ${notAllDayMinutes} minutes`, {
      maxTotalMinutes: notAllDayMinutes,
    }),
  );
  const slow = [...text.matchAll(slowPattern)]
    .filter(({ index }) => !moderate.some(({ from, to }) => from <= index && index < to))
    .map((match) => paceAt(match, 'Slow: at least 2 hours', { leastTotalMinutes: slowMinutes }));
  return [...quick, ...moderate, ...slow];
}

/** Finds how long the dish may or should take. A time in numbers overrides "quick" and "slow". */
export function findMinutes(text: string): Found[] {
  const times = findTimes(text);
  const bounds = times.filter(
    ({ wants }) => wants.maxTotalMinutes !== undefined || wants.leastTotalMinutes !== undefined,
  );
  const paces = findPaces(text).map((pace) =>
    bounds.length === 0 ? pace : { ...pace, label: bounds[0]?.label ?? pace.label, wants: {} },
  );
  return [...times, ...paces];
}
