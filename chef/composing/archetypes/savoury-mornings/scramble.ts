import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb } from '../../slots.ts';
import { along, isOneOf, minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, greenSign, hotPan } from '../phrases.ts';

const isEgg = (k: Kitchen): boolean => isOneOf(k, 'base', 'egg');

/** How the base is made ready: beaten, or crushed. */
const ready = (k: Kitchen): string =>
  isEgg(k)
    ? `Beat ${k.the('base')} with ${k.the('salt', 'pepper')} for 1 minute, until no streaks are left.`
    : `Crush ${k.the('base')} with a fork for 1 minute and season with ${k.the('salt', 'pepper')}.`;

/** Soft curds of egg, or crumbled tofu or chickpeas, folded through vegetables. */
export const scramble: Archetype = {
  id: 'scramble',
  courses: ['breakfast'],
  techniques: ['searing'],
  styles: ['light', 'budget', 'family', 'modern'],
  difficulty: 'Easy',
  family: 'egg-pan',
  vessel: 'on a plate',
  slots: {
    base: {
      list: 'scramble',
      pick: [1, 1],
      method: 'fry',
      grams: [100, 120, 150],
      only: among('egg tofu chickpeas'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [45, 65, 90],
      only: except(
        'aubergine carrot okra butternut-squash pumpkin cauliflower white-cabbage brussels-sprouts daikon bamboo-shoots artichoke onion beetroot',
      ),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'fry',
      grams: [25, 35, 55],
      only: among('spinach kale swiss-chard asparagus peas pak-choi'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 10, 18],
      only: among('spring-onion shallot red-onion leek onion fennel'),
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [12, 18, 28],
      only: except('avocado paneer halloumi parmesan'),
    },
    creamy: { list: 'avocado', pick: [0, 1], method: 'raw', optional: true, grams: [25, 34, 50] },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      grams: [3, 5, 7],
      only: among('soy-sauce tamari fish-sauce'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 9, 13] },
  },
  titles: (k) => [
    `${isEgg(k) ? 'Softly Scrambled Eggs' : `${k.title('base')} Scramble`} with ${k.title('vegetable')} and ${k.title('herb')}`,
    `${isEgg(k) ? 'Scrambled Eggs' : `Scrambled ${k.title('base')}`} with ${k.title('green')}`,
    `${k.title('vegetable')} and ${k.title('green')} Scramble`,
    k.has('cheese')
      ? `${k.title('green')} and ${k.title('cheese')} Scramble`
      : `Morning Scramble of ${k.title('vegetable')}, ${k.title('green')} and ${k.title('herb')}`,
    k.has('creamy')
      ? `${isEgg(k) ? 'Scrambled Eggs' : `${k.title('base')} Scramble`} with ${k.title('creamy')} and ${k.title('vegetable')}`
      : `${k.title('vegetable')} Scramble with ${k.title('aromatic')}`,
  ],
  describe: (k) =>
    k.pick([
      `Soft, savoury ${k.call('base')} folded through ${k.call('vegetable', 'green')}, on the table in minutes.`,
      `A quick pan of good things, with ${k.call('herb')} snipped over while it is hot.`,
    ]),
  method: (k) => {
    const soft = Math.min(8, Math.max(4, k.minutes('fry', 'vegetable', 'aromatic')));
    const green = Math.min(4, k.minutes('fry', 'green'));
    const set = isEgg(k) ? 4 : 5;
    return [
      ...k.prep(),
      k.mix(1, ready(k)),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in a non-stick pan over a medium heat and soften ${k.the('aromatic', 'vegetable')} for ${minutesOf(soft)}${along(k, ', with ', ['heat'])}.`,
      ),
      k.cook(
        green,
        `Stir in ${k.the('green')} and cook for ${minutesOf(green)}, ${greenSign(k, 'green')} and nearly dry${k.maybe('umami', ', with ')}.`,
      ),
      k.cook(
        set,
        isEgg(k)
          ? `Pour in the ${k.call('base')}, lower the heat, and fold slowly for ${minutesOf(set)}, until softly set, 71 °C inside.`
          : `Add the ${k.call('base')} and turn for ${minutesOf(set)}, until hot all through and golden at the edges.`,
      ),
      finish(
        k,
        1,
        `${k.has('cheese') || k.has('creamy') ? `top with ${k.the('cheese', 'creamy')}, ` : ''}scatter with ${k.the('herb')} and serve on warm plates.`,
      ),
    ];
  },
  tips: (k) => [
    ...(isEgg(k)
      ? ['Take the pan off the heat just before they look done: they finish on the plate.']
      : [`Press the ${k.call('base')} dry first, and it browns instead of steaming.`]),
    'Keep the heat gentle at the end: a fierce one makes it dry and tough.',
    'Boiled potatoes or greens from last night, cut small, can go in as well.',
  ],
};
