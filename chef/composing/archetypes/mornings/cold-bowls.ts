import type { Archetype } from '../../archetype.ts';
import { isGround } from '../only.ts';

export const breakfastBowl: Archetype = {
  id: 'breakfast-bowl',
  courses: ['breakfast'],
  techniques: ['no-cook'],
  styles: ['light', 'meal-prep', 'modern', 'layered-glass'],
  difficulty: 'Easy',
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

export const smoothieBowl: Archetype = {
  id: 'smoothie-bowl',
  courses: ['breakfast'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'modern', 'family'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl with the toppings in rows',
  slots: {
    fruit: { list: 'bowl-fruit', pick: [2, 2], method: 'raw', grams: [75, 95, 115] },
    milk: {
      list: 'shake-milk',
      pick: [1, 1],
      grams: [60, 75, 90],
      only: (item) => item.id !== 'water',
    },
    butter: { list: 'bowl-butter', pick: [1, 1], grams: [12, 16, 22] },
    berry: { list: 'berry', pick: [1, 1], method: 'raw', grams: [30, 40, 60] },
    seed: { list: 'bowl-seed', pick: [1, 1], grams: [6, 9, 12] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [8, 12, 18] },
  },
  titles: (k) => [
    `${k.title('fruit')} Smoothie Bowl with ${k.title('crunch')}`,
    `Thick ${k.title('fruit')} Bowl with ${k.title('berry')}`,
    `${k.title('fruit')} and ${k.title('berry')} Smoothie Bowl`,
  ],
  describe: (k) =>
    `Thick enough for a spoon: ${k.call('fruit')} blended with ${k.call('butter')}, with ${k.call('berry', 'seed', 'crunch')} in rows on top.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Put ${k.the('fruit', 'milk', 'butter')} into a blender, the soft things at the bottom; this takes 1 minute.`,
    ),
    k.mix(2, 'Blend for 2 minutes, scraping down the sides, until thick and completely smooth.'),
    k.mix(1, 'Spoon into bowls and smooth the top with the back of a wet spoon.'),
    k.mix(2, `Lay ${k.the('berry', 'seed', 'crunch')} on top in neat rows; about 2 minutes.`),
  ],
  tips: (k) => [
    `Use frozen ${k.call('fruit')}, if you can: the bowl comes out like soft ice.`,
    'Start with little liquid; you can always add a splash, never take it out.',
    'Eat it at once, before the toppings sink.',
  ],
};

export const chiaPots: Archetype = {
  id: 'chia-pots',
  courses: ['breakfast', 'dessert'],
  techniques: ['no-cook'],
  styles: ['light', 'meal-prep', 'layered-glass', 'modern'],
  difficulty: 'Easy',
  vessel: 'in a jar, in layers',
  slots: {
    chia: { list: 'chia', pick: [1, 1], grams: [16, 22, 28] },
    milk: { list: 'chia-milk', pick: [1, 1], grams: [150, 165, 180] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.8, only: isGround },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [6, 10, 14] },
    fruit: { list: 'berry', pick: [1, 2], method: 'raw', grams: [35, 45, 60] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [10, 15, 22] },
  },
  titles: (k) => [
    `Chia Pots with ${k.title('fruit')}`,
    `${k.title('warm')} Chia Pots with ${k.title('fruit')} and ${k.title('crunch')}`,
    `${k.title('fruit')} and Chia Jars`,
  ],
  describe: (k) =>
    `Softly set ${k.call('chia')} with ${k.call('warm')}, layered with crushed ${k.call('fruit')} and finished with ${k.call('crunch')}.`,
  method: (k) => [
    k.mix(
      2,
      `Whisk ${k.the('chia')} into ${k.the('milk', 'warm', 'sweet')} in a jug for 2 minutes, so that no clumps form.`,
    ),
    k.rest(
      20,
      'Chill for 20 minutes, stirring once halfway, until it sets to something soft and spoonable.',
      { id: 'set', handsMinutes: 0 },
    ),
    ...k.prep().map((step) => ({ ...step, after: [] })),
    k.mix(
      2,
      `Crush half of ${k.the('fruit')} with a fork in a bowl for 2 minutes, until the juice runs.`,
      { id: 'crushed', after: [] },
    ),
    k.mix(
      2,
      `Layer both in jars and top with the rest of the ${k.call('fruit')} and ${k.the('crunch')}; about 2 minutes.`,
      { after: ['set', 'crushed'] },
    ),
  ],
  tips: () => [
    'Whisk again after the first few minutes: that is when the seeds clump.',
    'It keeps for three days in the fridge and thickens as it stands.',
    'Loosen it with a splash of liquid if it has set too firmly.',
  ],
};
