import type { Archetype } from '../../archetype.ts';
import { browniesFormula } from '../../formulas/cakes.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { cocoa, drySugar, egg, fat, flour, gum, saltPinch, water } from './baking-slots.ts';
import { heatOven, roundBake, safely, seedEgg, tinMinutes } from './baking-words.ts';

export const brownies: Archetype = {
  id: 'brownies',
  courses: ['dessert', 'snack'],
  techniques: ['baking'],
  styles: ['comfort', 'family', 'festive', 'sharing', 'street-food'],
  difficulty: 'Medium',
  vessel: 'cut into squares on a board',
  formula: true,
  weigh: weigherOf(browniesFormula),
  maxServings: 12,
  slots: {
    egg: { ...egg, only: (item) => item.id !== 'apple-sauce' },
    water,
    flour: { ...flour, list: 'brownie-flour' },
    gum,
    cocoa,
    sugar: drySugar,
    fat,
    salt: saltPinch,
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
    crunch: { list: 'loaf-bit', pick: [1, 1], grams: [4, 7, 11] },
  },
  titles: (k) => [
    `Fudgy Brownies with ${k.title('crunch')}`,
    `${k.title('crunch')} Brownies`,
    `Dark Brownies with ${k.title('warm')} and ${k.title('crunch')}`,
    `Cocoa Brownies with a ${k.title('crunch')} Crust`,
  ],
  describe: (k) =>
    k.pick([
      `Crackled on top and dense beneath, dark with ${k.call('cocoa')} and studded with ${k.call('crunch')}.`,
      `Squares that hardly hold together, they are so soft inside; ${k.call('crunch')} and a little ${k.call('warm')} keep them interesting.`,
    ]),
  method: (k) => {
    const swaps = swapMinutes(browniesFormula, [k.first('flour')?.id, k.first('egg')?.id]);
    const bake = roundBake(tinMinutes(18, k.servings, 3) + swaps);
    const tin = k.servings <= 4 ? 'a 15 cm' : k.servings <= 8 ? 'a 20 cm' : 'a 24 cm';
    return [
      ...heatOven(k, 165, `line ${tin} square tin`),
      ...seedEgg(k),
      k.cook(
        4,
        `Melt ${k.the('fat')} with ${k.the('sugar')} in a saucepan over a low heat for 4 minutes, stirring, until hot to the touch.`,
      ),
      k.mix(
        2,
        `Take off the heat and beat in ${k.the('cocoa', 'salt', 'warm')} for 2 minutes, until dark and smooth.`,
      ),
      k.mix(
        2,
        `Beat in ${k.has('water') ? 'the thickened seeds' : k.the('egg')} for 2 minutes, until thick and glossy.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('flour', 'gum')} and half of ${k.the('crunch')} for 2 minutes, and scrape into the tin.`,
      ),
      k.bake(
        bake,
        `Scatter with the rest of the ${k.call('crunch')} and bake for ${bake} minutes, until set at the edges and just soft in the middle${safely(k)}.`,
      ),
      k.rest(
        20,
        'Cool in the tin for 20 minutes before cutting into squares: they set as they cool.',
      ),
    ];
  },
  tips: () => [
    'Take them out when a skewer still comes out with moist crumbs: they go on baking in the tin.',
    'A hot knife, wiped after each cut, gives clean squares.',
    'An hour in the fridge turns them from soft to truly dense.',
  ],
};
