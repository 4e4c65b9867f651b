import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import {
  finish,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

/** Aubergine, courgette or peppers, browned and then stewed with tomato. */
export const stewedSummerVegetables: Archetype = {
  id: 'stewed-summer-vegetables',
  courses: ['side', 'appetizer'],
  cuisines: [
    'French',
    'Italian',
    'Spanish',
    'Turkish',
    'Greek',
    'Mediterranean',
    'Moroccan',
    'Hungarian',
    'Georgian',
    'Portuguese',
    'Lebanese',
    'Persian',
  ],
  techniques: ['braising', 'simmering'],
  styles: ['rustic', 'meal-prep', 'comfort', 'outdoor', 'one-pot'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  slots: {
    vegetable: { list: 'ratatouille-veg', pick: [2, 2], method: 'fry', grams: [60, 80, 100] },
    ...onionAndGarlic,
    tomato: {
      list: 'body',
      pick: [1, 1],
      grams: [80, 100, 130],
      only: among('tinned-tomatoes passata'),
    },
    woody: {
      list: 'woody',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      only: among('thyme rosemary'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      optional: true,
      grams: [5, 8, 12],
      only: among('black-olives green-olives capers'),
    },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 8, 12],
      only: among('pine-nuts almonds walnuts hazelnuts pistachios pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [3, 5, 7], only: among('basil parsley mint dill coriander') },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [9, 12, 16] },
  },
  titles: (k) => [
    `Stewed ${k.title('vegetable')} with Tomato and ${k.title('herb')}`,
    `${k.title('vegetable')} in Tomato with ${k.title('nut')}`,
    k.has('salty')
      ? `${k.title('vegetable')} Stewed with ${k.title('salty')} and ${k.title('herb')}`
      : `Soft-Stewed ${k.title('vegetable')} with ${k.title('herb')} and ${k.title('nut')}`,
    `Summer Stew of ${k.title('vegetable')} with ${k.title('nut')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Silky ${k.call('vegetable')} in a thick, sweet sauce, as good lukewarm as hot.`,
      `It tastes of high summer, and of ${k.call('herb')} torn in at the end.`,
    ]),
  method: (k) => {
    const brown = Math.max(8, k.minutes('fry', 'vegetable'));
    return [
      ...k.prep(),
      k.cook(
        brown,
        `Heat ${k.half('fat')} in a wide pan over a high heat and brown ${k.the('vegetable')} for ${minutesOf(brown)}, stirring rarely. Lift out.`,
      ),
      softenAromatics(k, 'the same pan', `the rest of the ${k.call('fat')}`),
      k.leave(
        15,
        `Return everything with ${k.the('tomato', 'woody', 'salty')} and ${seasoning(k)}, and stew over a low heat for 15 minutes, until thick.`,
      ),
      k.rest(
        5,
        'Let it cool for 5 minutes off the heat; it tastes of more when it is not scalding.',
      ),
      finish(k, 1, `stir in ${k.the('acid')} and scatter with ${k.the('herb', 'nut')}.`),
    ];
  },
  tips: (k) => [
    `Brown the ${k.call('vegetable')} in two goes if the pan is small: crowding makes them watery.`,
    'Make it a day ahead; it keeps 3 days in the fridge and gains by it.',
    `Taste at the end: it may want a drop more ${k.call('acid')}, or nothing at all.`,
  ],
};
