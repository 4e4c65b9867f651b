import type { Archetype } from '../archetype.ts';
import { among, dressingSlots, except, finish, herb } from './parts.ts';

/** Beans from a tin and leaves from a bag: a good salad in five minutes. */
export const beanSalad: Archetype = {
  id: 'bean-salad',
  courses: ['salad', 'side', 'lunch', 'appetizer'],
  vessel: 'in a shallow bowl',
  slots: {
    bean: { list: 'salad-bean', pick: [1, 1], method: 'raw', grams: [80, 110, 150] },
    leaf: { list: 'salad-leaf', pick: [1, 1], method: 'raw', grams: [20, 30, 45] },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [6, 12, 18],
      only: among('red-onion spring-onion shallot'),
    },
    tomato: { list: 'red-veg', pick: [0, 1], method: 'raw', optional: true, grams: [40, 60, 80] },
    seed: {
      list: 'crunch',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [5, 9, 14],
      only: among('pumpkin-seeds sunflower-seeds almonds pine-nuts walnuts hazelnuts'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [4, 8, 12],
      only: except('lemon-zest'),
    },
    herb: { ...herb, grams: [3, 5, 8] },
    spice: { list: 'cold-spice', pick: [0, 1], optional: true, grams: [0.2, 0.3, 0.5] },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('bean')} and ${k.title('leaf')} Salad`,
    `${k.title('bean')} Salad with ${k.title('herb')} and ${k.title('acid').replace(' Juice', '')}`,
    `Quick Salad of ${k.title('bean')} and ${k.title('leaf')}`,
    k.has('tomato')
      ? `${k.title('bean')} Salad with ${k.title('tomato')} and ${k.title('herb')}`
      : `Herbed ${k.title('bean')} Salad with ${k.title('leaf')}`,
    k.has('seed')
      ? `${k.title('bean')} Salad with ${k.title('leaf')} and ${k.title('seed')}`
      : `Larder Salad of ${k.title('bean')} with ${k.title('leaf')}`,
    ...(k.has('salty') ? [`${k.title('bean')} and ${k.title('salty')} Salad`] : []),
    ...(k.has('spice') ? [`${k.title('bean')} Salad with ${k.title('spice')}`] : []),
  ],
  describe: (k) =>
    k.pick([
      `Straight from the larder: ${k.call('bean')} dressed with ${k.call('acid')} and plenty of ${k.call('herb')}.`,
      `Soft, sharp and filling, and on the table before anybody has laid it.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Stir ${k.the('oil', 'acid', 'spice', 'salt', 'pepper', 'heat')} together in a wide bowl for 1 minute, until cloudy.`,
    ),
    k.mix(
      1,
      `Add ${k.the('bean', 'onion', 'tomato', 'salty')} and toss for 1 minute, crushing a little of it to thicken the dressing.`,
    ),
    finish(
      k,
      1,
      `fold in ${k.the('leaf', 'herb')}${k.maybe('seed', ', scatter with ')}, and serve at once.`,
    ),
  ],
  tips: (k) => [
    `Rinse the ${k.call('bean')} until nothing foams any more, and shake off every drop.`,
    'It is better still after ten minutes, when the dressing has sunk in.',
    `Warm the ${k.call('bean')} first, and they take up twice as much dressing.`,
  ],
};
