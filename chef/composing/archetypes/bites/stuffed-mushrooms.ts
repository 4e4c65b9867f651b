import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { isOneOf, minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, hotPan, onionAndGarlic, softenAromatics } from '../phrases.ts';

/** Mushroom caps or pepper halves, filled and baked. */
export const stuffedMushrooms: Archetype = {
  id: 'stuffed-mushrooms',
  courses: ['appetizer', 'side', 'snack'],
  cuisines: [
    'Italian',
    'French',
    'Spanish',
    'Greek',
    'American',
    'British',
    'German',
    'Polish',
    'Mediterranean',
    'Turkish',
    'Nordic',
    'Georgian',
    'Hungarian',
    'Lebanese',
  ],
  techniques: ['baking', 'roasting'],
  styles: ['festive', 'date-night', 'sharing', 'comfort', 'fine-dining'],
  difficulty: 'Medium',
  vessel: 'side by side in a small oven dish',
  slots: {
    cap: {
      list: 'mushroom-cap',
      pick: [1, 1],
      method: 'roast',
      cut: 'ready',
      grams: [70, 84, 110],
      only: among('portobello red-pepper'),
    },
    body: {
      list: 'salad-bean',
      pick: [1, 1],
      method: 'raw',
      grams: [25, 38, 50],
      only: among('cannellini butter-beans chickpeas cooked-lentils'),
    },
    leaf: {
      list: 'leaf',
      pick: [1, 1],
      method: 'raw',
      grams: [10, 16, 24],
      only: among('spinach rocket watercress'),
    },
    ...onionAndGarlic,
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 9, 14],
      only: except('desiccated-coconut'),
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [10, 15, 24],
      only: except('avocado paneer halloumi nutritional-yeast'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 8, 11] },
  },
  titles: (k) => [
    `Stuffed ${k.title('cap')} with ${k.title('body')} and ${k.title('leaf')}`,
    k.has('cheese')
      ? `Baked ${k.title('cap')} with ${k.title('cheese')} and ${k.title('nut')}`
      : `Baked ${k.title('cap')} with ${k.title('leaf')} and ${k.title('nut')}`,
    `Filled ${k.title('cap')} with ${k.title('nut')} and ${k.title('herb')}`,
    `Hot Filled ${k.title('cap')} with ${k.title('leaf')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Juicy and hot, filled with ${k.call('leaf', 'body')}, with a crust of ${k.call('nut')} that crunches.`,
      `A knife-and-fork starter that makes the whole kitchen smell of ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const bake = Math.max(18, k.minutes('roast', 'cap'));
    return [
      ...k.prep(0, 'Heat the oven to 200 °C.'),
      softenAromatics(k, 'a frying pan', k.half('fat')),
      k.cook(
        3,
        `Stir in ${k.the('body', 'leaf')}, crush roughly with a fork and cook for 3 minutes, until wilted and nearly dry.`,
      ),
      k.mix(
        3,
        `${isOneOf(k, 'cap', 'portobello') ? 'Pull the stalks out of' : 'Halve'} ${k.the('cap')}, turn in the rest of the ${k.call('fat')} and ${k.the('salt')}, set in a dish, and fill, about 3 minutes.`,
      ),
      k.bake(
        bake,
        `Scatter with ${k.has('cheese') ? k.the('nut', 'cheese') : k.the('nut')} and bake for ${minutesOf(bake)}, until tender and browned on top.`,
      ),
      finish(
        k,
        1,
        `${k.has('heat') ? `season with ${k.the('pepper')} and ` : ''}scatter with ${k.the('herb')} while hot.`,
      ),
    ];
  },
  tips: (k) => [
    'Bake them on a rack in the dish if they are very juicy: they brown better dry.',
    `Fill the ${k.call('cap')} in the morning, keep them cold, and bake at the last moment.`,
    'Let them cool for a few minutes before anybody bites: the filling stays very hot.',
  ],
};
