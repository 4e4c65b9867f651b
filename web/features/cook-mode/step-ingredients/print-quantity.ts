import type { Quantity } from './quantity.ts';

const nice: readonly [number, string][] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
const closeEnough = 0.02;

/** Returns "1¼", "⅔" or "2"; undefined when no spoon or cup has that mark. */
function printFraction(value: number, marks: readonly number[]): string | undefined {
  if (Math.abs(value - 1 / 8) < closeEnough / 2) return '⅛';
  const whole = Math.floor(value + closeEnough);
  const found = nice.find(
    ([size]) => marks.includes(size) && Math.abs(value - whole - size) < closeEnough,
  );
  if (!found || (whole === 0 && found[0] === 0)) return undefined;
  return `${whole > 0 ? whole : ''}${found[1]}`;
}

const quarters = [0, 1 / 4, 1 / 2, 3 / 4];
const quartersAndThirds = nice.map(([size]) => size);

type Unit = { name: string; size: number; marks: readonly number[]; least: number };

/** Largest unit first: an amount is printed in the first unit that has a mark for it. */
const spoons: readonly Unit[] = [
  { name: 'cup', size: 48, marks: quartersAndThirds, least: 12 },
  { name: 'tbsp', size: 3, marks: quarters, least: 1.5 },
  { name: 'tsp', size: 1, marks: quarters, least: 0 },
];
const weights: readonly Unit[] = [
  { name: 'lb', size: 16, marks: quarters, least: 8 },
  { name: 'oz', size: 1, marks: quartersAndThirds, least: 0 },
];

function printMarked(value: number, units: readonly Unit[], written: string): string | undefined {
  const own = units.findIndex(({ name }) => written.toLowerCase().startsWith(name));
  for (const { name, size, marks, least } of units.slice(Math.max(0, own))) {
    const printed = value >= least - 0.001 ? printFraction(value / size, marks) : undefined;
    if (printed) return `${printed} ${name === 'cup' && value > size + 0.5 ? 'cups' : name}`;
  }
  return undefined;
}

function printMetric(value: number, [small, large]: readonly [string, string], written: string) {
  const isLarge = value >= 1000 && /^(?:k|l)/i.test(written);
  if (isLarge) return `${Number((value / 1000).toFixed(2))} ${large}`;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 2) / 2} ${small}`;
}

function printCount(value: number, unit: string): string | undefined {
  const printed = printFraction(value, quartersAndThirds);
  if (!printed) return undefined;
  const isOne = value <= 1 + closeEnough;
  return `${printed} ${isOne ? unit.replace(/(?<=ch|sh)es$|(?<!s)s$/i, '') : unit}`.trim();
}

function printOne(value: number, { unit, family }: Quantity): string | undefined {
  switch (family.name) {
    case 'grams':
      return printMetric(value, ['g', 'kg'], unit);
    case 'millilitres':
      return printMetric(value, ['ml', 'litres'], unit);
    case 'spoons':
      return printMarked(value, spoons, short(unit));
    case 'ounces':
      return printMarked(value, weights, short(unit));
    default:
      return printCount(value, unit);
  }
}

const short = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^tablespoons?$/, 'tbsp')
    .replace(/^teaspoons?$/, 'tsp')
    .replace(/^ounces?$/, 'oz')
    .replace(/^pounds?$/, 'lb');

/** Formats an amount the way a cook measures it, "1¼ tbsp". Returns undefined when no spoon, cup or scale can measure it. */
export function printQuantity(quantity: Quantity): string | undefined {
  const { low, high } = quantity;
  const first = printOne(low, quantity);
  if (first === undefined) return undefined;
  if (high - low < 0.001) return first.replaceAll(' ', '\u00a0');
  const last = printOne(high, quantity);
  const [from, unit = ''] = first.split(' ');
  if (!last || (unit && !last.startsWith(`${last.split(' ')[0]} ${unit}`))) return undefined;
  return `${from}–${last}`.replaceAll(' ', '\u00a0');
}
