import type { Archetype } from '../../archetype.ts';
import { bananaLoafFormula } from '../../formulas/cakes.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { egg, fat, flour, gum, liquid, raising, saltPinch, sugar, water } from './baking-slots.ts';
import {
  dryParts,
  heatOven,
  melted,
  roundBake,
  safely,
  seedEgg,
  tinMinutes,
  wetParts,
} from './baking-words.ts';

/** A tin that is filled by two thirds. */
function tinFor(servings: number): string {
  if (servings <= 5) return 'a 450 g loaf tin';
  return servings <= 9 ? 'a 900 g loaf tin' : 'two 900 g loaf tins';
}

export const bananaLoaf: Archetype = {
  id: 'banana-loaf',
  courses: ['snack', 'breakfast', 'dessert'],
  techniques: ['baking'],
  styles: ['family', 'comfort', 'meal-prep', 'budget', 'outdoor', 'lunchbox'],
  difficulty: 'Medium',
  vessel: 'as a loaf, half sliced, on a board',
  formula: true,
  weigh: weigherOf(bananaLoafFormula),
  maxServings: 12,
  slots: {
    fruit: { list: 'banana', pick: [1, 1], fixed: true, cut: 'ready' },
    flour,
    gum,
    raising,
    sugar,
    egg,
    water,
    liquid,
    fat,
    salt: saltPinch,
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    crunch: { list: 'loaf-bit', pick: [1, 1], grams: [7, 9, 12] },
  },
  titles: (k) => [
    `Banana Bread with ${k.title('crunch')}`,
    `${k.title('warm')} Banana Bread`,
    `Banana Bread with Plenty of ${k.title('crunch')}`,
    `Moist Banana Bread with ${k.title('warm')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Dark-crusted, moist, and it smells of ripe banana and ${k.call('warm')}, with ${k.call('crunch')} in every slice.`,
      `The best end for spotty bananas: soft, fragrant slices with ${k.call('crunch')} and a crackled top.`,
    ]),
  method: (k) => {
    const swaps = swapMinutes(bananaLoafFormula, [k.first('flour')?.id, k.first('egg')?.id]);
    const bake = roundBake(tinMinutes(35, Math.min(k.servings, 9), 10) + swaps);
    const tin = tinFor(k.servings);
    return [
      ...heatOven(k, 165, `line ${tin}`),
      ...seedEgg(k),
      k.mix(
        3,
        `Mash ${k.the('fruit')} with a fork in a large bowl for 3 minutes, until nearly smooth; the blacker the skins, the better.`,
        { after: [] },
      ),
      k.mix(
        2,
        `Beat in ${wetParts(k, 'egg', 'liquid')} with ${melted(k)} for 2 minutes, until glossy.`,
      ),
      k.mix(
        2,
        `Fold in ${dryParts(k, 'flour', 'gum', 'raising', 'warm', 'salt')} with most of ${k.the('crunch')} for 2 minutes, just until no dry streaks are left.`,
      ),
      k.bake(
        bake,
        `Scrape into ${k.servings > 9 ? 'the tins' : 'the tin'}, scatter with the rest of the ${k.call('crunch')} and bake for ${bake} minutes, until a skewer comes out clean${safely(k)}.`,
      ),
      k.rest(10, 'Cool in the tin for 10 minutes, then turn out and cut into thick slices.'),
    ];
  },
  tips: () => [
    'If the top browns too fast, lay a sheet of foil over it for the last part of the baking.',
    'It tastes even better on the second day, and a slice warms up well in a dry pan.',
    'Bananas that are still yellow ripen in their skins in a low oven until black and soft.',
  ],
};
