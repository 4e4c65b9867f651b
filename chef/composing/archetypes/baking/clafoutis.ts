import type { Archetype } from '../../archetype.ts';
import { clafoutisFormula } from '../../formulas/batters.ts';
import { weigherOf } from '../../formulas/formula.ts';
import { drySugar, fat, flour, liquid, trueEgg } from './baking-slots.ts';
import { heatOven, melted, roundBake, tinMinutes } from './baking-words.ts';

export const clafoutis: Archetype = {
  id: 'clafoutis',
  courses: ['dessert'],
  cuisines: ['French', 'German', 'Mediterranean'],
  techniques: ['baking'],
  styles: ['comfort', 'rustic', 'family', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in a shallow round dish',
  formula: true,
  weigh: weigherOf(clafoutisFormula),
  maxServings: 12,
  slots: {
    fruit: { list: 'custard-fruit', pick: [1, 1], method: 'roast', grams: [60, 75, 90] },
    egg: trueEgg,
    sugar: drySugar,
    flour,
    liquid: { ...liquid, only: (item) => item.id !== 'water' },
    fat,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.5, 0.7, 0.9] },
  },
  titles: (k) => [
    `${k.title('fruit')} Clafoutis`,
    `Warm ${k.title('fruit')} Clafoutis with ${k.title('zest')}`,
    `Golden-Rimmed ${k.title('fruit')} Clafoutis`,
  ],
  describe: (k) =>
    `Soft ${k.call('fruit')} held in a trembling, barely set middle, with crisp, golden edges and a little ${k.call('zest')}.`,
  method: (k) => {
    const bake = roundBake(tinMinutes(28, k.servings, 4));
    return [
      ...heatOven(k, 170, 'grease a shallow baking dish'),
      k.mix(
        3,
        `Whisk ${k.the('egg', 'sugar', 'zest')} in a bowl for 3 minutes, until pale and frothy.`,
      ),
      k.mix(
        2,
        `Whisk in ${k.the('flour')}, then ${k.the('liquid')} and ${melted(k)} over 2 minutes, to a thin, smooth mixture.`,
      ),
      k.mix(1, `Spread ${k.the('fruit')} in the dish and pour the mixture over.`),
      k.bake(
        bake,
        `Bake for ${bake} minutes, until puffed, golden at the rim and just set in the middle, 71 °C inside.`,
      ),
      k.rest(8, 'Let it sink and settle for 8 minutes; it is best eaten just warm.'),
    ];
  },
  tips: () => [
    'It puffs up like a balloon and sinks again: that is how it should be.',
    'Leave the mixture to stand while the oven heats, and the middle turns smoother.',
    'Cold for breakfast it is hardly worse.',
  ],
};
