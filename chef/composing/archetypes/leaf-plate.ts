import type { Archetype } from '../archetype.ts';
import { among, lastAcid, pepper, rawOil, salt } from './parts.ts';

/** Leaves, a tin or a packet, and seeds: a five-minute salad without a knife. */
export const leafPlate: Archetype = {
  id: 'leaf-plate',
  courses: ['salad', 'side', 'appetizer', 'lunch', 'dinner'],
  weight: 0.4,
  vessel: 'on a wide plate',
  slots: {
    leaf: { list: 'quick-leaf', pick: [1, 1], method: 'raw', grams: [35, 50, 80] },
    main: {
      list: 'quick-main',
      pick: [1, 1],
      method: 'raw',
      grams: [30, 75, 130],
      optional: true,
    },
    fresh: {
      list: 'quick-fresh',
      pick: [0, 1],
      method: 'raw',
      grams: [40, 60, 90],
      optional: true,
    },
    salty: { list: 'salty', pick: [0, 1], method: 'raw', grams: [4, 8, 14], optional: true },
    herb: {
      list: 'herb',
      pick: [0, 1],
      method: 'raw',
      cut: 'uncut',
      only: among('parsley basil mint dill coriander'),
      grams: [2, 4, 7],
      optional: true,
    },
    spice: { list: 'cold-spice', pick: [0, 1], grams: [0.2, 0.3, 0.5], optional: true },
    seed: { list: 'quick-seed', pick: [2, 2], method: 'raw', grams: [8, 14, 32] },
    oil: { ...rawOil, grams: [8, 12, 20], optional: true },
    acid: { ...lastAcid, grams: [6, 9, 13] },
    salt: { ...salt, grams: [0.5, 0.7, 1] },
    pepper,
  },
  titles: (k) =>
    k.has('main')
      ? [
          `${k.title('leaf')} Salad with ${k.title('main')} and ${k.title('seed')}`,
          `Five-Minute ${k.title('main')} Salad with ${k.title('leaf')}`,
          k.has('fresh')
            ? `${k.title('main')} Salad with ${k.title('fresh')} and ${k.title('seed')}`
            : `${k.title('main')} and ${k.title('leaf')} Salad`,
        ]
      : [
          `${k.title('leaf')} Salad with ${k.title('seed')}`,
          `Crunchy ${k.title('leaf')} Salad with ${k.title('seed')}`,
          `Five-Minute ${k.title('leaf')} and Seed Salad`,
        ],
  describe: (k) =>
    k.pick([
      `Hardly a knife and no heat: ${k.call('leaf', 'main')}, and ${k.call('seed')} for the crunch.`,
      `A salad for a day without time, filling all the same: ${k.call('leaf', 'main')}, dressed with ${k.call('oil', 'acid')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(1, `Rinse ${k.the('leaf')} under the cold tap for 1 minute, and shake or pat quite dry.`),
    k.mix(
      1,
      `Stir ${k.the('oil', 'acid', 'spice', 'salt', 'pepper')} together in a large bowl for 1 minute, until cloudy.`,
    ),
    k.mix(
      1,
      `Add the ${k.call('leaf')}${k.maybe('fresh', ' with ')} and turn by hand for 1 minute, until all of it shines.`,
    ),
    k.mix(
      1,
      `Spread out on plates, and take 1 minute to scatter ${k.the('main', 'salty', 'herb', 'seed')} evenly over the top.`,
    ),
  ],
  tips: (k) => [
    `Dress the ${k.call('leaf')} at the very last moment: salt soon makes it limp.`,
    `Two minutes in a dry pan make the ${k.call('seed')} taste of twice as much, if the stove may be lit.`,
    'For a box to take along, carry the dressing apart and toss it when you eat.',
  ],
};
