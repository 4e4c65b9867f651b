import { dimHex } from '../mix-hex.ts';
import type { PieceName } from '../pieces/pieces.ts';
import type { Treatment } from './look.ts';
import type { LookRow } from './look-rows.ts';
import { toward } from './toward.ts';

/** The effect of heat: a target colour for all colours, browning on top, shrinking, and the resulting gloss. */
type Effect = {
  to?: string;
  share?: number;
  brown?: string;
  /** Removes the browning that the row contains. */
  pale?: true;
  shrink?: number;
  gloss?: number;
  style?: string;
};

const wilted: Partial<Record<Treatment, Effect>> = {
  fried: { to: '#23461c', share: 0.4, shrink: 0.75, gloss: 0.5 },
  roast: { to: '#4a4a1c', share: 0.45, shrink: 0.8, gloss: 0.2 },
  boiled: { to: '#1f5a1c', share: 0.4, shrink: 0.75, gloss: 0.55 },
  stewed: { to: '#34401c', share: 0.55, shrink: 0.65, gloss: 0.5 },
};
const unbrownedEffect: Effect = { pale: true, gloss: 0.3 };

/** The effects of each treatment, by the first cell of a table heading (`change`). */
const effects: Readonly<Record<string, Partial<Record<Treatment, Effect>>>> = {
  leaf: wilted,
  herb: {
    fried: { to: '#2c4a1c', share: 0.35, shrink: 0.85 },
    roast: { to: '#4a4a1c', share: 0.4, shrink: 0.85 },
    stewed: { to: '#34401c', share: 0.4, shrink: 0.85 },
  },
  greens: {
    fried: { brown: '#7a5a24', to: '#5a7a24', share: 0.12 },
    roast: { brown: '#7a5220', to: '#7a7a34', share: 0.14, shrink: 0.92 },
    boiled: { to: '#4a9a30', share: 0.12, gloss: 0.5 },
    stewed: { to: '#7a7a34', share: 0.35, gloss: 0.5 },
  },
  brown: {
    fried: { brown: '#a8682a' },
    roast: { brown: '#9c6026', to: '#c08a44', share: 0.12, shrink: 0.92 },
    boiled: { pale: true, gloss: 0.45 },
    stewed: { pale: true, to: '#b07a34', share: 0.15, gloss: 0.55 },
  },
  root: {
    raw: unbrownedEffect,
    fried: { brown: '#a8682a' },
    roast: { brown: '#94541f', to: '#b5702a', share: 0.14 },
    boiled: { pale: true, gloss: 0.42 },
    stewed: { pale: true, to: '#a8642a', share: 0.18, gloss: 0.5 },
  },
  allium: {
    fried: { to: '#b87a2c', share: 0.45, brown: '#7a4416', gloss: 0.5 },
    roast: { to: '#b06a2c', share: 0.4, brown: '#5a2c14', gloss: 0.4 },
    stewed: { to: '#c8a25c', share: 0.45, gloss: 0.6 },
    boiled: { to: '#d9c890', share: 0.35, gloss: 0.55 },
  },
  meat: {
    boiled: { to: '#c4ac8c', share: 0.4, gloss: 0.4 },
    stewed: { pale: true, to: '#5a3018', share: 0.2, gloss: 0.6 },
  },
  mince: { stewed: { to: '#5a3018', share: 0.18, gloss: 0.45 } },
  fish: { boiled: unbrownedEffect, stewed: unbrownedEffect, raw: unbrownedEffect },
  fruit: {
    fried: { brown: '#a8682a', gloss: 0.6 },
    roast: { to: '#8a4420', share: 0.2, brown: '#94541f', gloss: 0.6 },
    stewed: { to: '#6a3020', share: 0.16, shrink: 0.86, gloss: 0.7 },
    boiled: { to: '#6a3020', share: 0.12, shrink: 0.9, gloss: 0.65 },
  },
  mushroom: {
    fried: { brown: '#8a5426', to: '#a87440', share: 0.2, shrink: 0.88, gloss: 0.45 },
    roast: { brown: '#74441f', to: '#946034', share: 0.3, shrink: 0.82, gloss: 0.35 },
    stewed: { to: '#7a5638', share: 0.35, shrink: 0.85, gloss: 0.55 },
    boiled: { to: '#a8865c', share: 0.25, shrink: 0.88, gloss: 0.55 },
  },
  tomato: {
    fried: { to: '#b02c14', share: 0.3, gloss: 0.7 },
    roast: { to: '#94240f', share: 0.3, gloss: 0.65, style: 'blistered' },
    stewed: { to: '#a82c14', share: 0.4, gloss: 0.7 },
    boiled: { to: '#b83418', share: 0.3, gloss: 0.65 },
  },
  nut: {
    fried: { to: '#7a4a20', share: 0.25 },
    roast: { to: '#7a4a20', share: 0.28 },
  },
  bean: {
    fried: { to: '#94602c', share: 0.2, gloss: 0.4 },
    roast: { to: '#8a5422', share: 0.38, gloss: 0.15, shrink: 0.92 },
  },
  tofu: {
    raw: unbrownedEffect,
    boiled: unbrownedEffect,
    stewed: { pale: true, to: '#b07a40', share: 0.2, gloss: 0.5 },
  },
  bread: { raw: unbrownedEffect },
};

