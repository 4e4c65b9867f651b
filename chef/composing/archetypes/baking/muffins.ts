import type { Archetype } from '../../archetype.ts';
import { muffinsFormula } from '../../formulas/cakes.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { egg, fat, flour, gum, liquid, raising, saltPinch, sugar, water } from './baking-slots.ts';
import {
  dryParts,
  heatOven,
  melted,
  roundBake,
  safely,
  seedEgg,
  wetParts,
} from './baking-words.ts';

export const muffins: Archetype = {
  id: 'muffins',
  courses: ['breakfast', 'snack', 'dessert'],
  techniques: ['baking'],
  styles: ['family', 'meal-prep', 'comfort', 'lunchbox', 'outdoor'],
  difficulty: 'Medium',
  vessel: 'in paper cases on a wire rack',
  formula: true,
  weigh: weigherOf(muffinsFormula),
  maxServings: 12,
  slots: {
    flour,
    gum,
    raising,
    sugar,
    egg,
    water,
    liquid,
    fat,
    salt: saltPinch,
    fruit: { list: 'muffin-fruit', pick: [1, 1], grams: [22, 28, 32], cut: 'diced' },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [7, 9, 12] },
  },
  titles: (k) => [
    `${k.title('fruit')} Muffins with ${k.title('crunch')}`,
    `${k.title('fruit')} and ${k.title('warm')} Muffins`,
    `${k.title('crunch')}-Topped ${k.title('fruit')} Muffins`,
    `Bakery-Style ${k.title('fruit')} Muffins`,
  ],
  describe: (k) =>
    k.pick([
      `Tall, tender muffins full of ${k.call('fruit')}, scented with ${k.call('warm')} and crusted with ${k.call('crunch')}.`,
      `Soft in the middle, crisp at the rim: muffins with pockets of ${k.call('fruit')} and a top of ${k.call('crunch')}.`,
    ]),
  method: (k) => {
    const bake = roundBake(
      20 + swapMinutes(muffinsFormula, [k.first('flour')?.id, k.first('egg')?.id]),
    );
    return [
      ...heatOven(k, 180, `put ${k.servings} paper cases into a muffin tin`),
      ...seedEgg(k),
      k.mix(
        2,
        `Whisk ${dryParts(k, 'flour', 'gum', 'raising', 'warm', 'salt')} in a large bowl for 2 minutes, so that no lumps are left.`,
        { after: [] },
      ),
      k.mix(
        2,
        `Beat ${wetParts(k, 'egg', 'liquid')} with ${melted(k)} in a jug for 2 minutes, until smooth.`,
      ),
      k.mix(
        2,
        `Pour the wet mixture over the dry one and fold for 2 minutes with ${k.the('fruit')}; stop while it still looks a little lumpy.`,
      ),
      k.mix(
        2,
        `Divide between the paper cases in 2 minutes, filling them almost to the top, and scatter with ${k.the('crunch')}.`,
      ),
      k.bake(
        bake,
        `Bake for ${bake} minutes in the middle of the oven, until domed and golden, and a skewer comes out clean${safely(k)}.`,
      ),
      k.rest(5, 'Leave in the tin for 5 minutes to firm up, then cool on a wire rack.'),
    ];
  },
  tips: (k) => [
    'Fold with a spatula, not a whisk: overworked muffins turn tough and full of tunnels.',
    `Keep a few pieces of the ${k.call('fruit')} back and press them into the tops just before baking.`,
    'They freeze well; ten minutes in a warm oven brings them back.',
  ],
};
