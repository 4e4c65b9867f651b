import type { Oddity, Plausible } from './plausible.ts';

const degreesPattern =
  /(?<![-–−]\s?)(\d{2,5})(?:\s*(?:-|–|—|to)\s*(\d{2,5}))?\s*(?:°|º|˚|degrees?)?\s*(C|F|Celsius|Centigrade|Fahrenheit)\b/g;
const gasPattern = /\bgas(?: mark)?\s*(\d{1,3})\b/gi;
const ovenPattern = /\b(?:oven|bak(?:e|ed|ing)|roast(?:ed|ing)?|preheat|pre-heat|broil)\b/i;
/** Heat sources that are hotter than an oven. `gentlePattern` below matches intended low heat. */
const fiercePattern =
  /\b(?:pizza oven|tandoor|wood[- ]fired|kiln|blow ?torch|coals?|pizza stone|charcoal|grill|barbecue|wok|flame)\b/i;
/** "Brush with oil and grill over direct heat, about 250 °C": the temperature is that of the fire. */
const overFirePattern = /\b(?:oil|fat)\b[^.;]*\b(?:grill|barbecue|coals?|charcoal|griddle)\b/i;
const gentlePattern =
  /\b(?:prov(?:e|ing)|proof\w*|ris(?:e|ing)|warm(?:ed|ing|er)?|dry|drying|dehydrat\w*|ferment\w*|yogh?urt|inside|internal|cent(?:re|er)|core|thermometer|probe|reads?|reach(?:es|ed)?|temperature of|cool|water|milk|melt)\b/i;
const oilPattern = /\b(?:oil|fat|lard|deep[- ]fr\w+|fryer)\b/i;

const ovenMostC = 300;
const ovenLeastC = 50;
/** A wok is heated until its oil begins to smoke; a frying pan is not. */
const oilMostC = 215;
const searMostC = 240;
const searPattern =
  /\b(?:wok|stir-fr|sear|high heat|turn(?:ed)? (?:it |the heat )?up to high|grill|griddle|barbecue|char)/i;
const absurdC = 500;
const highestGasMark = 10;

const inCelsius = (degrees: number, scale: string): number =>
  /^f/i.test(scale) ? ((degrees - 32) * 5) / 9 : degrees;

/** Returns what is wrong with a temperature in its context. */
function wrongWith(celsius: number, sentence: string, before: string): string | undefined {
  const isFierce = fiercePattern.test(sentence);
  const near = before.slice(-45);
  if (
    oilPattern.test(near) &&
    !overFirePattern.test(near) &&
    !ovenPattern.test(before) &&
    !/\b(?:tins?|tray|oven)\b/i.test(sentence) &&
    !(celsius <= searMostC && /\bclose the lid\b/i.test(sentence)) &&
    celsius > (searPattern.test(sentence) ? searMostC : oilMostC)
  ) {
    return 'Oil that hot smokes and can catch fire.';
  }
  // 575 °F is 302 °C: the highest mark of a home oven.
  if (celsius > ovenMostC + 2 && !isFierce) return 'No kitchen oven gets so hot.';
  if (celsius > absurdC) return 'Nothing in a kitchen gets so hot.';
  if (celsius < ovenLeastC && ovenPattern.test(before) && !gentlePattern.test(sentence)) {
    return 'That is too cool for an oven to cook anything.';
  }
  return undefined;
}

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?;])\s+/);

/** Whether a temperature is that of a food: "the 25 °C syrup", "until it bends without cracking (about 13 °C)". */
function isOfFood(before: string, after: string): boolean {
  const isInBrackets = /\((?:about |around )?$/i.test(before) && after.startsWith(')');
  const isOfHeat =
    /\b(?:oven|oil|fat|lard|fryer|grill|pan|wok|barbecue)\b[^.;]{0,30}\((?:about |around )?$/i;
  return (
    (isInBrackets && !isOfHeat.test(before)) ||
    (/\bthe $/i.test(before) &&
      /^ (?:syrup|custard|ganache|caramel|chocolate|butter|cream|dough|sauce|glaze)\b/i.test(after))
  );
}

function hotSpots(sentence: string): { match: string; celsius: number; before: string }[] {
  return [...sentence.matchAll(degreesPattern)]
    .filter(
      ({ 0: match, index }) =>
        !isOfFood(sentence.slice(0, index), sentence.slice(index + match.length)),
    )
    .map((found) => ({
      match: found[0],
      celsius: inCelsius(Number(found[2] ?? found[1]), found[3] ?? 'C'),
      before: sentence.slice(0, found.index),
    }));
}

/** Finds implausible temperatures: ovens above 300 °C or 575 °F or below 50 °C, and oil past its smoke point. */
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
        return wrong ? [say(match, wrong, celsius > absurdC ? 'repairable' : 'odd')] : [];
      });
      const marks = [...sentence.matchAll(gasPattern)].flatMap(({ 0: match, 1: mark }) =>
        Number(mark) > highestGasMark ? [say(match, 'Gas marks end at 10.', 'odd')] : [],
      );
      return [...degrees, ...marks];
    }),
  );
}
