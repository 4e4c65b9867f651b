import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import { finish, friedSpice, lastAcid } from '../phrases.ts';

/** Olives and nuts warmed in oil with herbs. */
export const warmOlives: Archetype = {
  id: 'warm-olives',
  courses: ['snack', 'appetizer'],
  cuisines: [
    'Italian',
    'Greek',
    'Spanish',
    'Mediterranean',
    'Moroccan',
    'Lebanese',
    'Turkish',
    'Portuguese',
    'French',
    'Middle Eastern',
  ],
  techniques: ['simmering'],
  styles: ['sharing', 'date-night', 'festive', 'rustic', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a small warm bowl',
  slots: {
    olive: { list: 'olives', pick: [1, 1], method: 'raw', cut: 'ready', grams: [28, 36, 45] },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [8, 12, 16],
      only: among('almonds pine-nuts walnuts pistachios hazelnuts pumpkin-seeds sunflower-seeds'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      cut: 'finely-sliced',
      only: among('garlic shallot'),
    },
    spice: {
      ...friedSpice,
      pick: [1, 1],
      only: among('fennel-seeds cumin smoked-paprika paprika dried-oregano ground-coriander'),
    },
    woody: {
      list: 'woody',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among('rosemary thyme'),
    },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 7, 9],
      only: among('olive-oil rapeseed-oil sunflower-oil'),
    },
    acid: { ...lastAcid, grams: [2, 3, 5] },
    herb: { ...herb, grams: [1, 2, 4] },
    heat: { list: 'heat', pick: [0, 1], method: 'fry' },
  },
  titles: (k) => [
    `Warm ${k.title('olive')} with ${k.title('nut')} and ${k.title('herb')}`,
    k.has('woody')
      ? `Gently Warmed ${k.title('olive')} with ${k.title('woody')}`
      : `Gently Warmed ${k.title('olive')} with ${k.title('acid').replace(' Juice', '')}`,
    k.has('spice')
      ? `Warm ${k.title('olive')} with ${k.title('spice')} and ${k.title('nut')}`
      : `Warm ${k.title('olive')} and ${k.title('nut')}`,
    `Pan-Warmed ${k.title('olive')} with ${k.title('nut')}`,
  ],
  describe: (k) =>
    k.pick([
      `Nothing but a pan and five minutes, and ${k.call('olive')} taste as if somebody had taken trouble.`,
      `Warm, glossy and fragrant, with ${k.call('nut')} that soak up the oil.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.cook(
      3,
      `Warm ${k.the('oil')} in a small pan over a low heat with ${k.theOr('nut', 'spice', 'woody', 'aromatic', 'heat')} for 3 minutes, until it smells good.`,
    ),
    k.cook(
      3,
      `Add ${k.the('olive', 'nut')} and turn gently for 3 minutes, until warmed through and shining.`,
    ),
    k.rest(3, 'Leave in the pan off the heat for 3 minutes, so that they take up the scent.'),
    finish(k, 1, `stir in ${k.the('acid', 'herb')} and tip into a small bowl with the oil.`),
  ],
  tips: (k) => [
    'They need no salt: the brine has seen to that.',
    `They keep for a week in a jar in the fridge; warm the ${k.call('olive')} again before serving.`,
    'The oil left in the bowl is the best thing to dress a salad with tomorrow.',
  ],
};
