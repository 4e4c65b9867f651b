import type { Archetype } from '../../archetype.ts';
import { spongeFormula } from '../../formulas/cakes.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import type { Kitchen } from '../../kitchen.ts';
import { drySugar, fat, flour, gum, liquid, raising, saltPinch, trueEgg } from './baking-slots.ts';
import { heatOven, roundBake, tinMinutes } from './baking-words.ts';

/** The tin that holds so many, a finger deep. */
function tinFor({ servings }: Kitchen): string {
  if (servings <= 3) return 'a 15 cm round tin';
  if (servings <= 4) return 'an 18 cm round tin';
  if (servings <= 8) return 'a 23 cm round tin';
  return 'a 33 × 23 cm tin';
}

export const spongeCake: Archetype = {
  id: 'sponge-cake',
  courses: ['dessert'],
  techniques: ['baking'],
  styles: ['festive', 'family', 'comfort', 'sharing'],
  difficulty: 'Medium',
  vessel: 'as a whole cake with one slice cut, on a cake stand',
  formula: true,
  weigh: weigherOf(spongeFormula),
  maxServings: 12,
  slots: {
    flour,
    gum,
    raising,
    sugar: drySugar,
    fat: { ...fat, only: (item) => item.id !== 'coconut-oil' },
    egg: trueEgg,
    liquid,
    salt: saltPinch,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.6, 0.8, 1] },
    creamy: { list: 'spoon-cream', pick: [1, 1], grams: [20, 28, 40] },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [30, 40, 60] },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('zest').replace(' Zest', '')} Sponge Cake`,
    `Golden Sponge with ${k.title('fruit')}`,
    `${k.title('zest').replace(' Zest', '')} Sponge Cake with ${k.title('fruit')}`,
    `Summer Cake with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    k.pick([
      `A light sponge scented with ${k.call('zest')}, under a cool layer of ${k.call('creamy')} and ripe ${k.call('fruit')}.`,
      `Golden and springy, topped with ${k.call('creamy')} and a heap of ${k.call('fruit')}: a cake for the middle of the table.`,
    ]),
  method: (k) => {
    const bake = roundBake(
      tinMinutes(22, k.servings, 4) + swapMinutes(spongeFormula, [k.first('flour')?.id]),
    );
    return [
      ...heatOven(k, 170, `line ${tinFor(k)}`),
      k.mix(
        5,
        `Beat ${k.the('fat')}, soft, with ${k.the('sugar', 'zest')} in a large bowl for 5 minutes, until pale and fluffy.`,
      ),
      k.mix(
        3,
        `Beat in ${k.the('egg')} little by little over 3 minutes, with a spoonful of ${k.the('flour')} whenever it looks like curdling.`,
      ),
      k.mix(
        2,
        `Fold in the rest of the ${k.call('flour')} with ${k.the('raising', 'salt')} for 2 minutes, and loosen with ${k.the('liquid')}.`,
      ),
      k.bake(
        bake,
        `Smooth into the tin and bake for ${bake} minutes, until golden, springy in the middle and 71 °C inside; a skewer comes out clean.`,
      ),
      k.rest(15, 'Turn out after a moment and cool for 15 minutes on a wire rack.'),
      k.mix(
        3,
        `Spread with ${k.the('creamy')}${k.first('creamy')?.roles.has('cream') ? ', softly whipped' : ''}, heap ${k.the('fruit')} on top and cut into slices; that takes 3 minutes.`,
      ),
    ];
  },
  tips: (k) => [
    `Everything at room temperature: cold ${k.call('fat')} does not take up air.`,
    'Do not open the oven in the first two thirds of the time, or the middle sinks.',
    `Spread the ${k.call('creamy')} only when the cake is cold, or it runs off.`,
  ],
};
