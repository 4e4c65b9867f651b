import { singular } from '../../pantry/words.ts';
import { readNumber } from '../numbers.ts';
import { type Unit, unitOf } from '../units.ts';
import { inNumber, plural } from './plural.ts';
import { type Rounded, roundMeasure, roundPieces, roundWhole } from './round-scaled.ts';

export const numberPattern = String.raw`(?:\d+ \d+[/⁄]\d+|\d+[/⁄]\d+|\d+(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔⅛⅜⅝⅞])?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const rangePattern = String.raw`(?<low>${numberPattern})(?:(?<to>\s*(?:-|–|—|\bto\b|\bor\b)\s*)(?<high>${numberPattern}))?`;
const amountPattern = new RegExp(
  `^${rangePattern}(?:(?<gap>\\s*-?)(?<unit>fl\\.? oz|\\p{L}+)(?<dot>\\.?)(?![\\p{L}]))?`,
  'u',
);

/** The text that replaces an amount, and the text that follows it. */
type Scaled = { written: string; rest: string };

const uncutPattern =
  /^\s*(?:\p{L}+[ -]){0,3}?(?:eggs?|egg yolks?|egg whites?|yolks?|whites?|cloves?|lea(?:f|ves)|tortillas?|sprigs?|slices?|rolls?|buns?)\b/iu;
const packedPattern =
  /^(\s*(?:[x×]\s*)?\(?\s*\d[\d.,/ ]*[\s-]*(?:g|kg|ml|l|oz|ounces?|grams?|lbs?|fl\.? oz)\b[^)\p{L}]{0,4}(?:\d[\d./]*\s*(?:g|oz|ml|ounces?))?\)?\s*)(tin|can|jar|pack|packet|carton)s?\b/iu;
const tin: Unit = { name: 'tin', base: 'count', factor: 1 };

/** Puts the noun after a count into the singular or plural. In "2 × 400 g tins tomatoes" that noun is "tins". */
function nounInNumber(after: string, was: number, now: number): string {
  const piece = /^(\s+[\p{L}-]+-sized )(pieces?|chunks?|knobs?)\b/iu.exec(after);
  if (piece)
    return `${piece[1]}${now > 1 ? plural(singular(piece[2] ?? '')) : singular(piece[2] ?? '')}${after.slice(piece[0].length)}`;
  const pack = packedPattern.exec(after);
  if (!pack) return inNumber(after, was, now);
  return `${pack[1]}${now > 1 ? plural(pack[2] ?? '') : pack[2]}${after.slice(pack[0].length)}`;
}

function roundFor(unit: Unit | undefined, after: string, food: string): (value: number) => Rounded {
  if (unit) return (value) => roundMeasure(value, unit);
  if (packedPattern.test(after)) return (value) => roundMeasure(value, tin);
  return uncutPattern.test(after) || uncutPattern.test(food) ? roundWhole : roundPieces;
}

/** Puts a spelled-out unit into the singular or plural: "1 cup" → "2 cups"; "tbsp" and "g" stay. */
function unitInNumber(word: string, amount: number): string {
  if (
    !/^(?:cup|clove|slice|rasher|sprig|handful|bunch|head|bulb|knob|stick|stalk|rib|piece|tin|can|jar|packet|pack|sachet|sheet|nest|ball|block|cube|ear|cob|square|pint|quart|gallon|ounce|pound|litre|liter|kilo|kilogram|gram|tablespoon|teaspoon|fillet|glass|shot|bottle|loaf|loave|rack|bar|scoop|inch|leaf|leave|centimetre)(?:e?s)?$/i.test(
      word,
    )
  )
    return word;
  return amount > 1 ? plural(word) : singular(word);
}

/**
 * Scales and rounds the amount at the beginning of a text: "200 g flour" × 2 → "400 g" and " flour". Both ends of a range
 * scale; units change where a cook would change them; the noun of a count becomes singular or plural.
 * @param growth returns the factor for the amount, from the text that follows it and its unit
 * @param food the counted food, if it does not follow the amount: "eggs, 3"
 * @returns undefined if the text does not begin with an amount, or the amount does not change
 */
export function scaleAmount(
  text: string,
  growth: (after: string, unitName: string | undefined) => number,
  food = '',
): Scaled | undefined {
  const found = amountPattern.exec(text);
  if (!found?.groups) return undefined;
  const { low = '', to = '', high, gap = '', unit: word = '', dot = '' } = found.groups;
  const unit = word === '' ? undefined : unitOf(word);
  const bare = low + (high === undefined ? '' : to + high);
  const after = text.slice(unit ? found[0].length : bare.length);
  const by = growth(after, unit?.name);
  const [first, last] = [readNumber(low), high === undefined ? undefined : readNumber(high)];
  if (first === undefined || first === 0 || by === 1) return undefined;
  const round = roundFor(unit, after, food);
  const [from, until] = [round(first * by), last === undefined ? undefined : round(last * by)];
  const end = until ?? from;
  const isOne = !until || (from.text === until.text && from.unit === until.unit);
  const number = isOne || from.unit !== end.unit ? end.text : `${from.text}${to}${end.text}`;
  const was = last ?? first;
  if (!unit) return { written: number, rest: nounInNumber(after, was, end.amount) };
  const isChanged = end.unit !== undefined && end.unit !== unit.name;
  const newWord = isChanged ? (end.unit ?? word) : unitInNumber(word, end.amount);
  const newGap = isChanged && gap === '' ? ' ' : gap;
  return { written: `${number}${newGap}${newWord}${isChanged ? '' : dot}`, rest: after };
}
