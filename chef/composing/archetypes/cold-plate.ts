import type { Archetype } from '../archetype.ts';
import { among, except, finish, herb, pepper, rawOil, salt } from './parts.ts';

/** A cold breakfast in small heaps, as it is eaten around the eastern Mediterranean. */
export const coldPlate: Archetype = {
  id: 'breakfast-plate',
  courses: ['breakfast', 'appetizer', 'snack'],
  vessel: 'in small heaps on a large plate',
  slots: {
    ready: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      grams: [60, 85, 120],
      only: except('pumpkin-seeds sunflower-seeds'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'ready',
      grams: [50, 70, 95],
      only: among('cucumber tomato cherry-tomato radish red-pepper'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      cut: 'ready',
      optional: true,
      grams: [8, 14, 20],
      only: among('black-olives green-olives gherkins capers'),
    },
    nut: {
      list: 'sweet-crunch',
      pick: [1, 1],
      method: 'raw',
      cut: 'ready',
      grams: [12, 18, 26],
      only: except('desiccated-coconut'),
    },
    leaf: { list: 'salad-leaf', pick: [0, 1], method: 'raw', grams: [10, 18, 25] },
    spice: {
      list: 'plate-spice',
      pick: [0, 1],
      method: 'raw',
      optional: true,
    },
    herb: { ...herb, grams: [3, 5, 8] },
    oil: { ...rawOil, grams: [7, 10, 14] },
    salt: { ...salt, grams: [0.3, 0.5, 0.7] },
    pepper,
  },
  titles: (k) => [
    `Cold Morning Plate of ${k.title('ready')}, ${k.title('salad')} and ${k.title('nut')}`,
    `${k.title('ready')} with ${k.title('salad')}, ${k.title('herb')} and ${k.title('nut')}`,
    `A Plate of ${k.title('ready')} and ${k.title('salad')} with ${k.title('herb')}`,
    k.has('salty')
      ? `${k.title('ready')}, ${k.title('salad')} and ${k.title('salty')} Plate`
      : `Picking Plate of ${k.title('ready')}, ${k.title('salad')} and ${k.title('nut')}`,
  ],
  describe: (k) =>
    k.pick([
      `Small heaps of good things to pick at slowly: ${k.call('ready', 'salad', 'nut')}.`,
      `No stove, no hurry, and a plate that looks like a morning by the sea.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      4,
      `Cut ${k.the('salad')} into chunks for 4 minutes and lay them out in heaps${k.has('leaf') || k.has('salty') ? ` with ${k.the('leaf', 'salty')}` : ''}.`,
    ),
    k.mix(
      1,
      `Turn ${k.the('ready')} with ${k.half('oil')}, ${k.half('herb')}${k.maybe('pepper', ', ')} and ${k.half('salt')}, which takes 1 minute.`,
    ),
    finish(
      k,
      1,
      `add ${k.the('nut')}, trickle over the rest of the ${k.call('oil')}, and scatter with the rest of the ${k.call('herb')}${k.maybe('spice', ', ')} and the rest of the ${k.call('salt')}.`,
    ),
  ],
  tips: (k) => [
    `Take the ${k.call('ready')} out of the fridge a little before: cold hides the taste.`,
    'It packs well into a lunchbox, each thing in its corner.',
    `Let everybody build each mouthful for themselves, a little of each thing at a time.`,
  ],
};