/** The index of the browning colour in a generator's colours. */
const browningAt: Partial<Record<PieceName, number>> = {
  coin: 3,
  halfMoon: 3,
  floret: 3,
  mushroom: 3,
  onionRing: 2,
  strip: 2,
  pod: 2,
  chunk: 1,
  cube: 1,
  stick: 1,
  fillet: 2,
  breadSlice: 1,
  flatRound: 1,
  cutlet: 1,
};

type Colours = [string, ...string[]];

function browned(colours: Colours, piece: PieceName, brown: string): Colours {
  const place = browningAt[piece];
  if (place === undefined) return colours;
  const filled: Colours = [...colours];
  while (filled.length <= place) filled.push(filled.at(-1) ?? brown);
  // Mix with the row's own crust colour if it has one.
  const own = colours[place];
  filled[place] = own && place < 3 && piece !== 'strip' ? toward(own, brown, 0.5) : brown;
  if (piece === 'chunk' || piece === 'stick') filled[2] = dimHex(filled[place] ?? brown, 0.5);
  return filled;
}

const skinPlace = 2;

function unbrowned(colours: Colours, piece: PieceName, style?: string): Colours {
  const place = browningAt[piece];
  if (place === undefined || place > 2 || piece === 'flatRound') return colours;
  const [flesh] = colours;
  return colours.map((colour, index) => {
    if (index < place || (piece === 'fillet' && index > 2)) return colour;
    // Keep the skin colour: without it, an aubergine would look like meat.
    if (style === 'skin' && index === skinPlace) return colour;
    if (piece === 'breadSlice') return index === 1 ? toward(flesh, colour, 0.2) : colour;
    return toward(flesh, dimHex(flesh, 0.7), index === place ? 0.35 : 0.6);
  }) as Colours;
}

/** Returns the row changed by a treatment: fried, roast, boiled or stewed. */
export function heated(row: LookRow, treatment: Treatment): LookRow & { gloss?: number } {
  if (row.change === 'melting' && treatment !== 'raw' && treatment !== 'boiled') return melted(row);
  if (row.change === 'egg') return cookedEgg(row, treatment);
  const effect = effects[row.change]?.[treatment];
  // A cucumber only has hot oil poured over it and is not fried. Browned, it would look mouldy.
  if (!effect || row.style === 'cucumber') return row;
  const { to, share = 0, brown, pale, shrink = 1, gloss, style } = effect;
  // Braised slices are brown all the way through.
  const isBraised = row.piece === 'carved' && row.body.length > 1 && treatment === 'stewed';
  let colours = isBraised ? (row.body as Colours) : row.colours;
  if (pale) colours = unbrowned(colours, row.piece, row.style);
  if (to) colours = colours.map((colour) => toward(colour, to, share)) as Colours;
  if (brown) colours = browned(colours, row.piece, brown);
  const keepsSkin = row.piece === 'cube' && row.style === 'skin' && row.change !== 'root';
  if (brown && keepsSkin) colours[0] = toward(colours[0], brown, 0.3);
  const crisped = brown && row.piece === 'cube' && !keepsSkin ? 'browned' : row.style;
  return {
    ...row,
    colours,
    style: style && row.piece === 'tomato' && row.style === 'half' ? style : crisped,
    millimetres: row.millimetres * shrink,
    ...(gloss !== undefined && { gloss }),
  };
}

/** Returns the row of a melted cheese: flat patches with browned spots. */
function melted(row: LookRow): LookRow {
  const [body] = row.body;
  const cheese = body ?? row.colours[0];
  return {
    ...row,
    piece: 'torn',
    style: 'melted',
    millimetres: 52,
    per100g: 10,
    colours: [cheese, '#b9782c'],
  };
}

/** Returns the row of a cooked egg: boiled eggs are halved, stewed eggs are poached, all others are fried. */
function cookedEgg(row: LookRow, treatment: Treatment): LookRow {
  if (row.piece !== 'friedEgg') return row;
  const [white, yolk = '#e6920f'] = row.colours;
  const size = row.millimetres * 0.58;
  if (treatment === 'boiled') {
    const colours: Colours = [white, toward(yolk, '#e6b440', 0.5), '#d9780c'];
    return {
      ...row,
      piece: 'eggHalf',
      style: 'soft',
      millimetres: size,
      per100g: row.per100g * 2,
      colours,
    };
  }
  if (treatment === 'stewed')
    return { ...row, style: 'poached', millimetres: row.millimetres * 0.8 };
  return row;
}
