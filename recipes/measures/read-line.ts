import { readNumber } from './numbers.ts';
import { type Unit, unitOf } from './units.ts';

/** An ingredient line in parts. A range keeps its larger end; "to taste" has no amount. */
export type IngredientLine = {
  amount: number | undefined;
  unit: Unit | undefined;
  /** What a tin of it weighs, where the line says so. */
  tinGrams?: number;
  /** The food with its preparation, amounts taken off. */
  name: string;
};

const NUMBER = String.raw`(?:\d+\s+\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:[.,]\d{1,2})?\s*[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const PACKS = new RegExp(
  String.raw`^(${NUMBER})?\s*(?:[x×]\s*)?\(?(${NUMBER})[-\s]*(g|kg|ml|l|oz|ounces?|gram)\)?\.?\s*(tins?|cans?|jars?|packs?|packets?|bags?|pouch(?:es)?|cartons?|blocks?)\b\s*(?:of\s+)?`,
  'i',
);
const AMOUNT = new RegExp(
  String.raw`^(?:about|approx\.?|approximately|around|~|ca\.?|a generous|a scant|heaped|scant)?\s*(${NUMBER})(?:\s*(?:-|–|—|to|or)\s*(${NUMBER}))?\s*(.*)$`,
  'i',
);
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:a )?half (?:an? )?/i, '½ '],
  [/^a quarter (?:of an? )?/i, '¼ '],
  [/^(?:an?|one)\s+/i, '1 '],
  [/^two\s+/i, '2 '],
  [/^three\s+/i, '3 '],
  [/^four\s+/i, '4 '],
  [/^a few\s+/i, '3 '],
  [/^(?:a )?couple (?:of )?/i, '2 '],
];

function inDigits(text: string): string {
  const rule = WORDS.find(([pattern]) => pattern.test(text));
  return rule ? text.replace(rule[0], rule[1]) : text;
}

/** Bullets, check boxes, emphasis and the second of two amounts ("200 g / 7 oz") go. */
function clean(line: string): string {
  return line
    .replace(/^[\s\-*•–·▢☐□]+(?:\[[ x]\]\s*)?/i, '')
    .replace(/[*_`]/g, '')
    .replace(/⁄/g, '/')
    .replace(
      /(\d+(?:\.\d+)?\s?(?:g|kg|ml|l))\s*[/|(]\s*~?[\d¼½¾.,/ ]+\s?(?:oz|ounces?|lbs?|pounds?|cups?|fl\.? ?oz|quarts?|pints?)\.?\)?/i,
      '$1',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutOf = (text: string) => text.replace(/^(?:of|the)\s+/i, '').trim();

/** "Flour: 200 g", "Water (50 g)", "Onion 2": an amount that trails its food. */
function readTrailing(text: string): IngredientLine | undefined {
  const found = new RegExp(String.raw`^([^\d¼½¾]+?)[\s:(–-]+(${NUMBER})\s*(\p{L}+)?\)?$`, 'u').exec(
    text,
  );
  const [, name = '', number = '', word = ''] = found ?? [];
  const amount = found ? readNumber(number) : undefined;
  if (amount === undefined) return undefined;
  return { amount, unit: unitOf(word), name: name.trim() };
}

/**
 * Reads one ingredient line: "2 × 400 g tins chickpeas, drained", "1½ tbsp olive oil", "3-4 onions",
 * "salt to taste". Never throws; what it cannot read is left in the name.
 */
export function readIngredientLine(line: string): IngredientLine {
  const text = inDigits(clean(line));
  const pack = PACKS.exec(text);
  if (pack) {
    const [whole, count = '1', size = '', unitWord = '', kind = ''] = pack;
    const packUnit = unitOf(kind);
    const name = withoutOf(text.slice(whole.length));
    const counted = readNumber(count) ?? 1;
    if (packUnit?.name === 'tin')
      return { amount: counted, unit: packUnit, name, tinGrams: tinGrams(size, unitWord) };
    return { amount: counted * (readNumber(size) ?? 0), unit: unitOf(unitWord), name };
  }
  const found = AMOUNT.exec(text);
  const amount = found ? readNumber(found[2] ?? found[1] ?? '') : undefined;
  if (!found || amount === undefined) {
    return readTrailing(text) ?? { amount: undefined, unit: undefined, name: text };
  }
  const rest = (found[3] ?? '').trim();
  const [, word = '', after = ''] = /^([\p{L}]+)\.?\s*(.*)$/u.exec(rest) ?? [];
  const unit = unitOf(word);
  if (unit) return { amount, unit, name: withoutOf(after) || rest };
  return { amount, unit: undefined, name: withoutOf(rest) };
}

const USUAL_TIN_G = 400;

function tinGrams(size: string, unitWord: string): number {
  return (readNumber(size) ?? USUAL_TIN_G) * (unitOf(unitWord)?.factor ?? 1);
}
