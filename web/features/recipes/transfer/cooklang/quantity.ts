import { readNumber } from '#recipes/measures/numbers.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import { type Unit, unitOf } from '#recipes/measures/units.ts';
import { singular } from '#recipes/pantry/words.ts';

/** The content of a mark's braces: "400%g", "2-3%tbsp", "a few%sprigs". */
export type Quantity = {
  /** The amount as written. */
  text: string;
  /** The amount as a number, the larger end of a range; undefined if it is not a number ("a few"). */
  value: number | undefined;
  /** The smaller end of a range. */
  low?: number;
  unit: string | undefined;
};

const rangePattern = /^(.*?\S)\s*[-–—]\s*(\S.*)$/;
/** "2 cups": the form that was used before Cooklang had "%". */
const oldForm = /^([\d½¼¾⅓⅔⅛⅜⅝⅞][\d½¼¾⅓⅔⅛⅜⅝⅞./, -]*?)\s+(\p{L}.*)$/u;

const numbersOf = (text: string): Pick<Quantity, 'value' | 'low'> => {
  const single = readNumber(text);
  if (single !== undefined) return { value: single };
  const [, first = '', second = ''] = rangePattern.exec(text) ?? [];
  const [low, value] = [readNumber(first), readNumber(second)];
  return low === undefined || value === undefined ? { value: undefined } : { low, value };
};

/** Reads the content of braces; undefined if they are empty. Ignores a lock ("=2"), which matters only to apps that scale. */
export function readQuantity(content: string): Quantity | undefined {
  const whole = content.replace(/\s+/g, ' ').trim().replace(/^=\s*/, '');
  const at = whole.indexOf('%');
  const old = at < 0 ? oldForm.exec(whole) : null;
  const text = (old?.[1] ?? (at < 0 ? whole : whole.slice(0, at))).trim();
  const unit = (old?.[2] ?? (at < 0 ? '' : whole.slice(at + 1))).trim();
  if (text === '') return undefined;
  return { text, ...numbersOf(text), unit: unit === '' ? undefined : unit };
}

const signs: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '1/2': '½',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** Prints an amount for a sentence: "1 1/2" → "1½", "10-12" → "10–12"; everything else stays as written. */
export function printWritten(text: string): string {
  return text
    .replace(/(?:(\d+)\s+)?\b(\d\/\d)\b/g, (whole, before: string | undefined, part: string) =>
      signs[part] === undefined ? whole : `${before ?? ''}${signs[part]}`,
    )
    .replace(/^([^\s–-]+)\s*-\s*([^\s–-]+)$/, '$1–$2');
}

/** Reverses `printWritten`: "1½" → "1 1/2", which every Cooklang reader understands. Undefined if it would not round-trip exactly. */
export function writeAmount(said: string): string | undefined {
  // "1.50" and "05" become other texts in a reader that keeps only the numeric value.
  if (/\b0\d|\.\d*0\b|\d\.(?!\d)/.test(said)) return undefined;
  const fraction = (sign: string) => Object.keys(signs).find((key) => signs[key] === sign) ?? sign;
  const written = said
    .replace(/(\d?)([½¼¾⅓⅔⅛⅜⅝⅞])/g, (_, digit: string, sign: string) =>
      digit === '' ? fraction(sign) : `${digit} ${fraction(sign)}`,
    )
    .replace('–', '-');
  return printWritten(written) === said ? written : undefined;
}

const quarters: readonly (readonly [number, string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** Prints a number to three decimals. Values below 20 use a fraction sign if they are within 0.004 of one. */
function printExact(value: number): string {
  const whole = Math.floor(value);
  const part = quarters.find(([size]) => Math.abs(size - (value - whole)) < 0.004);
  if (part && value < 20) return `${whole === 0 ? '' : whole}${part[1]}`;
  return String(Math.round(value * 1000) / 1000);
}

type Sum = { quantity: Quantity; unit: Unit | undefined };

/** Returns whether two amounts can be added: the same unit, or two metric units of the same base. */
function areAlike(one: Sum, other: Sum): boolean {
  if (one.quantity.value === undefined || other.quantity.value === undefined) return false;
  if (one.unit && other.unit)
    return (
      one.unit.name === other.unit.name ||
      (one.unit.base === other.unit.base &&
        one.unit.system === 'metric' &&
        other.unit.system === 'metric')
    );
  return (one.quantity.unit ?? '').toLowerCase() === (other.quantity.unit ?? '').toLowerCase();
}

function added(one: Sum, other: Sum): Sum {
  const rate = one.unit && other.unit ? other.unit.factor / one.unit.factor : 1;
  const value = (one.quantity.value ?? 0) + (other.quantity.value ?? 0) * rate;
  const isRange = one.quantity.low !== undefined || other.quantity.low !== undefined;
  const lowOf = ({ quantity }: Sum) => quantity.low ?? quantity.value ?? 0;
  const low = isRange ? { low: lowOf(one) + lowOf(other) * rate } : {};
  const text = isRange
    ? `${printExact(low.low ?? 0)}–${printExact(value)}`
    : printExact(Math.round(value * 1e6) / 1e6);
  return { unit: one.unit, quantity: { text, value, ...low, unit: one.quantity.unit } };
}

/** Sums the amounts of one food; amounts that cannot be added stay separate. */
export function sumQuantities(quantities: readonly Quantity[]): Quantity[] {
  const sums: Sum[] = [];
  for (const quantity of quantities) {
    const unit = quantity.unit === undefined ? undefined : unitOf(quantity.unit);
    const next = { quantity, unit };
    const at = sums.findIndex((sum) => areAlike(sum, next));
    const before = sums[at];
    if (before) sums[at] = added(before, next);
    else sums.push(next);
  }
  return sums.map(({ quantity }) => quantity);
}

/** "g" stays; "clove" becomes plural with its number. */
function unitFor({ unit, value }: Quantity): string {
  if (unit === undefined) return '';
  const isCounted = unitOf(unit)?.base === 'count';
  if (!isCounted || value === undefined) return unit;
  return value > 1 ? plural(singular(unit)) : unit;
}

/** "400 g", "2 × 400 g tins", "a few sprigs", "3". */
export function printQuantity(quantity: Quantity): string {
  const amount = printWritten(quantity.text);
  const unit = unitFor(quantity);
  if (/^\d/.test(unit)) return `${amount} × ${unit}`;
  return unit === '' ? amount : `${amount} ${unit}`;
}
