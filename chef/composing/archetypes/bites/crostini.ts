import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Small crisp slices from the oven with a topping each. */
export const crostini: Archetype = {
  id: 'crostini',
  courses: ['appetizer', 'snack'],
  cuisines: [
    'Italian',
    'French',
    'Spanish',
    'Mediterranean',
    'Greek',
    'Nordic',
    'Portuguese',
    'American',
    'British',
    'German',
    'Mexican',
  ],
  techniques: ['baking', 'grilling'],
  styles: ['sharing', 'festive', 'date-night', 'modern', 'outdoor', 'rustic'],
  difficulty: 'Easy',
  family: 'toast',
  vessel: 'in rows on a wooden board',
  slots: {
    bread: {
      list: 'crostini-bread',
      pick: [1, 1],
      method: 'roast',
      grams: [30, 42, 60],
      only: except('baguette'),
    },
    topping: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      cut: 'diced',
      grams: [40, 55, 75],
      only: among('tomato cherry-tomato cucumber radish avocado'),
    },
    spread: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [15, 22, 32],
      only: among('ricotta cream-cheese greek-yoghurt avocado sour-cream tahini'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [5, 8, 12],
      only: except('lemon-zest'),
    },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 7, 10],
      only: among('olive-oil rapeseed-oil sunflower-oil'),
    },
    acid: { ...lastAcid, grams: [2, 4, 6] },
    herb: { ...herb, grams: [2, 4, 6] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.2, 0.4, 0.6] },
    pepper,
  },
  titles: (k) => [
    `Crisp ${k.title('bread')} Bites with ${k.title('topping')} and ${k.title('herb')}`,
    k.has('spread')
      ? `Little ${k.title('bread')} Slices with ${k.title('spread')} and ${k.title('topping')}`
      : `Little ${k.title('bread')} Slices with ${k.title('topping')}`,
    k.has('salty')
      ? `Oven-Crisp ${k.title('bread')} with ${k.title('topping')} and ${k.title('salty')}`
      : `Oven-Crisp ${k.title('bread')} with ${k.title('topping')} and ${k.title('herb')}`,
    k.has('spread')
      ? `${k.title('topping')} and ${k.title('spread')} on Oven-Crisp ${k.title('bread')}`
      : `${k.title('topping')} on Oven-Crisp ${k.title('bread')}`,
  ],
  describe: (k) =>
    k.pick([
      `Small, loud and juicy: crisp slices under ${k.call('topping')} and ${k.call('herb')}.`,
      `The bite before dinner that makes everyone hungrier.`,
    ]),
  method: (k) => {
    const bake = k.minutes('roast', 'bread');
    return [
      ...k.prep(0, 'Heat the oven to 200 °C.'),
      k.bake(
        bake,
        `Brush ${k.the('bread')}, in small slices, with ${k.half('oil')} and bake for ${minutesOf(bake)} on a tray, until crisp and golden.`,
        { id: 'bread' },
      ),
      k.mix(
        2,
        `Stir ${k.the('topping', 'salty', 'acid', 'heat', 'pepper')} with the rest of the ${k.call('oil')} and ${k.the('salt')} for 2 minutes.`,
        { id: 'topping', after: [] },
      ),
      k.mix(
        2,
        k.has('spread')
          ? `Spread the crisp slices with ${k.the('spread')} while they are still warm, about 2 minutes.`
          : 'Let the crisp slices cool for 2 minutes on a rack, so that they stay crisp under the topping.',
        { after: ['bread', 'topping'] },
      ),
      finish(k, 2, `spoon on the topping, scatter with ${k.the('herb')}, and eat at once.`),
    ];
  },
  tips: (k) => [
    'Top them at the last moment; after ten minutes they are soft.',
    'The slices can be baked in the morning and kept in a tin.',
    `Drain the ${k.call('topping')} for a moment if very juicy.`,
  ],
};
