import type { Archetype } from '../archetype.ts';

export const smoothie: Archetype = {
  id: 'smoothie',
  courses: ['drink', 'breakfast'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'modern', 'family', 'layered-glass'],
  difficulty: 'Easy',
  vessel: 'in a tall glass',
  slots: {
    fruit: { list: 'smoothie-fruit', pick: [2, 2], method: 'raw' },
    milk: { list: 'milk', pick: [1, 1], factor: 0.9 },
    seed: { list: 'seed', pick: [1, 1], method: 'raw', factor: 0.8 },
    warm: { list: 'warm', pick: [1, 1], factor: 0.5 },
    juice: {
      list: 'citrus',
      pick: [1, 1],
      factor: 0.6,
    },
    sweet: { list: 'sweet', pick: [0, 1], optional: true, factor: 0.5 },
  },
  titles: (k) => [
    `${k.title('fruit')} Smoothie with ${k.title('seed')}`,
    `Creamy ${k.title('fruit')} Smoothie`,
    `${k.title('warm')} and ${k.title('fruit')} Smoothie`,
  ],
  describe: (k) =>
    `Thick, cold and quick: ${k.call('fruit')} blended with ${k.call('milk')} and a little ${k.call('warm')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Put ${k.the('fruit', 'milk', 'seed', 'warm', 'juice', 'sweet')} into a blender. Blend on full speed for 1 minute, until completely smooth.`,
    ),
    k.mix(
      1,
      'Taste, let it down with a splash of cold water if it is too thick, and pour into cold glasses.',
    ),
  ],
  tips: (k) => [
    `Freeze the ${k.call('fruit')} beforehand and the smoothie comes out ice-cold without being watered down.`,
    'Drink it at once: it separates as it stands.',
  ],
};

export const cooler: Archetype = {
  id: 'cooler',
  courses: ['drink'],
  techniques: ['no-cook'],
  styles: ['light', 'outdoor', 'festive', 'date-night', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in a tall glass over ice',
  slots: {
    fruit: { list: 'cooler-fruit', pick: [1, 2], method: 'raw', factor: 0.8 },
    herb: { list: 'fruit-herb', pick: [1, 1] },
    acid: {
      list: 'citrus',
      pick: [1, 1],
      factor: 1.6,
    },
    sweet: { list: 'sweet', pick: [1, 1], optional: true, factor: 1.2 },
    water: { list: 'water', pick: [1, 1], factor: 1.8 },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('herb')} Cooler`,
    `Sparkling ${k.title('fruit')} Cooler`,
  ],
  describe: (k) =>
    `Long, cold and not too sweet: crushed ${k.call('fruit')} with ${k.call('herb', 'acid')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Crush ${k.the('fruit', 'herb')} with ${k.the('acid', 'sweet')} in a jug with the end of a rolling pin, until the juice runs.`,
    ),
    k.mix(
      1,
      `Top up with ${k.the('water')}, well chilled or sparkling, stir, and pour over plenty of ice.`,
    ),
  ],
  tips: (k) => [
    `Bruise the ${k.call('herb')} rather than tearing it to shreds: you want the scent, not the bits.`,
    'Strain it for a clear drink, or leave the fruit in and serve it with a spoon.',
  ],
};

export const hotDrink: Archetype = {
  id: 'hot-drink',
  courses: ['drink'],
  techniques: ['simmering'],
  styles: ['comfort', 'festive', 'family'],
  difficulty: 'Easy',
  vessel: 'in a mug',
  slots: {
    milk: {
      list: 'milk-creamy',
      pick: [1, 1],
      factor: 1.1,
      only: (item) => item.unit === 'ml' && item.id !== 'coconut-milk',
    },
    warm: { list: 'hot-spice', pick: [2, 3], factor: 0.9 },
    cocoa: { list: 'cocoa', pick: [0, 1], optional: true },
    sweet: { list: 'sweet', pick: [1, 1], optional: true, factor: 1.2 },
    vanilla: { list: 'vanilla', pick: [1, 1], factor: 0.5, optional: true },
  },
  titles: (k) => [
    `${k.has('cocoa') ? 'Spiced Hot Chocolate' : 'Golden Spiced Milk'} with ${k.title('warm')}`,
    `Warm ${k.title('warm')} ${k.has('cocoa') ? 'Cocoa' : 'Cup'}`,
  ],
  describe: (k) =>
    `A mug to hold with both hands: ${k.call('milk')} warmed with ${k.call('warm')}${k.has('cocoa') ? ` and ${k.call('cocoa')}` : ''}.`,
  method: (k) => [
    k.mix(
      1,
      `Whisk ${k.the('warm', 'cocoa')} with a few spoonfuls of ${k.the('milk')} in a saucepan until there are no lumps.`,
    ),
    k.cook(
      5,
      `Pour in the rest of the ${k.call('milk')} and warm over a medium heat for 5 minutes, whisking, until it steams; do not let it boil over.`,
    ),
    k.mix(
      1,
      `Take off the heat${k.has('vanilla') || k.has('sweet') ? `, stir in ${k.the('vanilla', 'sweet')},` : ''} and pour into mugs.`,
    ),
  ],
  tips: () => [
    'Whisk hard at the end for a foam on top.',
    'Keep the heat moderate: milk that boils over tastes flat.',
  ],
};
