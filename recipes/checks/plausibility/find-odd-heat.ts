import type { Oddity, Plausible } from './plausible.ts';

const DEGREES =
  /(\d{2,5})(?:\s*(?:-|–|—|to)\s*(\d{2,5}))?\s*(?:°|º|˚|degrees?)?\s*(C|F|Celsius|Centigrade|Fahrenheit)\b/g;
const GAS = /\bgas(?: mark)?\s*(\d{1,3})\b/gi;
const OVEN = /\b(?:oven|bak(?:e|ed|ing)|roast(?:ed|ing)?|preheat|pre-heat|broil)\b/i;
/** Places that are hotter than an oven, and low heat that is meant. */
const FIERCE =
  /\b(?:pizza oven|tandoor|wood[- ]fired|kiln|blow ?torch|coals?|pizza stone|charcoal|grill|barbecue|wok|flame)\b/i;
const GENTLE =
  /\b(?:prov(?:e|ing)|proof\w*|ris(?:e|ing)|warm(?:ed|ing|er)?|dry|drying|dehydrat\w*|ferment\w*|yogh?urt|inside|internal|cent(?:re|er)|core|thermometer|probe|reads?|reach(?:es|ed)?|temperature of|cool|water|milk|melt)\b/i;
const OIL = /\b(?:oil|fat|lard|deep[- ]fr\w+|fryer)\b/i;

const OVEN_MOST_C = 300;
const OVEN_LEAST_C = 50;
const OIL_MOST_C = 215;
const ABSURD_C = 500;
const HIGHEST_GAS_MARK = 10;

const inCelsius = (degrees: number, scale: string): number =>
  /^f/i.test(scale) ? ((degrees - 32) * 5) / 9 : degrees;

/** What is wrong with a temperature where it stands. */
function wrongWith(celsius: number, sentence: string, before: string): string | undefined {
  const isFierce = FIERCE.test(sentence);
  if (OIL.test(before.slice(-45)) && !OVEN.test(before) && celsius > OIL_MOST_C) {
    return 'Oil that hot smokes and can catch fire.';
  }
  // 575 °F is 302 °C: the hottest that a home oven is marked with.
  if (celsius > OVEN_MOST_C + 2 && !isFierce) return 'No kitchen oven gets so hot.';
  if (celsius > ABSURD_C) return 'Nothing in a kitchen gets so hot.';
  if (celsius < OVEN_LEAST_C && OVEN.test(before) && !GENTLE.test(sentence)) {
    return 'That is too cool for an oven to cook anything.';
  }
  return undefined;
}

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?;])\s+/);

function hotSpots(sentence: string): { match: string; celsius: number; before: string }[] {
  return [...sentence.matchAll(DEGREES)].map((found) => ({
    match: found[0],
    celsius: inCelsius(Number(found[2] ?? found[1]), found[3] ?? 'C'),
    before: sentence.slice(0, found.index),
  }));
}

/** Temperatures that no oven has and no pan should: above 300 °C or 575 °F, below 50 °C, oil past its smoke point. */
export function findOddHeat({ instructions }: Plausible): Oddity[] {
  return instructions.flatMap((text, index) =>
    sentencesOf(text).flatMap((sentence): Oddity[] => {
      const say = (match: string, wrong: string, weight: Oddity['weight']): Oddity => ({
        where: 'instructions',
        text,
        match,
        reason: `Step ${index + 1} says ${match}. ${wrong}`,
        weight,
      });
      const degrees = hotSpots(sentence).flatMap(({ match, celsius, before }) => {
        const wrong = wrongWith(celsius, sentence, before);
        return wrong ? [say(match, wrong, celsius > ABSURD_C ? 'repairable' : 'odd')] : [];
      });
      const marks = [...sentence.matchAll(GAS)].flatMap(({ 0: match, 1: mark }) =>
        Number(mark) > HIGHEST_GAS_MARK ? [say(match, 'Gas marks end at 10.', 'odd')] : [],
      );
      return [...degrees, ...marks];
    }),
  );
}
