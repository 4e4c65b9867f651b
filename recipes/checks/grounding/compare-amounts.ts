import type { ListedItem } from '../../dish/listed-items.ts';
import { gramsOf } from '../../measures/grams-of.ts';
import type { IngredientLine } from '../../measures/read-line.ts';
import type { Unit } from '../../measures/units.ts';
import { pantry } from '../../pantry/pantry.ts';
import type { StatedUse } from './stated-amounts.ts';

export type Amounted = StatedUse & { kind: 'amount' };
/** The listed and the used amount in the same unit, and the tolerance between them. */
type Compared = {
  listedLow: number;
  listedHigh: number;
  low: number;
  high: number;
  tolerance: number;
};

const countUnits = new Set([
  'clove',
  'piece',
  'slice',
  'stick',
  'head',
  'ear',
  'sprig',
  'sheet',
  'nest',
  'ball',
  'block',
  'square',
  'cube',
  'tin',
  'jar',
  'pack',
  'sachet',
  'bunch',
  'handful',
]);
const isPiece = (unit: Unit | undefined) =>
  unit === undefined || ['piece', 'clove', 'head', 'stick', 'ear', 'leaf'].includes(unit.name);

function gramsFor(
  item: ListedItem,
  amount: number,
  unit: Unit | undefined,
  tinGrams?: number,
): number | undefined {
  const [id = ''] = item.ids;
  const known = pantry.get(id);
  const line: IngredientLine = {
    amount,
    unit,
    name: item.head,
    food: item.head,
    ...(tinGrams ? { tinGrams } : {}),
  };
  if (unit?.base === 'g') return amount * unit.factor;
  return known && gramsOf(line, known);
}

function compareTins(
  item: ListedItem,
  low: number,
  high: number,
  uses: readonly Amounted[],
): Compared | undefined {
  const { tinGrams } = item.read;
  if (!tinGrams || !uses.every(({ unit }) => unit?.base === 'g')) return undefined;
  const sum = (end: 'low' | 'high') =>
    uses.reduce((total, use) => total + use[end] * (use.unit?.factor ?? 1), 0);
  // The steps may mean the printed weight of the tin or its drained weight.
  return {
    listedLow: low * tinGrams * 0.55,
    listedHigh: high * tinGrams,
    low: sum('low'),
    high: sum('high'),
    tolerance: 0.12,
  };
}

/** Returns both amounts in one measure: the same unit, volume, mass or count. Returns undefined when they are not comparable. */
export function compare(item: ListedItem, uses: readonly Amounted[]): Compared | undefined {
  const { amount = 0, amountLow = amount, unit, statedGrams, tinGrams } = item.read;
  const sum = (end: 'low' | 'high', value: (number: number, unit: Unit | undefined) => number) =>
    uses.reduce((total, use) => total + value(use[end], use.unit), 0);
  const plain = (number: number) => number;
  const alike = (one: Unit | undefined) =>
    one?.name === unit?.name || (isPiece(one) && isPiece(unit));
  if (uses.every((use) => alike(use.unit))) {
    return {
      listedLow: amountLow,
      listedHigh: amount,
      low: sum('low', plain),
      high: sum('high', plain),
      tolerance: 0.1,
    };
  }
  const tins = compareTins(item, amountLow, amount, uses);
  if (tins) return tins;
  for (const base of ['ml', 'g'] as const) {
    if (unit?.base !== base || !uses.every((use) => use.unit?.base === base)) continue;
    const scaled = (number: number, of: Unit | undefined) => number * (of?.factor ?? 1);
    return {
      listedLow: scaled(amountLow, unit),
      listedHigh: scaled(amount, unit),
      low: sum('low', scaled),
      high: sum('high', scaled),
      tolerance: 0.1,
    };
  }
  const weigh = (number: number, of: Unit | undefined) => gramsFor(item, number, of) ?? Number.NaN;
  const listedHigh = statedGrams ?? gramsFor(item, amount, unit, tinGrams);
  const listedLow = statedGrams ?? gramsFor(item, amountLow, unit, tinGrams);
  if (listedHigh === undefined || listedLow === undefined) return undefined;
  if (uses.some((use) => use.unit && countUnits.has(use.unit.name) && !isPiece(use.unit)))
    return undefined;
  return {
    listedLow,
    listedHigh,
    low: sum('low', weigh),
    high: sum('high', weigh),
    tolerance: 0.35,
  };
}
