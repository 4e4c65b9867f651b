import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, finish, lastAcid, rawOil } from '../phrases.ts';

const seasoned = {
  salt: { ...salt, grams: [0.6, 0.9, 1.1] },
  pepper,
  heat: { list: 'heat', pick: [0, 1], method: 'raw' },
} as const;

/** Cucumber, avocado or melon blended with herbs: nothing is cooked. */
export const chilledSoup: Archetype = {
  id: 'chilled-soup',
  courses: ['soup', 'appetizer'],
  techniques: ['no-cook', 'blending'],
  styles: ['light', 'modern', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a chilled glass bowl',
  slots: {
    base: {
      list: 'cold-base',
      pick: [1, 1],
      method: 'raw',
      cut: 'roughly-chopped',
      grams: [130, 180, 230],
      only: among('cucumber melon cooked-beetroot'),
    },
    body: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      grams: [40, 55, 80],
      only: among('greek-yoghurt yoghurt avocado coconut-cream sour-cream'),
    },
    herb: {
      ...herb,
      pick: [1, 2],
      grams: [3, 5, 7],
      only: among('mint dill basil coriander chives parsley'),
    },
    spice: {
      list: 'cold-spice',
      pick: [0, 1],
      optional: true,
      grams: [0.2, 0.3, 0.5],
      only: among('sumac cumin ground-coriander paprika'),
    },
    oil: { ...rawOil, grams: [4, 7, 12] },
    acid: { ...lastAcid, grams: [7, 10, 14] },
    water: { list: 'water', pick: [1, 1], grams: [50, 80, 100] },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 10, 16],
      only: among('almonds walnuts pistachios pumpkin-seeds sunflower-seeds pine-nuts hazelnuts'),
    },
    ...seasoned,
  },
  titles: (k) => [
    `Chilled ${k.title('base')} and ${k.title('herb')} Soup`,
    `Cold ${k.title('base')} Soup with ${k.title('crunch')}`,
    `Chilled ${k.title('base')} Soup with ${k.title('body')}`,
    `Iced ${k.title('base')} Soup with ${k.title('herb')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `The soup for days that are too hot to cook: ${k.call('base')}, ${k.call('herb')} and nothing on the stove.`,
      `Cool, pale and refreshing, with ${k.call('acid')} for sharpness and ${k.call('crunch')} to bite on.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      3,
      `Blend ${k.the('base', 'body', 'water', 'acid', 'salt')} with ${k.half('herb')} for 3 minutes, until perfectly smooth.`,
    ),
    byHand(
      k,
      2,
      `season it with ${k.the('pepper', 'spice', 'heat')} and taste: cold food needs a little more salt and sharpness than hot.`,
    ),
    finish(
      k,
      2,
      `pour into cold bowls, trickle over ${k.the('oil')} and scatter with ${k.the('crunch')} and the rest of the ${k.call('herb')}.`,
    ),
  ],
  tips: (k) => [
    `Chill the ${k.call('base')} and the bowls beforehand, so that the soup is cold the moment it is blended.`,
    'Serve it on the day that it is made, and keep it in the fridge until then.',
    'Small glasses of it make a good beginning to a longer meal.',
  ],
};

/** Ripe tomatoes, pepper and cucumber, blended raw. */
export const coldTomatoSoup: Archetype = {
  id: 'cold-tomato-soup',
  courses: ['soup', 'appetizer'],
  cuisines: ['Spanish', 'Mediterranean', 'Mexican', 'Portuguese', 'Italian'],
  techniques: ['no-cook', 'blending'],
  styles: ['light', 'outdoor', 'budget', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a chilled glass bowl',
  slots: {
    tomato: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'raw',
      cut: 'roughly-chopped',
      grams: [160, 200, 250],
      only: among('tomato cherry-tomato'),
    },
    sweetPepper: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'raw',
      cut: 'roughly-chopped',
      grams: [40, 60, 80],
      only: among('red-pepper'),
    },
    cucumber: {
      list: 'cucumber',
      pick: [1, 1],
      method: 'raw',
      cut: 'roughly-chopped',
      grams: [50, 75, 100],
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [5, 8, 12],
      only: among('red-onion spring-onion shallot'),
    },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [10, 14, 20],
      only: among('almonds pumpkin-seeds sunflower-seeds pine-nuts hazelnuts'),
    },
    oil: { ...rawOil, grams: [8, 12, 16] },
    acid: { ...lastAcid, grams: [6, 9, 13] },
    herb: {
      ...herb,
      grams: [3, 4, 6],
      only: among('basil parsley coriander mint chives'),
    },
    ...seasoned,
  },
  titles: (k) => [
    `Chilled ${k.title('tomato')} and ${k.title('sweetPepper')} Soup`,
    `Cold ${k.title('tomato')} Soup with ${k.title('nut')} and ${k.title('herb')}`,
    `Summer ${k.title('tomato')} and ${k.title('cucumber')} Soup`,
    `Ice-Cold ${k.title('tomato')} Soup with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Raw ${k.call('tomato')} at their ripest, thickened with ${k.call('nut')} and drunk almost as much as eaten.`,
      `Sharp, red and very cold, with ${k.call('oil')} shining on top.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Crush ${k.the('tomato')} with ${k.the('salt')} in the blender jug and let them give up their juice for 2 minutes.`,
    ),
    k.mix(
      3,
      `Add ${k.the('sweetPepper', 'cucumber', 'aromatic', 'acid')} with ${k.half('nut')} and blend for 3 minutes, until very smooth.`,
    ),
    k.mix(
      1,
      `Pour in ${k.half('oil')} with the blender running for 1 minute, and season with ${k.the('pepper', 'heat')}.`,
    ),
    finish(
      k,
      2,
      `ladle into cold bowls and top with ${k.the('herb')}, the rest of the ${k.call('nut')} and the rest of the ${k.call('oil')}.`,
    ),
  ],
  tips: (k) => [
    `It stands or falls with the ${k.call('tomato')}: use the ripest there are, never straight from the fridge.`,
    'An hour in the fridge makes it better still; stir it up before serving.',
    'Rub it through a sieve if you like it perfectly fine.',
  ],
};
