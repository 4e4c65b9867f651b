import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among, except } from '../only.ts';
import { byHand, finish, lastAcid } from '../phrases.ts';

/** Raw vegetable boats with a cool filling. */
export const stuffedBites: Archetype = {
  id: 'stuffed-bites',
  courses: ['appetizer', 'snack'],
  techniques: ['no-cook'],
  styles: ['sharing', 'date-night', 'fine-dining', 'modern', 'festive', 'light'],
  difficulty: 'Medium',
  vessel: 'in rows on a board',
  slots: {
    boat: {
      list: 'boat',
      pick: [1, 1],
      method: 'raw',
      cut: 'halved',
      grams: [80, 110, 140],
      only: among('cucumber tomato red-pepper'),
    },
    base: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      grams: [30, 45, 65],
      only: among(
        'chickpeas cannellini butter-beans tinned-tuna feta smoked-salmon cooked-lentils avocado black-beans smoked-mackerel',
      ),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      grams: [15, 24, 35],
      optional: true,
      only: among('greek-yoghurt yoghurt cream-cheese sour-cream ricotta tahini'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [4, 7, 11],
      only: except('lemon-zest'),
    },
    acid: { ...lastAcid, grams: [3, 5, 7] },
    herb: { ...herb, grams: [2, 4, 6] },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 8, 13],
      only: except('desiccated-coconut'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.2, 0.3, 0.5] },
    pepper,
  },
  titles: (k) => [
    `${k.title('boat')} Boats with ${k.title('base')} and ${k.title('herb')}`,
    `${k.title('base')}-Filled ${k.title('boat')}`,
    `Little ${k.title('boat')} Boats with ${k.title('base')} and ${k.title('crunch')}`,
    `Stuffed ${k.title('boat')} with ${k.title('base')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Two-bite starters: cold, crisp ${k.call('boat')} filled with ${k.call('base')}, with ${k.call('crunch')} on top.`,
      `They look like a caterer's work and take a quarter of an hour.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(
      k,
      3,
      `scoop a little out of the middle of ${k.the('boat')} with a teaspoon, and sprinkle the hollows with ${k.half('salt')}.`,
    ),
    k.mix(
      2,
      `Break up ${k.the('base')} and stir with ${k.the('creamy', 'acid', 'salty', 'heat', 'pepper')} and the rest of the ${k.call('salt')} for 2 minutes, until it holds together.`,
    ),
    byHand(
      k,
      4,
      `pat the ${k.call('boat')} dry, heap in the filling and cut into pieces for two bites.`,
    ),
    finish(k, 1, `top with ${k.the('crunch', 'herb')} and set out in rows on a board.`),
  ],
  tips: (k) => [
    'Make the filling ahead and fill at the last moment, so that everything stays crisp.',
    'Two teaspoons are quicker and neater than a piping bag.',
    `Cut a sliver off the underside of the ${k.call('boat')}, and they stand without rocking.`,
  ],
};
