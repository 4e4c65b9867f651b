import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Crisp pieces of bread in a juicy salad. */
export const breadSalad: Archetype = {
  id: 'bread-salad',
  courses: ['salad', 'lunch', 'side'],
  cuisines: [
    'Italian',
    'Middle Eastern',
    'Lebanese',
    'Mediterranean',
    'Greek',
    'Turkish',
    'Spanish',
    'Portuguese',
    'Moroccan',
    'Mexican',
  ],
  techniques: ['baking', 'roasting'],
  styles: ['rustic', 'budget', 'outdoor', 'sharing', 'family'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl',
  slots: {
    bread: { list: 'salad-bread', pick: [1, 1], method: 'roast', grams: [25, 35, 50] },
    tomato: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'raw',
      grams: [80, 110, 140],
      only: among('tomato cherry-tomato'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      grams: [35, 50, 70],
      only: except('tomato cherry-tomato avocado carrot papaya spinach edamame daikon red-onion'),
    },
    leaf: { list: 'leaf', pick: [0, 1], method: 'raw', grams: [10, 18, 25] },
    spice: {
      list: 'spice',
      pick: [0, 1],
      optional: true,
      only: among('sumac zaatar dried-oregano'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [6, 10, 14],
      only: among('black-olives green-olives capers'),
    },
    cheese: {
      list: 'soft-cheese',
      pick: [1, 1],
      method: 'raw',
      grams: [15, 25, 40],
      only: among('feta mozzarella goat-cheese avocado'),
    },
    herb: { ...herb, grams: [4, 6, 9], only: among('basil mint parsley coriander dill') },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('tomato')} Salad with Crisp ${k.title('bread')}`,
    `Crisp ${k.title('bread')} Salad with ${k.title('tomato')} and ${k.title('herb')}`,
    `Torn ${k.title('bread')} Salad with ${k.title('salad')} and ${k.title('cheese')}`,
    `${k.title('tomato')}, ${k.title('salad')} and ${k.title('bread')} Salad`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp shards of ${k.call('bread')} that soften at the edges in the juice of the ${k.call('tomato')}.`,
      `The best reason for ripe ${k.call('tomato')}: crunch, juice, ${k.call('herb')} and ${k.call('cheese')}.`,
    ]),
  method: (k) => {
    const bake = k.minutes('roast', 'bread');
    return [
      ...k.prep(0, 'Heat the oven to 200 °C.'),
      k.bake(
        bake,
        `Tear ${k.the('bread')} onto a tray, turn in ${k.half('oil')}, and bake for ${minutesOf(bake)}, until crisp and golden.`,
        { id: 'bread' },
      ),
      k.mix(
        2,
        `Mix ${k.the('tomato', 'salt', 'acid')} in a wide bowl and press lightly for 2 minutes, until their juice runs.`,
        { id: 'juice', after: [] },
      ),
      k.mix(
        1,
        `Add ${k.the('salad', 'salty', 'spice', 'pepper', 'heat')} and the rest of the ${k.call('oil')}, and toss for 1 minute.`,
        { after: ['bread', 'juice'] },
      ),
      finish(
        k,
        2,
        `fold in the crisp ${k.call('bread')}${k.maybe('leaf', ' with ')}, and scatter with ${k.the('cheese', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Fold in the ${k.call('bread')} just before eating for crunch, or ten minutes earlier for a softer salad.`,
    `Yesterday's ${k.call('bread')} crisps better than fresh.`,
    `Use the ripest ${k.call('tomato')} and let them come to room temperature.`,
  ],
};
