import { type Unit, unitOf } from '#recipes/measures/units.ts';

/** The size and kind of a pack that is counted: "400 g tin". */
export type Pack = { size: number; sizeUnit: 'g' | 'ml'; unit: Unit };

const packPattern = /^(\d+(?:\.\d+)?)\s*(g|ml)\s+(tin|jar|pack|sachet|packet|carton)s?$/;

/** Reads "400 g tin"; undefined for every other unit. */
export function packOf(unit: string): Pack | undefined {
  const [, size, sizeUnit, kind = ''] = packPattern.exec(unit.trim()) ?? [];
  const counted = unitOf(kind);
  if (size === undefined || !counted) return undefined;
  return { size: Number(size), sizeUnit: sizeUnit === 'ml' ? 'ml' : 'g', unit: counted };
}

/** Returns a unit that the cookbook measures in: metric, spoons, counted pieces. Cups and ounces are not among them. */
export function kitchenUnit(unit: string): Unit | undefined {
  const found = unitOf(unit.trim());
  return found && found.system !== 'us' && found.name !== 'stick' ? found : stickOf(unit);
}

/** A stick of celery or cinnamon is counted; butter is weighed. */
const stickOf = (unit: string): Unit | undefined =>
  /^sticks?$/.test(unit) ? unitOf(unit) : undefined;

/** Returns a unit's name as the cookbook keeps it: "grams" → "g", "400 g tins" → "400 g tin"; undefined when it is not a unit. */
export function unitName(unit: string): string | undefined {
  const pack = packOf(unit);
  if (pack) return `${pack.size} ${pack.sizeUnit} ${pack.unit.name}`;
  return kitchenUnit(unit)?.name;
}
