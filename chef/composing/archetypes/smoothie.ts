import type { Archetype } from '../archetype.ts';
import { isGround } from './parts.ts';

export const smoothie: Archetype = {
  id: 'smoothie',
  courses: ['drink'],
  isSmooth: true,
  vessel: 'in a tall glass',
  slots: {
    fruit: { list: 'smoothie-fruit', pick: [2, 2], method: 'raw', grams: [55, 75, 95] },
    milk: { list: 'shake-milk', pick: [1, 1], grams: [130, 160, 190] },
    seed: { list: 'bowl-seed', pick: [1, 1], grams: [6, 8, 11] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    juice: { list: 'citrus', pick: [1, 1], grams: [4, 6, 9] },
    sweet: { list: 'sweetener', pick: [0, 1], optional: true, grams: [3, 5, 8] },
  },
  titles: (k) => [
    `${k.title('fruit')} Smoothie with ${k.title('seed')}`,
    `Creamy ${k.title('fruit')} Smoothie`,
    `${k.title('warm')} and ${k.title('fruit')} Smoothie`,
    `Cold-Blended ${k.title('fruit')} with ${k.title('warm')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thick, cold and quick: ${k.call('fruit')} blended with ${k.call('milk')} and a little ${k.call('warm')}.`,
      `A tall glass of ${k.call('fruit')}, smooth as silk, with ${k.call('seed')} blended in to keep you going.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Put ${k.the('fruit', 'seed', 'warm', 'juice', 'sweet')} into a blender and pour in ${k.the('milk')}; 1 minute.`,
    ),
    k.mix(2, 'Blend on full speed for 2 minutes, until completely smooth and a little foamy.'),
    k.mix(
      1,
      `Taste, and thin with a splash more of the ${k.call('milk')}, if it is thicker than you like.`,
    ),
    k.mix(
      1,
      `Pour into ${k.servings === 1 ? 'a tall, cold glass' : 'tall, cold glasses'} and serve at once, with the foam still on it.`,
    ),
  ],
  tips: (k) => [
    `Freeze the ${k.call('fruit')} beforehand, and it comes out ice-cold without any ice.`,
    'Drink it at once: it separates as it stands.',
    'Liquid goes in last and little by little; a smoothie is easier thinned than thickened.',
  ],
};
