import type { Archetype, Slot } from '../../archetype.ts';
import { among, isGround } from '../only.ts';

const juice: Slot = { list: 'citrus', pick: [1, 1], grams: [4, 6, 9] };
const noWater = (item: { id: string }) => item.id !== 'water';

export const smoothie: Archetype = {
  id: 'smoothie',
  courses: ['drink'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'modern', 'family', 'layered-glass'],
  difficulty: 'Easy',
  vessel: 'in a tall glass',
  slots: {
    fruit: { list: 'smoothie-fruit', pick: [2, 2], method: 'raw', grams: [55, 75, 95] },
    milk: { list: 'shake-milk', pick: [1, 1], grams: [130, 160, 190], only: noWater },
    seed: { list: 'bowl-seed', pick: [1, 1], grams: [6, 8, 11] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    juice,
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
    k.mix(1, 'Taste and thin with a splash of cold water, if it is thicker than you like.'),
    k.mix(
      1,
      `Pour into ${k.servings === 1 ? 'a tall, cold glass' : 'tall, cold glasses'} and serve at once, with the foam still on it.`,
    ),
  ],
  tips: (k) => [
    `Freeze the ${k.call('fruit')} beforehand, and it comes out ice-cold without being watered down.`,
    'Drink it at once: it separates as it stands.',
    'Liquid goes in last and little by little; a smoothie is easier thinned than thickened.',
  ],
};

export const lassi: Archetype = {
  id: 'lassi',
  courses: ['drink'],
  cuisines: ['Indian'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'street-food', 'family'],
  difficulty: 'Easy',
  vessel: 'in a tall glass',
  slots: {
    fruit: { list: 'lassi-fruit', pick: [1, 1], method: 'raw', grams: [70, 90, 110] },
    creamy: { list: 'lassi-cream', pick: [1, 1], grams: [80, 100, 120], universal: ['avocado'] },
    water: { list: 'water', pick: [1, 1], grams: [60, 80, 100] },
    warm: { list: 'lassi-spice', pick: [1, 1], grams: [0.2, 0.3, 0.4] },
    juice: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [4, 7, 10] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.1, 0.15, 0.2] },
  },
  titles: (k) => [
    `${k.title('fruit')} Lassi`,
    `${k.title('warm')} and ${k.title('fruit')} Lassi`,
    `Frothy ${k.title('fruit')} Lassi with ${k.title('warm')}`,
  ],
  describe: (k) =>
    `Cool, tart and frothy: ${k.call('fruit')} whirled with ${k.call('creamy')}, a breath of ${k.call('warm')} and a pinch of salt to wake it up.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Put ${k.the('fruit', 'creamy', 'juice', 'sweet', 'salt')} into a blender with half of ${k.the('warm')}; it takes 1 minute.`,
    ),
    k.mix(
      2,
      `Pour in ${k.the('water')}, ice-cold, and blend for 2 minutes, until a thick foam stands on top.`,
    ),
    k.mix(1, 'Taste and blend in a little more ice-cold water, if it is too thick to drink.'),
    k.mix(
      1,
      `Pour into tall glasses from a height and dust with the rest of the ${k.call('warm')}; 1 minute.`,
    ),
  ],
  tips: () => [
    'Very ripe fruit needs hardly any sweetening; taste before you add more.',
    'Pouring from a height keeps the foam.',
    'A few ice cubes in the blender replace some of the water on a hot day.',
  ],
};

export const milkshake: Archetype = {
  id: 'shake',
  courses: ['drink'],
  cuisines: ['American', 'British', 'Brazilian', 'Caribbean'],
  techniques: ['blending', 'no-cook'],
  styles: ['family', 'comfort', 'festive', 'street-food'],
  difficulty: 'Easy',
  vessel: 'in a tall glass',
  slots: {
    fruit: { list: 'shake-fruit', pick: [1, 1], method: 'raw', grams: [70, 90, 110] },
    milk: { list: 'shake-milk', pick: [1, 1], grams: [150, 175, 200], only: noWater },
    butter: { list: 'bowl-butter', pick: [1, 1], grams: [8, 11, 15] },
    cocoa: { list: 'dark-powder', pick: [0, 1], optional: true, grams: [3, 4, 5] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [5, 8, 12] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.05, 0.1, 0.15] },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('butter')} Shake`,
    `Thick ${k.title('fruit')} Shake with ${k.title('warm')}`,
    ...(k.has('cocoa')
      ? [`Dark ${k.title('fruit')} and ${k.title('cocoa').replace(' Powder', '')} Shake`]
      : []),
    `Diner-Style ${k.title('fruit')} Shake`,
  ],
  describe: (k) =>
    `Thick enough to hold a straw upright: ${k.call('fruit')} and ${k.call('butter')} whipped cold with ${k.call('milk')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Put ${k.the('fruit', 'butter', 'cocoa', 'warm', 'sweet', 'salt')} into a blender, which takes 1 minute.`,
    ),
    k.mix(
      2,
      `Pour in ${k.the('milk')}, well chilled, and blend for 2 minutes, until thick and frothy.`,
    ),
    k.mix(1, 'Taste: the cold dulls the sweetness, so it may want a little more of it.'),
    k.mix(1, 'Pour into tall, cold glasses and serve with a wide straw.'),
  ],
  tips: () => [
    'Chill the glasses: a warm glass melts a shake in minutes.',
    'For a thicker one freeze the fruit, for a lighter one add more milk.',
    'Start slowly and finish on full speed: that whips the air in.',
  ],
};

export const juiceBlend: Archetype = {
  id: 'juice-blend',
  courses: ['drink'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'modern', 'family'],
  difficulty: 'Easy',
  vessel: 'in a small glass',
  slots: {
    fruit: { list: 'press-fruit', pick: [2, 2], method: 'raw', grams: [80, 100, 125] },
    vegetable: { list: 'press-vegetable', pick: [1, 1], method: 'raw', grams: [30, 40, 55] },
    root: { list: 'press-spice', pick: [1, 1], grams: [1.5, 2.5, 3.5] },
    herb: {
      list: 'fruit-herb',
      pick: [0, 1],
      method: 'raw',
      cut: 'uncut',
      optional: true,
      grams: [1, 2, 3],
      only: among('mint basil'),
    },
    juice: { list: 'citrus', pick: [1, 1], grams: [6, 9, 12] },
    water: { list: 'water', pick: [1, 1], grams: [60, 80, 100] },
  },
  titles: (k) => [
    `Pressed ${k.title('fruit')} and ${k.title('vegetable')}`,
    `${k.title('fruit')}, ${k.title('vegetable')} and ${k.title('root')} Juice`,
    `Morning Juice of ${k.title('fruit')} and ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    `Sharp, bright and unsweetened: ${k.call('fruit')} with ${k.call('vegetable')} and a little ${k.call('root')}, blended and strained.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Blend ${k.the('fruit', 'vegetable', 'root', 'herb')} with ${k.the('water', 'juice')} for 2 minutes on full speed, until no pieces are left.`,
    ),
    k.mix(
      3,
      'Pour through a fine sieve into a jug, pressing with a ladle for 3 minutes to get every drop.',
    ),
    k.mix(1, 'Skim off the foam and pour into small, cold glasses; it takes 1 minute.'),
  ],
  tips: () => [
    'No juicer needed: a blender and a fine sieve do the same.',
    'Drink it straight away, while the colour is bright.',
    'Leave it unstrained for a thicker drink with all the fibre.',
  ],
};
