import type { Archetype } from '../../archetype.ts';
import { frenchToastFormula } from '../../formulas/batters.ts';
import { weigherOf } from '../../formulas/formula.ts';
import { fat, liquid, saltPinch } from '../baking/baking-slots.ts';

export const frenchToast: Archetype = {
  id: 'french-toast',
  courses: ['breakfast'],
  cuisines: ['French', 'American', 'British', 'Spanish', 'German'],
  techniques: ['searing'],
  styles: ['comfort', 'family', 'festive', 'date-night'],
  difficulty: 'Easy',
  vessel: 'on a plate, the slices overlapping',
  formula: true,
  weigh: weigherOf(frenchToastFormula),
  maxServings: 8,
  slots: {
    egg: { list: 'toast-egg', pick: [1, 1], fixed: true, cut: 'ready' },
    liquid: { ...liquid, only: (item) => item.id !== 'water' },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    salt: saltPinch,
    bread: { list: 'toast-bread', pick: [1, 1], fixed: true },
    fat: { ...fat, fixed: true, grams: [5, 6, 8] },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [50, 65, 80] },
    sweet: { list: 'pour-sweet', pick: [1, 1], optional: true, grams: [8, 12, 18] },
  },
  titles: (k) => [
    `${k.title('warm')} French Toast with ${k.title('fruit')}`,
    `Golden French Toast with ${k.title('fruit')} on Top`,
    `French Toast with ${k.title('fruit')}`,
    `Crisp-Edged French Toast with ${k.title('fruit')} and ${k.title('warm')}`,
  ],
  describe: (k) =>
    `Thick slices of ${k.call('bread')}, soaked, fried until golden and tipped over with ${k.call('fruit')}: crisp outside, soft as a cushion inside.`,
  method: (k) => {
    const batches = Math.ceil(k.servings / (k.servings > 4 ? 4 : 2));
    const fry = Math.max(6, batches * 5);
    const isEgg = k.first('egg')?.id === 'egg';
    return [
      ...k.prep(),
      k.mix(
        2,
        `Whisk ${k.the('egg')} with ${k.the('liquid', 'warm', 'salt')} in a wide, shallow dish for 2 minutes, until even.`,
      ),
      k.rest(
        4,
        `Soak ${k.the('bread')} in it for 4 minutes, turning once, until heavy but not falling apart.`,
        { handsMinutes: 2 },
      ),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in ${k.servings > 4 ? 'two frying pans' : 'a frying pan'} over a medium heat. Fry the slices in batches for ${fry} minutes in all, turning once, until golden${isEgg ? ' and 71 °C inside' : ' and firm'}.`,
      ),
      k.mix(
        1,
        `Serve at once with ${k.the('fruit')}${k.has('sweet') ? ` and ${k.the('sweet')}` : ''}, while the edges are crisp.`,
      ),
    ];
  },
  tips: () => [
    'Slices from yesterday soak better than fresh ones and do not fall apart.',
    'Keep the heat moderate: the outside browns long before the middle is set.',
    'Wipe the pan between the batches, so that nothing burns.',
  ],
};
