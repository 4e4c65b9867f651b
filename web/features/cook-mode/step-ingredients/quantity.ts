/** An amount of the list that can be divided: "2½ tbsp", "1–2 cups". Both ends are in the smallest unit of its family. */
export type Quantity = { low: number; high: number; unit: string; family: Family };

/** Units that can be added, with the size of each in the smallest unit. Each count is a separate family: tins and cloves do not add up. */
type Family = { name: string; sizes: Readonly<Record<string, number>> };

const grams: Family = { name: 'grams', sizes: { g: 1, kg: 1000 } };
const millilitres: Family = { name: 'millilitres', sizes: { ml: 1, cl: 10, dl: 100, l: 1000 } };
const spoons: Family = { name: 'spoons', sizes: { tsp: 1, tbsp: 3, cup: 48 } };
const ounces: Family = { name: 'ounces', sizes: { oz: 1, lb: 16 } };
const families = [grams, millilitres, spoons, ounces];

const spelledOut: Record<string, string> = {
  gram: 'g',
  kilogram: 'kg',
  litre: 'l',
  liter: 'l',
  millilitre: 'ml',
  milliliter: 'ml',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  ounce: 'oz',
  pound: 'lb',
};

const signs: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};
const counts: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1]),
);

const number = String.raw`\d+ \d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?\s?[⅛¼⅓⅜½⅝⅔¾⅞]?|[⅛¼⅓⅜½⅝⅔¾⅞]|${Object.keys(counts).join('|')}`;
const pattern = new RegExp(
  String.raw`^(?:about\s)?(${number})(?:\s?(?:[–-]|to)\s?(${number}))?\s?(?:-?([a-z][a-z. ]*?))?\.?$`,
  'iu',
);

function readNumber(text: string): number {
  const known = counts[text.toLowerCase()];
  if (known !== undefined) return known;
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const sign = /[⅛¼⅓⅜½⅝⅔¾⅞]/.exec(text)?.[0] ?? '';
  return Number(text.replace(sign, '').replace(',', '.').trim() || 0) + (signs[sign] ?? 0);
}

const singular = (unit: string) => unit.replace(/(?<=ch|sh)es$|(?<!s)s$/i, '');

function familyOf(unit: string): { family: Family; size: number } {
  const plain = singular(unit.toLowerCase());
  const short = spelledOut[plain] ?? plain;
  const family = families.find(({ sizes }) => short in sizes);
  return { family: family ?? { name: plain, sizes: {} }, size: family?.sizes[short] ?? 1 };
}

/** Parses "2½ tbsp" or "one". Returns undefined when the text is not a single amount ("2 × 400 g"). */
export function readQuantity(text: string): Quantity | undefined {
  const found = pattern.exec(text.replaceAll('\u00a0', ' ').trim());
  if (!found) return undefined;
  const [, from = '', to, unit = ''] = found;
  const { family, size } = familyOf(unit);
  const low = readNumber(from) * size;
  const high = to === undefined ? low : readNumber(to) * size;
  return high >= low && low > 0 ? { low, high, unit, family } : undefined;
}

/** Subtracts a part from an amount. Returns undefined when the families differ or nothing is left. */
export function minus(whole: Quantity, part: Quantity): Quantity | undefined {
  if (whole.family.name !== part.family.name) return undefined;
  const [low, high] = [whole.low - part.low, whole.high - part.high];
  return low > 0.001 && high >= low ? { ...whole, low, high } : undefined;
}

/** Adds two amounts. Returns undefined when their families differ. */
export function plus(one: Quantity, other: Quantity): Quantity | undefined {
  if (one.family.name !== other.family.name) return undefined;
  return { ...one, low: one.low + other.low, high: one.high + other.high };
}

export const times = (whole: Quantity, share: number): Quantity => ({
  ...whole,
  low: whole.low * share,
  high: whole.high * share,
});
