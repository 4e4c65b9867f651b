import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { dimHex } from '../mix-hex.ts';
import { cutLook } from './cut-look.ts';
import { heated } from './heat.ts';
import type { Cut, Look, Treatment } from './look.ts';
import { familyRows, type LookRow, lookRows } from './look-rows.ts';
import { toward } from './toward.ts';

/** The fallback for an ingredient without a row: a pale crumb that does not stand out. */
const unknown: LookRow = {
  change: 'unseen',
  lies: 'sinks',
  showing: 'unseen',
  piece: 'crumb',
  style: undefined,
  millimetres: 4,
  per100g: 400,
  colours: ['#dccfae'],
  body: [],
  sauce: undefined,
};

/** Returns the first family row that matches one of the ingredient's kinds or tags. */
function familyOf({ kinds, tags }: Ingredient): LookRow | undefined {
  for (const [family, row] of familyRows) {
    if (kinds.has(family.replace('-', ' ')) || kinds.has(family)) return row;
    for (const tag of tags) if (tag === family) return row;
  }
  return undefined;
}

/** Returns whether a look comes from the ingredient's own row, from its family's row, or from neither. */
export function sourceOfLook(item: Ingredient): 'own' | 'family' | 'none' {
  if (lookRows.has(item.id)) return 'own';
  return familyOf(item) ? 'family' : 'none';
}

function rowFor(item: Ingredient, cut: Cut | undefined): LookRow {
  const special = cut && lookRows.get(`${item.id}@${cut}`);
  if (special) return special;
  const row = lookRows.get(item.id) ?? familyOf(item) ?? unknown;
  return cutLook(row, cut);
}

/**
 * Returns the look of an ingredient on the plate.
 * @param cut how the recipe cuts it; when omitted, the ingredient's most recognisable form
 */
export function lookOf(item: Ingredient, treatment: Treatment, cut?: Cut): Look {
  const plain = rowFor(item, cut);
  const own = lookRows.get(item.id);
  const sauce = plain.sauce ?? own?.sauce;
  const sauceColour = sauce?.colour ?? plain.body[0] ?? plain.colours[0];
  const isSauce = treatment === 'blended' && plain.showing !== 'unseen';
  const row = heated(plain, treatment);
  return {
    showing: isSauce ? 'sauce' : row.showing,
    piece: row.piece,
    colours: isSauce ? [sauceColour, dimHex(sauceColour, 0.8)] : row.colours,
    millimetres: row.millimetres,
    per100g: row.per100g,
    lies: row.lies,
    sauceColour,
    sauceStrength: sauce?.strength ?? 0.5,
    liquidColour: toward(sauceColour, '#e2c48a', 0.35),
    ...(row.style !== undefined && { style: row.style }),
    ...('gloss' in row && row.gloss !== undefined && { gloss: row.gloss }),
  };
}
