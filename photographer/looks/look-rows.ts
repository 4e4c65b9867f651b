import { parseSections } from '#recipes/pantry/parse-table.ts';
import { type PieceName, pieces } from '../pieces/pieces.ts';
import type { Showing } from './look.ts';
import { beanLooks } from './rows/beans.ts';
import { dairyLooks } from './rows/dairy.ts';
import { familyLooks } from './rows/families.ts';
import { fishLooks } from './rows/fish.ts';
import { fruitLooks } from './rows/fruit.ts';
import { grainLooks } from './rows/grains.ts';
import { greenLooks } from './rows/greens.ts';
import { meatLooks } from './rows/meats.ts';
import { nutLooks } from './rows/nuts.ts';
import { unseenLooks } from './rows/unseen.ts';
import { vegetableLooks } from './rows/vegetables.ts';

/**
 * One row of the tables: `ids | piece:style | millimetres | per 100 g | colours | flesh, skin, crust | sauce colour, strength`,
 * under a heading `## how heat changes it | how it lies in a sauce`. An id may name a cut: `carrot@sliced`.
 */
export type LookRow = {
  change: string;
  lies: 'sinks' | 'stands';
  showing: Showing;
  piece: PieceName;
  style: string | undefined;
  millimetres: number;
  per100g: number;
  colours: [string, ...string[]];
  /** Flesh, skin and crust colours, for a cut other than the row's. */
  body: string[];
  sauce: { colour: string; strength: number } | undefined;
};

const headingsThatShow: Readonly<Record<string, Showing>> = {
  dusting: 'dusting',
  sauce: 'sauce',
  unseen: 'unseen',
  noodles: 'strands',
};

function coloursOf(cell: string | undefined, where: string): string[] {
  return (cell ?? '').split(' ').flatMap((code) => {
    if (code === '') return [];
    if (!/^[0-9a-f]{6}$/.test(code)) throw new Error(`${where}: "${code}" is no colour`);
    return [`#${code}`];
  });
}

function pieceOf(name: string, where: string): PieceName {
  if (!(name in pieces)) throw new Error(`${where}: there is no piece "${name}"`);
  return name as PieceName;
}

function rowOf(cells: readonly string[], heading: readonly string[]): LookRow {
  const [where = '', drawn = '', size, count, colours, body, sauce = ''] = cells;
  const [change = '', lies] = heading;
  const [name = '', style] = drawn.split(':');
  const showing = headingsThatShow[change] ?? 'pieces';
  const [first, ...others] = coloursOf(colours, where);
  const [sauceCode, strength] = sauce.split(' ');
  if (!first) throw new Error(`${where}: there is no colour`);
  return {
    change,
    lies: lies === 'stands' ? 'stands' : 'sinks',
    showing,
    piece: showing === 'pieces' ? pieceOf(name, where) : 'crumb',
    style,
    millimetres: Number(size || 4),
    per100g: Number(count || 1),
    colours: [first, ...others],
    body: coloursOf(body, where),
    sauce: sauceCode ? { colour: `#${sauceCode}`, strength: Number(strength) } : undefined,
  };
}

function readRows(tables: readonly string[]): Map<string, LookRow> {
  const rows = new Map<string, LookRow>();
  for (const { heading, rows: lines } of tables.flatMap(parseSections)) {
    for (const cells of lines) {
      const row = rowOf(cells, heading);
      for (const id of (cells[0] ?? '').split(' ')) {
        if (rows.has(id)) throw new Error(`"${id}" has two looks`);
        rows.set(id, row);
      }
    }
  }
  return rows;
}

/** The rows by ingredient id, or by ingredient id and cut (`carrot@sliced`). */
export const lookRows: ReadonlyMap<string, LookRow> = readRows([
  vegetableLooks,
  greenLooks,
  fruitLooks,
  meatLooks,
  fishLooks,
  beanLooks,
  grainLooks,
  dairyLooks,
  nutLooks,
  unseenLooks,
]);

/** The rows by a kind or tag of an ingredient, with hyphens for spaces. The first match is used. */
export const familyRows: ReadonlyMap<string, LookRow> = readRows([familyLooks]);
