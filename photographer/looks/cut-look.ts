import { dimHex } from '../mix-hex.ts';
import type { PieceName } from '../pieces/pieces.ts';
import type { Cut } from './look.ts';
import type { LookRow } from './look-rows.ts';
import { toward } from './toward.ts';

/** Piece, style, size in millimetres and pieces per 100 g. */
type Form = readonly [PieceName, string | undefined, number, number];

const meatForms: Partial<Record<Cut, Form>> = {
  whole: ['cutlet', 'thigh', 110, 0.7],
  halved: ['cutlet', 'thigh', 100, 0.8],
  sliced: ['strip', 'meat', 58, 8],
  strips: ['strip', 'meat', 58, 8],
  diced: ['chunk', 'meat', 20, 14],
  chunks: ['chunk', 'meat', 30, 5],
  chopped: ['chunk', 'meat', 16, 24],
  grated: ['torn', 'fibres', 40, 12],
  torn: ['torn', 'fibres', 44, 10],
};
const fishForms: Partial<Record<Cut, Form>> = {
  diced: ['fillet', 'white', 34, 8],
  chunks: ['fillet', 'white', 50, 4],
  chopped: ['torn', 'fibres', 22, 20],
  torn: ['torn', 'fibres', 30, 12],
};
const plantForms: Partial<Record<Cut, Form>> = {
  diced: ['cube', 'skin', 14, 50],
  chunks: ['chunk', 'cut', 28, 7],
  chopped: ['cube', 'skin', 11, 90],
  strips: ['stick', 'baton', 52, 16],
  grated: ['shred', 'grated', 26, 160],
  mashed: ['dollop', 'ragged', 70, 1.2],
};
const fruitForms: Partial<Record<Cut, Form>> = {
  ...plantForms,
  diced: ['cube', 'soft', 16, 34],
  chopped: ['cube', 'soft', 14, 50],
  chunks: ['wedge', 'fruit', 32, 9],
};
const cheeseForms: Partial<Record<Cut, Form>> = {
  diced: ['cube', undefined, 15, 34],
  chunks: ['cube', undefined, 20, 14],
  sliced: ['stick', 'slab', 60, 4],
  grated: ['shred', 'grated', 22, 160],
  torn: ['torn', undefined, 30, 14],
  chopped: ['cube', undefined, 12, 60],
};
const alliumForms: Partial<Record<Cut, Form>> = {
  diced: ['cube', undefined, 8, 260],
  chopped: ['crumb', undefined, 6, 300],
  strips: ['strip', 'shred', 36, 40],
  chunks: ['strip', 'petal', 32, 18],
};
const herbForms: Partial<Record<Cut, Form>> = {
  chopped: ['choppedHerb', undefined, 5, 800],
  diced: ['choppedHerb', undefined, 5, 800],
};
const pepperForms: Partial<Record<Cut, Form>> = {
  ...plantForms,
  diced: ['strip', 'petal', 18, 60],
  chopped: ['strip', 'petal', 15, 80],
  strips: ['strip', 'pepper', 54, 16],
  chunks: ['strip', 'petal', 30, 16],
};

/** The cuts that break bread into pieces: flatbreads into triangles, bread slices into torn cubes. */
const inPieces: ReadonlySet<Cut> = new Set<Cut>(['torn', 'strips', 'chunks', 'diced', 'chopped']);
const flatbreads: ReadonlySet<string> = new Set(['tortilla', 'pitta', 'naan']);

function brokenBread(row: LookRow, [flesh, crust]: readonly [string, string]): LookRow {
  if (row.piece === 'breadSlice')
    return {
      ...row,
      // The crust is already baked, so an uncooked piece keeps its colour.
      change: 'as-it-is',
      piece: 'cube',
      style: 'torn',
      millimetres: 27,
      per100g: 22,
      colours: [flesh, crust, crust],
    };
  if (row.piece !== 'flatRound' || !flatbreads.has(row.style ?? '')) return row;
  const colours: LookRow['colours'] = [toward(flesh, crust, 0.35), crust, dimHex(crust, 0.6)];
  return { ...row, piece: 'pastry', style: 'triangle', millimetres: 58, per100g: 22, colours };
}

/** The forms of each cut, by how heat changes the food (`change`). Foods with another `change` keep the form of their row. */
const forms: Readonly<Record<string, Partial<Record<Cut, Form>>>> = {
  meat: meatForms,
  fish: fishForms,
  root: plantForms,
  greens: plantForms,
  brown: plantForms,
  tomato: { ...plantForms, strips: undefined },
  fruit: fruitForms,
  allium: alliumForms,
  herb: herbForms,
  melting: cheeseForms,
  firm: cheeseForms,
};

/** Pieces that are already small or hollow keep their form for every cut except `mashed`. */
const keepsItsForm: ReadonlySet<PieceName> = new Set<PieceName>([
  'ball',
  'bean',
  'blueberry',
  'drupelets',
  'floret',
  'grain',
  'pod',
  'prawn',
  'shellfish',
  'seededHalf',
  'shred',
  'strawberry',
]);
/** Slices that are recognised by their round shape also keep it. */
const keepsItsStyle: ReadonlySet<string> = new Set(['banana', 'kiwi']);

const citrus: ReadonlySet<PieceName> = new Set<PieceName>(['citrusWheel', 'wedge']);
const citrusWedge = (row: LookRow): LookRow =>
  row.piece === 'citrusWheel' ? { ...row, piece: 'wedge', style: 'citrus' } : row;

/** Returns the row changed for a cut that has no row in the tables. */
export function cutLook(row: LookRow, cut: Cut | undefined): LookRow {
  if (!cut) return row;
  const [flesh, skin, crust] = row.body;
  const isCheese = row.change === 'melting' || row.change === 'firm';
  if (!flesh || !skin || (keepsItsForm.has(row.piece) && cut !== 'mashed' && !isCheese)) return row;
  if (row.change === 'bread') return inPieces.has(cut) ? brokenBread(row, [flesh, skin]) : row;
  if (keepsItsStyle.has(row.style ?? '') && cut !== 'mashed') return row;
  // "A lime, cut into wedges" is for squeezing, so it is drawn as a wedge.
  if (citrus.has(row.piece) && (cut === 'strips' || cut === 'chunks')) return citrusWedge(row);
  if (row.style === 'citrus') return row;
  const isPepper = row.piece === 'strip' && row.style === 'pepper';
  const form = (isPepper ? pepperForms : forms[row.change])?.[cut];
  if (!form) return row;
  const [piece, style, millimetres, per100g] = form;
  // A fillet cut into portions is drawn as smaller fillets.
  if (piece === 'fillet' && row.piece === piece) {
    // A portion shows its flesh, even if the fillet shows its skin.
    const own: Partial<LookRow> =
      row.style === 'skin' ? { style: 'white', colours: [flesh, skin, crust ?? skin, flesh] } : {};
    return { ...row, millimetres, per100g, ...own };
  }
  const shade = crust ? skin : toward(flesh, dimHex(flesh, 0.72), 0.6);
  return {
    ...row,
    piece,
    style,
    millimetres,
    per100g,
    colours: piece === 'wedge' ? [skin, flesh, shade] : [flesh, shade, crust ?? skin],
  };
}
