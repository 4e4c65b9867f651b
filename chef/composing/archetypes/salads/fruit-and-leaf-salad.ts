import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Sweet fruit, peppery leaves and a salty thing between them. */
export const fruitAndLeafSalad: Archetype = {
  id: 'fruit-and-leaf-salad',
  courses: ['salad', 'appetizer', 'side'],
  cuisines: [
    'Italian',
    'French',
    'American',
    'British',
    'Nordic',
    'Mediterranean',
    'German',
    'Spanish',
    'Brazilian',
    'Peruvian',
    'Greek',
  ],
  techniques: ['no-cook'],
  styles: ['light', 'modern', 'date-night', 'fine-dining', 'festive'],
  difficulty: 'Easy',
  vessel: 'on wide plates',
  slots: {
    fruit: {
      list: 'salad-fruit',
      pick: [1, 1],
      method: 'raw',
      cut: 'thinly-sliced',
      grams: [60, 80, 100],
    },
    leaf: { list: 'bitter-leaf', pick: [1, 1], method: 'raw', grams: [25, 38, 50] },
    cheese: { list: 'soft-cheese', pick: [1, 1], method: 'raw', grams: [18, 28, 40] },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [5, 9, 14],
      only: among('shallot red-onion fennel'),
    },
    crunch: {
      list: 'sweet-crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [8, 13, 18],
      only: among('walnuts hazelnuts pecans pistachios almonds pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [2, 4, 6], only: among('mint basil chives parsley dill') },
    ...dressingSlots,
    acid: {
      list: 'acid',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 8, 11],
      only: among('balsamic lemon-juice red-wine-vinegar cider-vinegar lime-juice rice-vinegar'),
    },
  },
  titles: (k) => [
    `${k.title('fruit')} Salad with ${k.title('leaf')} and ${k.title('cheese')}`,
    `${k.title('leaf')} and ${k.title('fruit')} Salad with ${k.title('crunch')}`,
    `Shaved ${k.title('fruit')} with ${k.title('cheese')} and ${k.title('leaf')}`,
    `${k.title('fruit')}, ${k.title('cheese')} and ${k.title('crunch')} Salad`,
  ],
  describe: (k) =>
    k.pick([
      `Sweet, peppery and salty on one fork: ${k.call('fruit')}, ${k.call('leaf')} and ${k.call('cheese')}.`,
      `Five minutes of work that looks like a restaurant's, with ${k.call('crunch')} for bite.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Turn ${k.the('fruit')} gently in ${k.the('acid')} for 1 minute, so that nothing turns brown.`,
    ),
    k.mix(
      2,
      `Pour the ${k.call('acid')} off into a jar, add ${k.the('oil', 'onion', 'salt', 'pepper', 'heat')} and shake for 2 minutes.`,
    ),
    k.mix(
      1,
      `Toss ${k.the('leaf')} in half of the dressing for 1 minute and spread loosely over wide plates.`,
    ),
    finish(
      k,
      2,
      `tuck in the ${k.call('fruit')} and ${k.the('cheese')}, trickle over the rest of the dressing, and scatter with ${k.the('crunch', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    `Choose ${k.call('fruit')} that are ripe but firm: soft ones fall apart under the dressing.`,
    `Warm the ${k.call('crunch')} for a moment in a dry pan and let them cool.`,
    'Dress it at the very last moment, on cold plates.',
  ],
};
