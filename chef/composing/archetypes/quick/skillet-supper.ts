import type { Archetype } from '../../archetype.ts';
import { acid } from '../../slots.ts';
import { hasTag, minutesOf, until } from '../mains/about-slots.ts';
import { hotPan } from '../phrases.ts';

const longestFrying = 6;

/** One pan, one quarter of an hour: something quick with greens, and bread beside it where there is some. */
export const skilletSupper: Archetype = {
  id: 'skillet-supper',
  courses: ['dinner', 'lunch'],
  cuisines: [
    ...['Italian', 'Mediterranean', 'Spanish', 'French', 'Greek', 'Portuguese', 'American'],
    ...['British', 'Nordic', 'Home'],
  ],
  techniques: ['searing'],
  styles: ['light', 'one-pot', 'budget'],
  difficulty: 'Easy',
  weight: 0.6,
  vessel: 'in a wide pan',
  slots: {
    main: {
      list: 'quick-fry',
      pick: [1, 1],
      method: 'fry',
      grams: [90, 140, 190],
      only: (item) => (item.minutes.fry ?? longestFrying + 1) <= longestFrying,
    },
    green: {
      list: 'quick-green',
      pick: [1, 1],
      method: 'fry',
      grams: [60, 90, 130],
    },
    fresh: {
      list: 'quick-fresh',
      pick: [0, 1],
      method: 'fry',
      grams: [50, 80, 120],
      optional: true,
    },
    bread: { list: 'bread', pick: [0, 1], method: 'raw', grams: [40, 60, 90], optional: true },
    seed: { list: 'quick-seed', pick: [1, 1], method: 'raw', grams: [8, 14, 30] },
    acid: { ...acid, method: 'raw' },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [8, 12, 20] },
  },
  titles: (k) => [
    `Pan-Fried ${k.title('main')} with ${k.title('green')}`,
    `Quick ${k.title('main')} with ${k.title('green')} and ${k.title('seed')}`,
    k.has('fresh')
      ? `${k.title('main')} with ${k.title('fresh')} and ${k.title('green')}`
      : `Skillet ${k.title('main')} with ${k.title('green')}`,
  ],
  describe: (k) =>
    k.pick([
      `Out of one pan in a quarter of an hour: golden ${k.call('main')} on ${k.call('green')}, with ${k.call('seed')} on top.`,
      `A quick supper of ${k.call('main', 'green')}, finished with ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const fry = k.minutes('fry', 'main');
    const soft = Math.max(2, Math.min(3, k.minutes('fry', 'fresh')));
    const isFish = hasTag(k, 'main', 'fish');
    const turning = isFish ? 'turning once' : 'turning now and then';
    return [
      ...k.prep(),
      k.mix(
        1,
        `Pat ${k.the('main')} dry and season for 1 minute on all sides with ${k.the('salt', 'pepper', 'heat')}.`,
      ),
      k.cook(
        fry + 1,
        `Heat ${k.the('fat')} in a wide pan and fry the ${k.call('main')} for ${minutesOf(fry + 1)}, ${turning}, ${until(k, 'main', 'until golden')}. Lift out onto a warm plate.`,
      ),
      k.cook(
        soft,
        `Tip ${k.the('green', 'fresh')} into the hot pan and toss for ${minutesOf(soft)}, until just soft and glossy.`,
      ),
      k.mix(
        1,
        `Take 1 minute to stir in ${k.the('acid')}, lay the ${k.call('main')} on top and scatter with ${k.the('seed')}.${k.has('bread') ? ` Serve with ${k.the('bread')}.` : ''}`,
      ),
    ];
  },
  tips: (k) => [
    `Let the pan get properly hot before anything goes in, and leave room around each piece.`,
    `Stop while the ${k.call('green')} still has some bite: everything goes on softening on the plate.`,
    'Cook for more than four in two pans, or in two rounds.',
  ],
};
