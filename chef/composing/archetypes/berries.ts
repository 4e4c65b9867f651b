import type { Archetype } from '../archetype.ts';
import { among } from './parts.ts';

const isJuice = among('apple-juice orange-juice');
/** A few leaves, left whole. */
const leaves = {
  cut: 'uncut',
  optional: true,
  grams: [1, 2, 3],
  only: among('mint basil'),
} as const;

/** Berries blended with water and spice, served in a soup plate in summer in northern countries. */
const coldBerrySoup: Archetype = {
  id: 'cold-berry-soup',
  courses: ['soup', 'dessert'],
  isSmooth: true,
  weight: 0.25,
  vessel: 'in a shallow bowl',
  slots: {
    fruit: { list: 'quick-fruit', pick: [2, 2], method: 'raw', grams: [60, 90, 130] },
    water: { list: 'water', pick: [1, 1], grams: [60, 90, 120] },
    juice: { list: 'juice', pick: [0, 1], optional: true, grams: [20, 30, 45], only: isJuice },
    herb: { list: 'fruit-herb', pick: [0, 1], method: 'raw', ...leaves },
    seed: { list: 'quick-seed', pick: [1, 1], method: 'raw', grams: [8, 16, 26] },
    acid: { list: 'citrus', pick: [1, 1], method: 'raw', grams: [4, 6, 9] },
    warm: { list: 'seed-spice', pick: [1, 1], method: 'raw', grams: [0.2, 0.4, 0.7] },
  },
  titles: (k) => [
    `Cold ${k.title('fruit')} Soup with ${k.title('warm')}`,
    `Chilled ${k.title('fruit')} Soup with ${k.title('seed')}`,
    `Summer ${k.title('fruit')} Soup with ${k.title('seed')} and ${k.title('warm')}`,
    ...(k.has('herb') ? [`Cold ${k.title('fruit')} and ${k.title('herb')} Soup`] : []),
  ],
  describe: (k) =>
    `A cold soup as it is eaten on hot days in the north: ${k.call('fruit')}, sharpened with ${k.call('acid')}.`,
  method: (k) => [
    k.mix(1, `Rinse ${k.the('fruit')} under the cold tap for 1 minute and drain well in a sieve.`),
    k.mix(
      1,
      `Tip into a blender with ${k.the('water', 'juice', 'acid', 'warm')} and blend for 1 minute, until smooth.`,
    ),
    k.mix(
      1,
      'Press through a fine sieve for 1 minute with the back of a ladle, if pips are a bother.',
    ),
    k.mix(
      1,
      `Pour into cold soup plates, and take 1 minute to scatter over ${k.the('seed', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    `Frozen ${k.call('fruit')} straight from the freezer make it ice-cold at once.`,
    `Toasted ${k.call('seed')} are worth the two minutes in a dry pan, if the stove may be lit.`,
  ],
};

/** Crushed berries and cold water: a long drink that needs no special shopping. */
const berryCrush: Archetype = {
  id: 'berry-crush',
  courses: ['drink'],
  isSmooth: true,
  weight: 0.3,
  vessel: 'in tall glasses',
  slots: {
    fruit: { list: 'quick-fruit', pick: [2, 2], method: 'raw', grams: [50, 75, 110] },
    water: { list: 'water', pick: [1, 1], grams: [120, 160, 200] },
    acid: { list: 'citrus', pick: [1, 1], method: 'raw', grams: [6, 10, 14] },
    warm: { list: 'seed-spice', pick: [1, 1], method: 'raw', grams: [0.15, 0.3, 0.5] },
    herb: { list: 'fruit-herb', pick: [0, 1], method: 'raw', ...leaves },
  },
  titles: (k) => [
    `${k.title('fruit')} Crush with ${k.title('warm')}`,
    `Long ${k.title('fruit')} Crush`,
    `Iced ${k.title('fruit')} and ${k.title('warm')} Crush`,
  ],
  describe: (k) =>
    `Nothing but fruit, cold water and a breath of ${k.call('warm')}: ${k.call('fruit')}, crushed and poured long.`,
  method: (k) => [
    k.mix(1, `Rinse ${k.the('fruit')} under the cold tap for 1 minute and drain well in a sieve.`),
    k.mix(
      1,
      `Tip into a jug with ${k.the('acid', 'warm')} and crush for 1 minute with a wooden spoon.`,
    ),
    k.mix(
      1,
      `Pour in ${k.the('water')}, well chilled, and stir for 1 minute, until it is one colour.`,
    ),
    k.mix(
      1,
      k.has('herb')
        ? `Tuck ${k.the('herb')} into tall glasses, and take 1 minute to pour the crush over it.`
        : 'Set out tall glasses, and take 1 minute to pour in the crush, fruit and all.',
    ),
  ],
  tips: (k) => [
    `Very ripe ${k.call('fruit')} need no sugar; taste one before you begin.`,
    'Freeze a tray of it as ice cubes for the next jug.',
  ],
};

/** Cold dishes made of berries. */
export const berryDishes: readonly Archetype[] = [coldBerrySoup, berryCrush];
