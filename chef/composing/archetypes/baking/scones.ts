import type { Archetype } from '../../archetype.ts';
import { sconesFormula } from '../../formulas/biscuits.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { fat, flour, gum, liquid, raising, saltPinch, sugar } from './baking-slots.ts';
import { dryParts, heatOven, wetParts } from './baking-words.ts';

export const scones: Archetype = {
  id: 'scones',
  courses: ['breakfast', 'snack', 'dessert'],
  cuisines: ['British', 'American', 'German', 'Nordic', 'French'],
  techniques: ['baking'],
  styles: ['rustic', 'family', 'comfort', 'sharing'],
  difficulty: 'Medium',
  vessel: 'in a heap on a small plate, one split open',
  formula: true,
  weigh: weigherOf(sconesFormula),
  maxServings: 12,
  slots: {
    flour,
    gum,
    raising,
    salt: saltPinch,
    fat,
    sugar,
    liquid,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.5, 0.7, 0.9] },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [30, 40, 55] },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [15, 25, 40] },
  },
  titles: (k) => [
    `Warm Scones with Crushed ${k.title('fruit')}`,
    `${k.title('zest').replace(' Zest', '')} Scones with ${k.title('fruit')}`,
    ...(k.has('creamy') ? [`Scones with ${k.title('fruit')} and ${k.title('creamy')}`] : []),
    `Tall Scones with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `Craggy, tender scones scented with ${k.call('zest')}, split while warm and piled with crushed ${k.call('fruit')}${k.has('creamy') ? ` and ${k.call('creamy')}` : ''}.`,
  method: (k) => {
    const bake = 13 + (swapMinutes(sconesFormula, [k.first('flour')?.id]) > 0 ? 2 : 0);
    return [
      ...heatOven(k, 200, 'line a tray with baking paper'),
      k.mix(
        4,
        `Rub ${k.the('fat')} into ${k.the('flour', 'gum', 'raising', 'salt')} with cold fingertips for 4 minutes, until it looks like fine crumbs.`,
      ),
      k.mix(
        2,
        `Stir in ${dryParts(k, 'zest')}, then ${wetParts(k, 'liquid')}, for 2 minutes with a knife, until it just comes together.`,
      ),
      k.mix(
        3,
        `Pat out 3 cm thick, cut ${k.servings} rounds straight down without twisting and set them on the tray; about 3 minutes.`,
      ),
      k.bake(bake, `Bake for ${bake} minutes, until well risen, golden, and hollow when tapped.`),
      k.mix(
        3,
        `Crush ${k.the('fruit')} roughly with a fork over 3 minutes, to a juicy, spoonable heap.`,
        { after: [] },
      ),
      k.mix(
        2,
        `Split the scones while warm and fill with the ${k.call('fruit')}${k.maybe('creamy', ' and ')}; allow 2 minutes.`,
      ),
    ];
  },
  tips: () => [
    'Work fast and keep everything cold: the pieces of fat make the layers.',
    'Twisting the cutter seals the sides, and they rise crooked.',
    'They are best within the hour; the day after, toast them.',
  ],
};
