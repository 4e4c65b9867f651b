import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { salt, savoury } from '../../slots.ts';
import { along, hasTag, inBatches, isOneOf, panfuls } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isGroundSpice, noneOf, oneOf, within } from './slot-conditions.ts';

const meatOf = (k: Kitchen): string => k.title('mince').replace(/ Mince$/, '');
const inLeaves = (k: Kitchen): boolean => isOneOf(k, 'bun', 'romaine');

export const burgers: Archetype = {
  id: 'burgers',
  courses: ['dinner', 'lunch'],
  cuisines: ['American', 'British', 'German', 'Nordic', 'Mexican', 'Home'],
  techniques: ['searing', 'grilling'],
  styles: ['family', 'outdoor', 'comfort', 'street-food'],
  difficulty: 'Easy',
  vessel: 'on a board, stacked high',
  takesHeat: true,
  slots: {
    bun: { list: 'bun', pick: [1, 1], grams: [44, 44, 50], universal: ['romaine'] },
    mince: {
      list: 'mince',
      pick: [1, 1],
      grams: [110, 130, 150],
      only: ({ tags }) => tags.has('minced'),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      factor: 0.6,
      only: oneOf('onion', 'red-onion', 'shallot', 'spring-onion'),
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, only: isGroundSpice },
    salad: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      cut: 'sliced',
      factor: 0.7,
      only: oneOf('tomato', 'cucumber', 'avocado', 'radish'),
    },
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw', factor: 0.6, only: noneOf('romaine') },
    salty: {
      list: 'salty',
      pick: [0, 1],
      optional: true,
      only: noneOf('lemon-zest', 'sun-dried-tomato'),
    },
    cheese: { list: 'cheese', pick: [0, 1], optional: true, factor: 0.9, only: within('raw', 0) },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      optional: true,
      method: 'raw',
      factor: 0.6,
      only: noneOf('double-cream', 'coconut-cream', 'ricotta', 'almond-butter'),
    },
    fat: { ...savoury.fat, factor: 0.8 },
    heat: savoury.heat,
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'heat')} ${meatOf(k)} Burgers with ${k.title('salad')}${k.has('cheese') ? ` and ${k.title('cheese')}` : ''}`,
    `${meatOf(k)} Burgers with ${k.has('salty') ? k.title('salty') : k.title('leaf')} and ${k.title('salad')}`,
    `Griddled ${meatOf(k)} Burgers with ${k.title('leaf')}${inLeaves(k) ? ', Wrapped in Leaves' : ''}`,
  ],
  describe: (k) =>
    k.pick([
      `A burger that needs both hands: a crusted, juicy ${k.call('mince')} patty with ${k.call('salad', 'leaf')}${k.has('creamy') ? ` and a cool layer of ${k.call('creamy')}` : ''}.`,
      `Smashed onto a hot pan for crunchy edges and stacked with ${k.call('salad')}${k.has('cheese') ? `, melting ${k.call('cheese')}` : ''} and ${k.call('leaf')}.`,
    ]),
  method: (k) => {
    const fry = 10 * panfuls(k);
    const shape = Math.max(3, k.servings);
    return [
      ...k.prep(),
      k.mix(
        shape,
        `Mix ${k.the('mince')} with ${k.the('onion', 'spice', 'heat', 'salt', 'pepper')} and shape into ${k.servings === 1 ? 'a flat patty' : `${k.servings} flat patties`}, about ${shape} minutes, handling it lightly.`,
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a heavy frying pan until very hot. Fry the patties${inBatches(k)} for ${fry} minutes, turning once, ${k.done('mince')}.`,
        { id: 'patties' },
      ),
      ...(inLeaves(k)
        ? []
        : [
            k.cook(
              2,
              `Toast ${k.the('bun')} cut side down in a dry pan for 2 minutes, until golden and warm.`,
              { after: [], id: 'bun' },
            ),
          ]),
      k.rest(
        2,
        `Rest the patties off the heat for 2 minutes${along(k, ', with ', ['cheese'], ' on top to soften')}, so that the juices settle back.`,
        { after: ['patties'], id: 'rested' },
      ),
      k.mix(
        2,
        `Take 2 minutes to build: ${inLeaves(k) ? `wrap in ${k.the('bun')} ` : ''}${along(k, 'first ', ['creamy'], ', then ')}${k.the('leaf')}, the patty and ${k.the('salad', 'salty')}.`,
        { after: inLeaves(k) ? ['rested'] : ['rested', 'bun'] },
      ),
    ];
  },
  tips: (k) => [
    'Press a shallow dip into each patty with your thumb: it stays flat instead of doming.',
    'Do not press the patties while they fry: the juice belongs inside.',
    hasTag(k, 'mince', 'poultry')
      ? 'Lean patties dry out quickly: take them off the moment the middle is done.'
      : 'Shape them a finger wider than you want: they draw in as they cook.',
  ],
};
