import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, citrus, finish, rawOil } from '../phrases.ts';

/** A vegetable in see-through slices, laid flat and dressed. */
export const vegetableCarpaccio: Archetype = {
  id: 'vegetable-carpaccio',
  courses: ['appetizer', 'salad'],
  cuisines: [
    'Italian',
    'French',
    'Nordic',
    'Mediterranean',
    'German',
    'American',
    'Polish',
    'Ukrainian',
    'British',
    'Argentinian',
    'Peruvian',
    'Georgian',
  ],
  techniques: ['no-cook'],
  styles: ['fine-dining', 'date-night', 'light', 'modern', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a single layer on wide plates',
  slots: {
    vegetable: {
      list: 'carpaccio-veg',
      pick: [1, 1],
      method: 'raw',
      cut: 'thinly-sliced',
      grams: [70, 90, 110],
      only: among('cooked-beetroot fennel tomato'),
    },
    rich: { list: 'soft-cheese', pick: [1, 1], method: 'raw', grams: [16, 24, 34] },
    leaf: { list: 'bitter-leaf', pick: [1, 1], method: 'raw', grams: [8, 14, 20] },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 10, 15],
      only: among(
        'walnuts hazelnuts pine-nuts almonds pecans pistachios pumpkin-seeds sunflower-seeds',
      ),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [3, 5, 8],
      only: among('capers gherkins green-olives black-olives'),
    },
    acid: { ...citrus, grams: [3, 5, 8] },
    oil: { ...rawOil, grams: [5, 8, 11] },
    herb: { ...herb, grams: [2, 3, 5] },
    salt: { ...salt, grams: [0.3, 0.4, 0.6] },
    pepper,
  },
  titles: (k) => [
    `Paper-Thin ${k.title('vegetable')} with ${k.title('rich')} and ${k.title('nut')}`,
    `${k.title('vegetable')} Carpaccio with ${k.title('leaf')} and ${k.title('nut')}`,
    `Shaved ${k.title('vegetable')} with ${k.title('rich')} and ${k.title('herb')}`,
    `${k.title('vegetable')} Carpaccio with ${k.title('rich')}`,
  ],
  describe: (k) =>
    k.pick([
      `Slices so thin that the plate shows through, with ${k.call('rich')} and ${k.call('nut')} in small heaps.`,
      `A quiet, elegant beginning: ${k.call('vegetable')}, good oil and a little ${k.call('acid')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(k, 4, `lay ${k.the('vegetable')} over wide plates in one layer, hardly overlapping.`),
    k.mix(
      2,
      `Whisk ${k.the('acid', 'oil', 'salt', 'pepper')} for 2 minutes and spoon most of it over the slices.`,
    ),
    k.rest(
      5,
      'Leave the plates for 5 minutes, so that the slices turn tender and take on the dressing.',
    ),
    finish(
      k,
      3,
      `turn ${k.the('leaf')} in what is left of the dressing, and dot it over with ${k.has('salty') ? k.the('rich', 'salty', 'nut', 'herb') : k.the('rich', 'nut', 'herb')}.`,
    ),
  ],
  tips: () => [
    'A mandoline makes short work of it; mind your fingertips and use the guard.',
    'Chill the plates if the room is warm: everything here tastes best cold.',
    'It can wait, covered, for an hour without its leaves.',
  ],
};
