import { parseSections } from '#recipes/pantry/parse-table.ts';
import { PIECES, type PieceName } from '../pieces/pieces.ts';
import type { Showing } from './look.ts';
import { BEAN_LOOKS } from './rows/beans.ts';
import { DAIRY_LOOKS } from './rows/dairy.ts';
import { FAMILY_LOOKS } from './rows/families.ts';
import { FISH_LOOKS } from './rows/fish.ts';
import { FRUIT_LOOKS } from './rows/fruit.ts';
import { GRAIN_LOOKS } from './rows/grains.ts';
import { GREEN_LOOKS } from './rows/greens.ts';
import { MEAT_LOOKS } from './rows/meats.ts';
import { NUT_LOOKS } from './rows/nuts.ts';
import { UNSEEN_LOOKS } from './rows/unseen.ts';
import { VEGETABLE_LOOKS } from './rows/vegetables.ts';

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
  /** Flesh, skin, crust: for when it is cut in another way than the row says. */
  body: string[];
  sauce: { colour: string; strength: number } | undefined;
};

const HEADINGS_THAT_SHOW: Readonly<Record<string, Showing>> = {
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
  if (!(name in PIECES)) throw new Error(`${where}: there is no piece "${name}"`);
  return name as PieceName;
}

function rowOf(cells: readonly string[], heading: readonly string[]): LookRow {
  const [where = '', drawn = '', size, count, colours, body, sauce = ''] = cells;
  const [change = '', lies] = heading;
  const [name = '', style] = drawn.split(':');
  const showing = HEADINGS_THAT_SHOW[change] ?? 'pieces';
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

/** By the id of an ingredient, or its id and a cut (`carrot@sliced`). */
export const LOOK_ROWS: ReadonlyMap<string, LookRow> = readRows([
  VEGETABLE_LOOKS,
  GREEN_LOOKS,
  FRUIT_LOOKS,
  MEAT_LOOKS,
  FISH_LOOKS,
  BEAN_LOOKS,
  GRAIN_LOOKS,
  DAIRY_LOOKS,
  NUT_LOOKS,
  UNSEEN_LOOKS,
]);

/** By a word of an ingredient's kinds or tags, spaces written as hyphens; the first that fits counts. */
export const FAMILY_ROWS: ReadonlyMap<string, LookRow> = readRows([FAMILY_LOOKS]);
