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

/** The available table surfaces. Tables that come in several colours take a colour. */
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
 * Returns a random section of a table, different for each picture: shifted, and turned by a few degrees.
 * @param colour replaces the table's default colour, if it comes in several
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
