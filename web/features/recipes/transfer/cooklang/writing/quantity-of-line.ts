import type { IngredientLine } from '#recipes/measures/read-line.ts';
import { unitOf } from '#recipes/measures/units.ts';

const thirds: readonly (readonly [number, string])[] = [
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
];

/** Writes a number for Cooklang: thirds as fractions, other numbers with up to three decimals. */
function writeNumber(value: number): string {
  const whole = Math.floor(value);
  const third = thirds.find(([part]) => Math.abs(part - (value - whole)) < 0.004);
  if (third) return whole === 0 ? third[1] : `${whole} ${third[1]}`;
  return String(Math.round(value * 1000) / 1000);
}

/** Returns the unit as the line writes it: "cloves" of "2 garlic cloves". */
function unitWord(line: string, { unit, tinGrams, amount = 1 }: IngredientLine): string {
  if (!unit) return '';
  const said = line
    .split(/[^\p{L}.]+|(?<=\d)(?=\p{L})/u)
    .map((word) => word.replace(/\.$/, ''))
    .find((word) => word !== '' && unitOf(word)?.name === unit.name);
  const word = said ?? unit.name;
  if (tinGrams === undefined) return word;
  const isMany = amount > 1 && !/s$/.test(word);
  return `${Math.round(tinGrams)} g ${word}${isMany ? 's' : ''}`;
}

/** Returns the brace content for the full amount of a line: "400%g", "2-3%tbsp", "2%400 g tins"; empty if the line has no amount. */
export function quantityOfLine(line: string, read: IngredientLine): string {
  if (read.amount === undefined) return '';
  const low = read.amountLow === undefined ? '' : `${writeNumber(read.amountLow)}-`;
  return withUnit(`${low}${writeNumber(read.amount)}`, unitWord(line, read));
}

/** "400", "g" → "400%g" */
function withUnit(amount: string, unit: string): string {
  return unit === '' ? amount : `${amount}%${unit}`;
}

/** Returns the brace content for what the parts of a line leave over. */
export function quantityOfRest(line: string, read: IngredientLine, rest: number): string {
  return withUnit(writeNumber(rest), unitWord(line, { ...read, amount: rest }));
}
