import { fold } from './words/fold.ts';
import { plainDigits } from './words/plain-digits.ts';
import { numberWords } from './words/time-words.ts';

const most = 100;
const eaters =
  'servings?|serves|portions?|people|persons?|guests|adults|slices?|pieces?|bars?|cookies|muffins|cupcakes|pancakes|tacos|wraps|burgers|bowls?|portionen|personen|stück|scheiben|personnes|parts|raciones|porciones|personas|porzioni|persone|porções|pessoas|porties|porcj[ei]|osób|osoby|portioner|personer|porsjoner|kişilik|porsiyon|порци\\p{L}*|персон\\p{L}*|人分|人前|人份|份|人|인분|명|أشخاص|حصص|लोग\\p{L}*';
const counted = new RegExp(
  `(\\d{1,3})\\s*(?:[-–—]\\s*\\d{1,3}\\s*)?(?:[\\p{L}-]+\\s+)?(?:${eaters})(?![\\p{L}])`,
  'iu',
);
/** Matches a measurement, which is not a number of servings: "9-inch", "2 litres", "1.5 kg", "350 g each". */
const measure =
  /\d+(?:[.,]\d+)?\s*-?\s*(?:inch(?:es)?|in\b|cm\b|mm\b|g\b|kg\b|ml\b|l\b|lit(?:er|re)s?|oz\b|ounces?|lbs?\b|pounds?|cups?\b|quarts?|["”″×]|x\s*\d)/giu;

function inRange(number: number | undefined): number | undefined {
  return number !== undefined && number >= 1 && number <= most ? number : undefined;
}

/**
 * Reads how many servings or pieces a recipe makes: "Serves 4–6" is 4 (it is enough for 4 in any case), "1 loaf (12 slices)" is 12,
 * "for two" is 2, "2 dozen" is 24.
 * @returns 1 to 100; undefined when the text names no number in this range
 */
export function readServings(text: string): number | undefined {
  const value = plainDigits(text.slice(0, 200));
  const eating = counted.exec(value)?.[1];
  if (eating !== undefined) return inRange(Number(eating));
  const [, dozens] = /(\d{1,2})\s*dozen/i.exec(value) ?? [];
  if (dozens !== undefined) return inRange(Number(dozens) * 12);
  const counts = value.replace(measure, ' ');
  const digits = /\d+/.exec(counts)?.[0];
  if (digits !== undefined) return inRange(Number(digits));
  const words = fold(counts).split(/[^\p{L}\p{M}]+/u);
  const word = words.find((name) => Object.hasOwn(numberWords, name));
  return word === undefined ? undefined : inRange(numberWords[word]);
}
