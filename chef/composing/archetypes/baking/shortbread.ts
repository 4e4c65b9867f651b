import type { Archetype } from '../../archetype.ts';
import { almondBiscuitsFormula, shortbreadFormula } from '../../formulas/biscuits.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import type { Kitchen } from '../../kitchen.ts';
import { drySugar, fat, flour, gum, saltPinch, sugar } from './baking-slots.ts';
import { heatOven, melted, roundBake } from './baking-words.ts';

const zestWord = (k: Kitchen) => k.title('zest').replace(' Zest', '');

export const shortbread: Archetype = {
  id: 'shortbread',
  courses: ['snack', 'dessert'],
  techniques: ['baking'],
  styles: ['festive', 'budget', 'rustic', 'lunchbox'],
  difficulty: 'Easy',
  vessel: 'in fingers on a small plate',
  formula: true,
  weigh: weigherOf(shortbreadFormula),
  maxServings: 12,
  slots: {
    fat,
    sugar: drySugar,
    flour,
    gum,
    salt: saltPinch,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.5, 0.7, 0.9] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [4, 6, 9] },
  },
  titles: (k) => [
    `${zestWord(k)} Shortbread with ${k.title('crunch')}`,
    `${k.title('crunch')} Shortbread`,
    `Crumbly ${zestWord(k)} Shortbread`,
  ],
  describe: (k) =>
    `Pale, crumbly fingers that melt in the mouth, with the scent of ${k.call('zest')} and bits of ${k.call('crunch')}.`,
  method: (k) => {
    const bake = roundBake(22 + swapMinutes(shortbreadFormula, [k.first('flour')?.id]));
    return [
      ...heatOven(k, 150, 'line a tray with baking paper'),
      k.mix(
        3,
        `Beat ${k.the('fat')}, soft, with ${k.the('sugar', 'zest', 'salt')} in a bowl for 3 minutes, until pale.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('flour', 'gum', 'crunch')} and press together with one hand for 2 minutes.`,
      ),
      k.mix(
        3,
        'Pat out 1 cm thick on the tray, cut into fingers and prick with a fork; about 3 minutes.',
      ),
      k.bake(
        bake,
        `Bake for ${bake} minutes, until firm and the colour of pale sand, hardly golden at the edges.`,
      ),
      k.rest(10, 'Cool on the tray for 10 minutes, then cut along the same lines once more.'),
    ];
  },
  tips: () => [
    'Handle it as little as you can: warm hands make it tough.',
    'It keeps for a week in a tin, and tastes best on the second day.',
  ],
};

/** Biscuits without flour: ground almonds hold themselves together. */
export const almondBiscuits: Archetype = {
  id: 'almond-biscuits',
  courses: ['snack', 'dessert'],
  techniques: ['baking'],
  styles: ['light', 'modern', 'lunchbox', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a stack on a plate',
  formula: true,
  weigh: weigherOf(almondBiscuitsFormula),
  maxServings: 12,
  slots: {
    flour: { list: 'ground-nut', pick: [1, 1], fixed: true },
    sugar: { ...sugar, list: 'bind-sugar' },
    fat: { ...fat, list: 'coconut-fat' },
    salt: saltPinch,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.6, 0.8, 1] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
  },
  titles: (k) => [
    `${zestWord(k)} and Almond Biscuits`,
    `Soft Almond Biscuits with ${k.title('warm')}`,
    `${k.title('warm')} Almond Rounds`,
  ],
  describe: (k) =>
    `Soft-centred rounds of ${k.call('flour')} with ${k.call('zest', 'warm')}; one bowl and a quarter of an hour in the oven.`,
  method: (k) => [
    ...heatOven(k, 160, 'line a tray with baking paper'),
    k.mix(
      3,
      `Stir ${k.the('flour', 'sugar', 'zest', 'warm', 'salt')} with ${melted(k)} in a bowl for 3 minutes, until it clumps when pressed.`,
    ),
    k.mix(
      4,
      `Roll into ${k.servings * 2} balls with damp hands, set them on the tray and press flat with a fork; about 4 minutes.`,
    ),
    k.bake(12, 'Bake for 12 minutes, until golden at the edges and still soft to the touch.'),
    k.rest(8, 'Leave on the tray for 8 minutes: they are fragile while warm.'),
  ],
  tips: (k) => [
    'Damp hands keep the mixture from sticking.',
    `If it will not clump, add a teaspoon of water; ${k.call('flour')} differ in how much oil they hold.`,
    'They keep for five days in a closed tin.',
  ],
};
