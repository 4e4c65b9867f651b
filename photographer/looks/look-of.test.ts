import { describe, expect, test } from 'vitest';
import { ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { type Colour, hex } from '../colour.ts';
import { pieces } from '../pieces/pieces.ts';
import type { Cut, Look, Treatment } from './look.ts';
import { lookOf, sourceOfLook } from './look-of.ts';
import { lookRows } from './look-rows.ts';
import { pastaLook } from './pasta-look.ts';

const treatments: readonly Treatment[] = ['raw', 'fried', 'roast', 'boiled', 'stewed', 'blended'];
const cuts: readonly (Cut | undefined)[] = [
  undefined,
  'whole',
  'halved',
  'sliced',
  'diced',
  'chunks',
  'strips',
  'grated',
  'chopped',
  'torn',
  'mashed',
];

const light = ([red, green, blue]: Colour) => red + green + blue;
const greenness = (code: string) => {
  const [red, green, blue] = hex(code);
  return green - Math.max(red, blue);
};
const redness = (code: string) => {
  const [red, green, blue] = hex(code);
  return red - Math.max(green, blue);
};

describe('lookOf', () => {
  test('finds the own row or a family row for every pantry ingredient', () => {
    const unknown = [...pantry.values()].filter((item) => sourceOfLook(item) === 'none');
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test('draws only fish as pieces from a family row', () => {
    const seen = [...pantry.values()].filter(
      (item) => sourceOfLook(item) === 'family' && lookOf(item, 'raw').showing === 'pieces',
    );
    expect(seen.filter((item) => !item.kinds.has('fish')).map(({ id }) => id)).toEqual([]);
  });

  test('has no row for an ingredient that is not in the pantry', () => {
    const ids = [...lookRows.keys()].map((key) => key.split('@')[0] ?? '');
    expect(ids.filter((id) => !pantry.has(id))).toEqual([]);
  });

  test('returns valid colours, sizes and a known piece for each treatment and cut', () => {
    const isSound = ({ colours, sauceColour, liquidColour, millimetres, per100g, piece }: Look) =>
      [...colours, sauceColour, liquidColour].every((code) => /^#[0-9a-f]{6}$/.test(code)) &&
      millimetres > 1 &&
      per100g > 0 &&
      piece in pieces;
    const faults = [...pantry.values()].flatMap((item) =>
      treatments.flatMap((treatment) =>
        cuts
          .filter((cut) => !isSound(lookOf(item, treatment, cut)))
          .map((cut) => [item.id, treatment, cut].join(' ')),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('hides salt, oil, flour and stock', () => {
    for (const id of ['salt', 'olive-oil', 'plain-flour', 'vegetable-stock', 'water', 'yeast'])
      expect(lookOf(ingredient(id), 'raw').showing, id).toBe('unseen');
  });

  test('shows spices as powder and noodles as strands', () => {
    expect(lookOf(ingredient('paprika'), 'raw').showing).toBe('dusting');
    expect(lookOf(ingredient('udon'), 'boiled').showing).toBe('strands');
  });

  test('darkens and shrinks stewed leaves', () => {
    const raw = lookOf(ingredient('spinach'), 'raw');
    const stewed = lookOf(ingredient('spinach'), 'stewed');
    expect(light(hex(stewed.colours[0]))).toBeLessThan(light(hex(raw.colours[0])));
    expect(stewed.millimetres).toBeLessThan(raw.millimetres);
  });

  test('darkens fried onions, and browns a roast potato more than a boiled one', () => {
    const onion = ingredient('onion');
    expect(light(hex(lookOf(onion, 'fried').colours[0]))).toBeLessThan(
      light(hex(lookOf(onion, 'raw').colours[0])),
    );
    const potato = ingredient('potato');
    const crust = (treatment: Treatment) => lookOf(potato, treatment).colours[1] ?? '#ffffff';
    expect(light(hex(crust('roast')))).toBeLessThan(light(hex(crust('boiled'))) * 0.8);
  });

  test('melts roast cheese and draws raw cheese as shreds', () => {
    expect(lookOf(ingredient('cheddar'), 'roast').style).toBe('melted');
    expect(lookOf(ingredient('cheddar'), 'raw').piece).toBe('shred');
  });

  test('draws the cut of the recipe; peas keep their shape', () => {
    expect(lookOf(ingredient('carrot'), 'raw').piece).toBe('coin');
    expect(lookOf(ingredient('carrot'), 'raw', 'diced').piece).toBe('cube');
    expect(lookOf(ingredient('carrot'), 'raw', 'grated').piece).toBe('shred');
    expect(lookOf(ingredient('tomato'), 'raw', 'sliced').style).toBe('slice');
    expect(lookOf(ingredient('peas'), 'boiled', 'chopped').piece).toBe('ball');
  });

  test('draws boiled, poached and fried eggs', () => {
    const egg = ingredient('egg');
    expect(lookOf(egg, 'boiled').piece).toBe('eggHalf');
    expect(lookOf(egg, 'stewed').style).toBe('poached');
    expect(lookOf(egg, 'fried').piece).toBe('friedEgg');
  });

  test('derives the colour of a sauce from the ingredient', () => {
    const sauce = (id: string) => lookOf(ingredient(id), 'blended');
    expect(sauce('spinach').showing).toBe('sauce');
    expect(greenness(sauce('spinach').colours[0])).toBeGreaterThan(0);
    expect(redness(sauce('tinned-tomatoes').colours[0])).toBeGreaterThan(0);
    expect(light(hex(sauce('cocoa').sauceColour))).toBeLessThan(
      light(hex(sauce('milk').sauceColour)),
    );
    expect(sauce('turmeric').sauceStrength).toBeGreaterThan(sauce('potato').sauceStrength);
  });

  test('returns the same look for the same arguments', () => {
    for (const item of pantry.values())
      expect(lookOf(item, 'fried', 'sliced')).toEqual(lookOf(item, 'fried', 'sliced'));
  });
});

describe('pastaLook', () => {
  test('uses the shape named in the text and otherwise keeps the look', () => {
    const pasta = lookOf(ingredient('pasta'), 'boiled');
    expect(pastaLook(pasta, '200 g spaghetti')).toMatchObject({ showing: 'strands' });
    expect(pastaLook(pasta, '200 g farfalle')).toMatchObject({
      piece: 'pastaShape',
      style: 'farfalle',
    });
    expect(pastaLook(pasta, '200 g dried pasta')).toEqual(pasta);
  });
});
