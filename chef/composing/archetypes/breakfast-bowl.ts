import type { Archetype } from '../archetype.ts';
import { isGround } from './parts.ts';

export const breakfastBowl: Archetype = {
  id: 'breakfast-bowl',
  courses: ['breakfast'],
  vessel: 'in a glass, in layers',
  slots: {
    creamy: {
      list: 'spoon-cream',
      pick: [1, 1],
      grams: [140, 160, 190],
      universal: ['apple-sauce'],
    },
    fruit: { list: 'fruit', pick: [2, 2], method: 'raw', grams: [45, 60, 80] },
    crunch: { list: 'sweet-crunch', pick: [1, 2], grams: [10, 14, 20] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.8, only: isGround },
    sweet: { list: 'sweetener', pick: [0, 1], optional: true, grams: [6, 10, 14] },
  },
  titles: (k) => [
    `${k.title('fruit')} Breakfast Pots`,
    `${k.title('creamy')} with ${k.title('fruit')} and ${k.title('crunch')}`,
    `Layered ${k.title('fruit')} Pots with ${k.title('crunch')}`,
    `Morning Parfait with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `Cool layers of ${k.call('creamy', 'fruit')}, with ${k.call('crunch')} in between; nothing to cook.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Stir ${k.the('creamy')} with ${k.the('warm')}${k.maybe('sweet', ' and half of ')} in a bowl for 1 minute, until smooth.`,
    ),
    k.mix(
      2,
      `Layer with half of ${k.the('fruit')} and half of ${k.the('crunch')} in glasses or bowls; about 2 minutes.`,
    ),
    k.mix(
      1,
      `Crown with what is left of the ${k.call('fruit', 'crunch')}${k.has('sweet') ? `, and finish with the rest of the ${k.call('sweet')}` : ''}; 1 minute.`,
    ),
  ],
  tips: (k) => [
    'Make it the night before without the topping; it keeps in the fridge until morning.',
    `Add the ${k.call('crunch')} at the last moment, so that nothing goes soft.`,
    `Let the ${k.call('fruit')} stand a little: they make their own juice.`,
  ],
};
