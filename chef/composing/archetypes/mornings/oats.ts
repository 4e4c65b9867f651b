import type { Archetype, Slot } from '../../archetype.ts';
import { bakedOatsFormula } from '../../formulas/batters.ts';
import { weigherOf } from '../../formulas/formula.ts';
import { liquid, raising, saltPinch } from '../baking/baking-slots.ts';
import { heatOven, roundBake, tinMinutes } from '../baking/baking-words.ts';

const spice: Slot = { list: 'warm', pick: [1, 1] };
const salt: Slot = { list: 'salt', pick: [1, 1], grams: [0.2, 0.3, 0.4] };

export const porridge: Archetype = {
  id: 'porridge',
  courses: ['breakfast'],
  techniques: ['simmering'],
  styles: ['comfort', 'budget', 'family'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    grain: { list: 'porridge', pick: [1, 1], method: 'simmer', grams: [45, 55, 65] },
    milk: {
      list: 'shake-milk',
      pick: [1, 1],
      grams: [220, 250, 280],
      only: (item) => item.id !== 'coconut-water',
    },
    warm: spice,
    salt,
    fruit: { list: 'fruit', pick: [1, 2], method: 'raw', grams: [40, 55, 75] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [10, 14, 20] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [6, 10, 14] },
  },
  titles: (k) => [
    `${k.title('fruit')} Porridge with ${k.title('crunch')}`,
    `${k.title('warm')} Porridge with ${k.title('fruit')}`,
    `Creamy Porridge with ${k.title('fruit')} and ${k.title('crunch')}`,
    `Slow-Stirred ${k.title('warm')} Porridge`,
  ],
  describe: (k) =>
    k.pick([
      `A warm, creamy bowl of ${k.call('grain')} with ${k.call('warm')}, topped with ${k.call('fruit', 'crunch')}.`,
      `Soft ${k.call('grain')} scented with ${k.call('warm')}, with cool ${k.call('fruit')} and the crack of ${k.call('crunch')} on top.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'grain') + (k.servings > 6 ? 2 : 0);
    return [
      ...k.prep(),
      k.cook(
        4,
        `Put ${k.the('grain', 'milk', 'warm', 'salt')} into a saucepan and bring slowly to a simmer over a medium heat, about 4 minutes.`,
      ),
      k.cook(
        simmer,
        `Cook over a low heat for ${simmer} minutes, stirring often with a wooden spoon, until thick and creamy.`,
      ),
      k.rest(
        1,
        'Take off the heat and leave for 1 minute; loosen with hot water if it is too thick.',
      ),
      k.mix(
        1,
        `Spoon into bowls and top with ${k.the('fruit', 'crunch')}${k.has('sweet') ? `, then finish with ${k.the('sweet')}` : ''}; 1 minute.`,
      ),
    ];
  },
  tips: (k) => [
    'Stir often and do not hurry it: that is what makes it creamy.',
    `Toast the ${k.call('grain')} in the dry pan first for a nuttier taste.`,
    'A pinch of salt in the pot does more for the sweetness than another spoon of anything.',
  ],
};

export const soakedOats: Archetype = {
  id: 'soaked-oats',
  courses: ['breakfast'],
  techniques: ['no-cook'],
  styles: ['light', 'meal-prep', 'layered-glass', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a jar',
  slots: {
    grain: { list: 'soak-grain', pick: [1, 1], grams: [45, 55, 65] },
    milk: {
      list: 'shake-milk',
      pick: [1, 1],
      grams: [110, 130, 150],
      only: (item) => item.id !== 'coconut-water' && item.id !== 'water',
    },
    apple: { list: 'grate-fruit', pick: [1, 1], grams: [45, 50, 60], cut: 'grated' },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [30, 45, 60] },
    juice: { list: 'citrus', pick: [1, 1], grams: [4, 6, 8] },
    warm: spice,
    berry: { list: 'berry', pick: [1, 1], method: 'raw', grams: [40, 50, 70] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [10, 15, 20] },
    sweet: { list: 'sweetener', pick: [0, 1], optional: true, grams: [5, 8, 12] },
  },
  titles: (k) => [
    `${k.title('apple')} and ${k.title('berry')} Bircher`,
    `Soaked ${k.title('grain')} with ${k.title('apple')} and ${k.title('berry')}`,
    `Bircher Pots with ${k.title('berry')} and ${k.title('crunch')}`,
    `${k.title('warm')} Bircher with ${k.title('apple')}`,
  ],
  describe: (k) =>
    `Softly soaked ${k.call('grain')} with grated ${k.call('apple')} and ${k.call('warm')}; ${k.call('berry')} and ${k.call('crunch')} go on last.`,
  method: (k) => [
    k.mix(
      2,
      `Stir ${k.the('grain', 'milk', 'warm', 'sweet')} together in a bowl for 2 minutes, so that every flake is wet.`,
    ),
    k.rest(
      15,
      'Leave to soak for 15 minutes, until soft; overnight in the fridge does no harm either.',
      {
        id: 'soaked',
      },
    ),
    ...k.prep().map((step) => ({ ...step, after: [], id: 'cut' })),
    k.mix(
      2,
      `Fold in ${k.the('apple', 'juice', 'creamy')} over 2 minutes, until thick and creamy.`,
      { after: ['soaked', 'cut'] },
    ),
    k.mix(
      2,
      `Spoon into bowls or jars and top with ${k.the('berry', 'crunch')}; it takes 2 minutes.`,
    ),
  ],
  tips: (k) => [
    `Keep the ${k.call('crunch')} for the last moment, so that nothing goes soft.`,
    'Made the night before it turns silkier still; loosen it in the morning.',
    'Grate the fruit with its skin: most of the taste sits there.',
  ],
};

export const bakedOats: Archetype = {
  id: 'baked-oats',
  courses: ['breakfast'],
  techniques: ['baking'],
  styles: ['comfort', 'meal-prep', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a baking dish',
  formula: true,
  weigh: weigherOf(bakedOatsFormula),
  maxServings: 12,
  slots: {
    fruit: { list: 'banana', pick: [1, 1], fixed: true, cut: 'ready' },
    oats: { list: 'bar-oats', pick: [1, 1], fixed: true },
    liquid: { ...liquid, only: (item) => item.id !== 'water' },
    raising,
    salt: saltPinch,
    warm: spice,
    berry: { list: 'berry', pick: [1, 1], method: 'roast', grams: [35, 45, 60] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [10, 14, 18] },
  },
  titles: (k) => [
    `Baked ${k.title('oats')} with ${k.title('berry')}`,
    `${k.title('berry')} and Banana Breakfast Bake`,
    `${k.title('warm')} Breakfast Bake with ${k.title('berry')}`,
    `Banana Bake with ${k.title('berry')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Soft and golden from the oven: ${k.call('oats')} with banana and bursting ${k.call('berry')} under a toasted crust of ${k.call('crunch')}.`,
  method: (k) => {
    const bake = roundBake(tinMinutes(25, k.servings, 4));
    return [
      ...heatOven(k, 170, 'set out a baking dish'),
      k.mix(
        2,
        `Mash ${k.the('fruit')} in a bowl and whisk in ${k.the('liquid', 'warm', 'salt')} for 2 minutes.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('oats', 'raising')} with half of ${k.the('berry')} for 2 minutes, and pour into the dish.`,
      ),
      k.bake(
        bake,
        `Scatter with ${k.the('crunch')} and the rest of the ${k.call('berry')}, and bake for ${bake} minutes, until golden and set.`,
      ),
      k.rest(4, 'Let it stand for 4 minutes, then spoon it out warm.'),
    ];
  },
  tips: () => [
    'The riper the banana, the less anyone will miss a sweetener.',
    'Cut into squares, it travels: a good breakfast for a train.',
    'Left-overs warm up well with a splash of liquid under a lid.',
  ],
};
