import type { Archetype } from '../archetype.ts';
import { crunch, dressing, dressingSlots, except, finish, herb } from './parts.ts';

/** Leaves, something filling and something crisp: an everyday salad with nothing to cook. */
export const composedSalad: Archetype = {
  id: 'composed-salad',
  courses: ['salad', 'lunch', 'appetizer', 'dinner', 'side'],
  vessel: 'on a wide platter',
  slots: {
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw', grams: [25, 40, 55] },
    ready: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      grams: [40, 65, 110],
      only: except('pumpkin-seeds sunflower-seeds'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      grams: [40, 60, 85],
      only: except('avocado'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [4, 9, 14],
      only: except('lemon-zest'),
    },
    crunch: { ...crunch, grams: [7, 11, 18], only: except('desiccated-coconut') },
    herb: { ...herb, grams: [3, 5, 8] },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('ready')} Salad with ${k.title('salad')} and ${k.title('herb')}`,
    `${k.title('leaf')}, ${k.title('ready')} and ${k.title('crunch')} Salad`,
    `${k.title('ready')} and ${k.title('leaf')} Salad`,
    k.has('salty')
      ? `${k.title('ready')} Salad with ${k.title('salty')} and ${k.title('crunch')}`
      : `${k.title('salad')} Salad with ${k.title('ready')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp, sharp and filling: ${k.call('leaf')} with ${k.call('ready', 'salad')}, dressed at the last moment.`,
      `A plate of contrasts: cool ${k.call('salad')}, ${k.call('ready')} and the crunch of ${k.call('crunch')}.`,
      `Nothing to cook and nothing missing, with a dressing of ${k.call('oil', 'acid')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    dressing(k),
    k.mix(
      1,
      k.pick([
        `Turn ${k.the('leaf', 'salad')} in two thirds of the dressing with your hands for 1 minute, and spread out on a platter.`,
        `Toss ${k.the('leaf', 'salad')} lightly with most of the dressing for 1 minute, and pile onto plates.`,
      ]),
    ),
    finish(
      k,
      2,
      `arrange ${k.has('salty') ? k.the('ready', 'salty') : k.the('ready')} on top, scatter with ${k.the('herb', 'crunch')}, and spoon over the last of the dressing.`,
    ),
  ],
  tips: (k) => [
    `Wash the ${k.call('leaf')} and dry it well: dressing slides off wet leaves.`,
    'For a lunchbox, put the dressing at the bottom and the leaves on top, and toss when you eat.',
    `Warm the ${k.call('crunch')} in a dry pan first if you have the time: they taste of twice as much.`,
  ],
};
