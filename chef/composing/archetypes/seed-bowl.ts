import type { Archetype } from '../archetype.ts';
import { among } from './parts.ts';

/** Fruit that needs no knife, with seeds: a breakfast without a stove, milk or grain. */
export const seedBowl: Archetype = {
  id: 'seed-bowl',
  courses: ['breakfast', 'snack', 'dessert'],
  weight: 0.4,
  vessel: 'in a small bowl',
  slots: {
    fruit: { list: 'quick-fruit', pick: [2, 2], method: 'raw', grams: [45, 75, 110] },
    seed: { list: 'quick-seed', pick: [1, 2], method: 'raw', grams: [8, 17, 30] },
    coconut: {
      list: 'quick-coconut',
      pick: [0, 1],
      method: 'raw',
      grams: [3, 6, 10],
      optional: true,
    },
    acid: { list: 'citrus', pick: [1, 1], method: 'raw', grams: [4, 5, 8], optional: true },
    warm: { list: 'seed-spice', pick: [1, 1], method: 'raw', grams: [0.3, 0.5, 0.8] },
    herb: {
      list: 'fruit-herb',
      pick: [0, 1],
      method: 'raw',
      cut: 'uncut',
      only: among('mint basil'),
      grams: [1, 2, 3],
      optional: true,
    },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('seed')} Bowl with ${k.title('warm')}`,
    `${k.title('fruit')} Bowl with ${k.title('seed')}`,
    `Crunchy ${k.title('fruit')} Bowl with ${k.title('warm')}`,
    `Little Bowls of ${k.title('fruit')} with ${k.title('warm')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Ripe ${k.call('fruit')} under a spoonful of ${k.call('seed')}, with a breath of ${k.call('warm')}.`,
      `A bowl that needs neither stove nor knife: ${k.call('fruit')} with ${k.call('seed')}.`,
    ]),
  method: (k) => [
    k.mix(1, `Rinse ${k.the('fruit')} under the cold tap for 1 minute and drain well in a sieve.`),
    k.mix(
      1,
      k.has('acid')
        ? `Stir ${k.the('acid', 'warm')} together in a large bowl for 1 minute, until smooth.`
        : `Crush a spoonful of the fruit with ${k.the('warm')} in a large bowl for 1 minute.`,
    ),
    k.mix(1, `Turn the ${k.call('fruit')} gently in this for 1 minute, until all of it glistens.`),
    k.mix(
      1,
      `Spoon into bowls, and take 1 minute to scatter ${k.the('seed', 'coconut', 'herb')} over the top.`,
    ),
  ],
  tips: (k) => [
    'Frozen fruit does very well: let it thaw in the fridge overnight.',
    `Toast a jar of ${k.call('seed')} once a week and keep it closed: that is the crunch of every morning.`,
    'Packed in a jar, seeds apart, it keeps in the fridge until noon.',
  ],
};
