import type { Chance } from '../chance.ts';
import { linen } from './linen.ts';
import { marble } from './marble.ts';
import { paintedPlanks } from './painted-planks.ts';
import { planks } from './planks.ts';
import { plaster } from './plaster.ts';
import { slate } from './slate.ts';
import type { Surface } from './surface.ts';
import { terrazzo } from './terrazzo.ts';
import { terracottaTiles, zellige } from './tiles.ts';

/** The tables of the house. A colour may be given where the table comes in several. */
export const tables = {
  'light-oak': () => planks('oak', 230),
  ash: () => planks('ash', 210),
  elm: () => planks('elm', 180),
  walnut: () => planks('walnut', 200),
  'dark-wood': () => planks('smoked', 190),
  acacia: () => planks('acacia', 150),
  painted: (colour?: string) => paintedPlanks(colour ?? '#d8d5cb'),
  slate: (colour?: string) => slate(colour ?? '#54575c'),
  marble: (colour?: string) => marble(colour),
  'green-marble': () => marble('#3d5348', '#b9c4b8'),
  linen: (colour?: string) => linen(colour ?? '#b9ab94'),
  terracotta: (colour?: string) => terracottaTiles(colour),
  zellige: (colour?: string) => zellige(colour),
  terrazzo: (colour?: string) => terrazzo(colour),
  plaster: (colour?: string) => plaster(colour),
} as const satisfies Record<string, (colour?: string) => Surface>;

export type TableName = keyof typeof tables;

/**
 * A piece of that table, another one for each picture: shifted, and turned by a few degrees.
 * @param colour in place of the table's own, where it comes in several
 */
export function tableOf(name: TableName, chance: Chance, colour?: string): Surface {
  const surface: Surface = tables[name](colour);
  const turn = chance.real(-0.09, 0.09);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const shiftX = chance.real(0, 4000);
  const shiftY = chance.real(0, 4000);
  return (x, y, out) => surface(x * cos - y * sin + shiftX, x * sin + y * cos + shiftY, out);
}
