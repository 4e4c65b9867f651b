import type { Archetype } from '../../archetype.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { galetteFormula } from '../../formulas/toppings-and-pastry.ts';
import { drySugar, fat, flour, gum, saltPinch } from './baking-slots.ts';
import { heatOven, roundBake } from './baking-words.ts';

export const galette: Archetype = {
  id: 'galette',
  courses: ['dessert'],
  cuisines: ['French', 'Italian', 'British', 'American', 'German'],
  techniques: ['baking'],
  styles: ['rustic', 'festive', 'sharing', 'date-night', 'modern'],
  difficulty: 'Hard',
  vessel: 'as a flat open tart on a board',
  formula: true,
  weigh: weigherOf(galetteFormula),
  maxServings: 8,
  slots: {
    flour,
    gum,
    salt: saltPinch,
    fat,
    liquid: { list: 'water', pick: [1, 1], fixed: true },
    fruit: {
      list: 'tart-fruit',
      pick: [1, 1],
      method: 'roast',
      grams: [80, 95, 110],
      cut: 'thinly-sliced',
    },
    sugar: drySugar,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.5, 0.7, 0.9] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [4, 6, 9] },
  },
  titles: (k) => [
    `Rustic ${k.title('fruit')} Galette`,
    `${k.title('fruit')} and ${k.title('crunch')} Galette`,
    `Free-Form ${k.title('fruit')} Tart with ${k.title('crunch')}`,
    `Open ${k.title('fruit')} Tart`,
  ],
  describe: (k) =>
    `A free-form tart with a flaky, golden rim folded over ${k.call('fruit')}, ${k.call('zest')} and a scatter of ${k.call('crunch')}.`,
  method: (k) => {
    const bake = roundBake(32 + swapMinutes(galetteFormula, [k.first('flour')?.id]));
    return [
      k.mix(
        4,
        `Rub ${k.the('fat')}, cold and in small pieces, into ${k.the('flour', 'gum', 'salt')} for 4 minutes, leaving flat flakes here and there.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('liquid')}, ice-cold, for 2 minutes with a knife, and press into a flat disc.`,
      ),
      k.rest(15, 'Wrap and chill for 15 minutes, so that it rolls without tearing.', {
        id: 'chilled',
      }),
      ...heatOven(k, 190, 'line a large tray').map((step) => ({ ...step, after: [] })),
      k.mix(
        2,
        `Toss ${k.the('fruit')} gently with ${k.the('sugar', 'zest')} in a bowl for 2 minutes.`,
        { id: 'fruit', after: [] },
      ),
      k.mix(
        4,
        `Roll out to 4 mm on baking paper, heap the fruit in the middle and fold the rim over it; about 4 minutes.`,
        { after: ['chilled', 'fruit'] },
      ),
      k.bake(
        bake,
        `Scatter with ${k.the('crunch')} and bake for ${bake} minutes, until crisp and deep golden underneath.`,
      ),
      k.rest(
        10,
        'Cool for 10 minutes on the tray, so that the juices settle, and slide onto a board.',
      ),
    ];
  },
  tips: (k) => [
    'Cracks in the rim are part of its charm; only press shut what would leak.',
    `Lay the ${k.call('fruit')} in circles if you have time, or simply heap them.`,
    'Slide it on its paper straight onto a hot tray for a crisp bottom.',
  ],
};
