import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, finish, rawOil } from '../phrases.ts';

/** Cold bites on small sticks: juicy, salty, green. */
export const coldSkewers: Archetype = {
  id: 'cold-skewers',
  courses: ['appetizer', 'snack'],
  techniques: ['no-cook'],
  styles: ['sharing', 'festive', 'outdoor', 'date-night', 'family', 'light'],
  difficulty: 'Easy',
  vessel: 'on small sticks, in rows on a platter',
  slots: {
    juicy: {
      list: 'cold-skewer',
      pick: [1, 1],
      method: 'raw',
      cut: 'ready',
      grams: [60, 80, 100],
      only: among('melon watermelon cherry-tomato grape cucumber'),
    },
    rich: {
      list: 'soft-cheese',
      pick: [1, 1],
      method: 'raw',
      cut: 'ready',
      grams: [30, 42, 55],
      only: among('mozzarella feta avocado'),
    },
    salty: {
      list: 'salty',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      cut: 'ready',
      grams: [10, 15, 22],
      only: among('black-olives green-olives sun-dried-tomato'),
    },
    nut: {
      list: 'crunch',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [4, 7, 10],
      only: among('pistachios almonds pine-nuts walnuts pumpkin-seeds sunflower-seeds hazelnuts'),
    },
    herb: { ...herb, grams: [3, 5, 8], only: among('basil mint parsley coriander') },
    oil: { ...rawOil, grams: [5, 7, 10] },
    acid: {
      list: 'acid',
      pick: [1, 1],
      method: 'raw',
      grams: [2, 4, 6],
      only: among('balsamic lemon-juice lime-juice red-wine-vinegar rice-vinegar cider-vinegar'),
    },
    salt: { ...salt, grams: [0.2, 0.3, 0.5] },
    pepper,
  },
  titles: (k) => [
    `${k.title('juicy')} and ${k.title('rich')} Sticks with ${k.title('herb')}`,
    `Cold Skewers of ${k.title('juicy')}, ${k.title('rich')} and ${k.title('herb')}`,
    k.has('salty')
      ? `${k.title('juicy')}, ${k.title('rich')} and ${k.title('salty')} on Sticks`
      : `${k.title('juicy')} and ${k.title('rich')} on Sticks`,
    `Little Skewers of ${k.title('rich')} and ${k.title('juicy')}`,
  ],
  describe: (k) =>
    k.pick([
      `Cold, juicy and salty in one bite: ${k.call('juicy', 'rich')} on a stick.`,
      `The first thing to disappear at any party, and nobody has cooked.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(
      k,
      3,
      `bring ${k.the('juicy', 'rich')} to one size, about a bite each, leaving whole whatever is small enough already.`,
    ),
    k.mix(
      1,
      `Stir ${k.the('oil', 'acid', 'salt', 'pepper')} together in a shallow dish for 1 minute.`,
    ),
    byHand(
      k,
      5,
      `thread the pieces onto small sticks in turn, with ${k.half('herb')}${k.maybe('salty', ' and ')} in between.`,
    ),
    finish(
      k,
      1,
      `turn the sticks in the dressing, and scatter with the rest of the ${k.call('herb')}${k.maybe('nut', ' and ')}.`,
    ),
  ],
  tips: (k) => [
    'Thread them up to two hours ahead and keep them cold, but dress them only when the bell rings.',
    `Choose ripe but firm ${k.call('juicy')}: soft pieces slide off the stick.`,
    'Stand the sticks upright in glasses if the table is small.',
  ],
};
