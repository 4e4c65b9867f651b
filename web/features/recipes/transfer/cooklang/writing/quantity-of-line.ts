import type { IngredientLine } from '#recipes/measures/read-line.ts';
import { unitOf } from '#recipes/measures/units.ts';

const thirds: readonly (readonly [number, string])[] = [
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
];

/** A number as Cooklang has it: decimals where they are exact, thirds as fractions. */
function writeNumber(value: number): string {
  const whole = Math.floor(value);
  const third = thirds.find(([part]) => Math.abs(part - (value - whole)) < 0.004);
  if (third) return whole === 0 ? third[1] : `${whole} ${third[1]}`;
  return String(Math.round(value * 1000) / 1000);
}

/** The unit in the line's own word: "cloves" of "2 garlic cloves". */
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

/** What stands between the braces for all of a line: "400%g", "2-3%tbsp", "2%400 g tins"; empty where it says no amount. */
export function quantityOfLine(line: string, read: IngredientLine): string {
  if (read.amount === undefined) return '';
  const low = read.amountLow === undefined ? '' : `${writeNumber(read.amountLow)}-`;
  return withUnit(`${low}${writeNumber(read.amount)}`, unitWord(line, read));
}

/** "400", "g" → "400%g" */
function withUnit(amount: string, unit: string): string {
  return unit === '' ? amount : `${amount}%${unit}`;
}

/** The rest of a line that its parts leave. */
export function quantityOfRest(line: string, read: IngredientLine, rest: number): string {
  return withUnit(writeNumber(rest), unitWord(line, { ...read, amount: rest }));
}
