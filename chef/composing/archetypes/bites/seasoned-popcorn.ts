import type { Archetype } from '../../archetype.ts';
import { among, except } from '../only.ts';
import { byHand, finish, friedSpice } from '../phrases.ts';

/** Corn popped in a pot and dressed like a salad. */
export const seasonedPopcorn: Archetype = {
  id: 'seasoned-popcorn',
  courses: ['snack'],
  techniques: ['searing'],
  styles: ['family', 'budget', 'sharing', 'outdoor', 'street-food'],
  difficulty: 'Easy',
  maxServings: 8,
  weight: 0.7,
  vessel: 'in a big bowl',
  slots: {
    corn: { list: 'popping-corn', pick: [1, 1], method: 'fry', grams: [18, 24, 30] },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 7, 9],
      only: except('butter ghee'),
    },
    spice: { ...friedSpice, pick: [1, 1], only: except('mustard-seeds fennel-seeds star-anise') },
    seed: { list: 'snack-seed', pick: [1, 1], method: 'raw', grams: [3, 5, 8] },
    zest: {
      list: 'salty',
      pick: [0, 1],
      optional: true,
      grams: [0.5, 1, 1.5],
      only: among('lemon-zest'),
    },
    yeast: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      grams: [2, 4, 8],
      only: among('nutritional-yeast parmesan'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'fry', only: among('chilli-flakes chilli-powder') },
    salt: { list: 'salt', pick: [1, 1], grams: [0.3, 0.5, 0.7] },
  },
  titles: (k) => [
    k.has('spice')
      ? `Popcorn with ${k.title('spice')} and ${k.title('seed')}`
      : `Salted Popcorn with ${k.title('seed')}`,
    k.has('yeast')
      ? `Savoury Popcorn with ${k.title('yeast')}`
      : `Savoury Popcorn with ${k.title('seed')}`,
    k.has('zest')
      ? `Popcorn with ${k.title('zest')} and ${k.title('seed')}`
      : `Warm Popcorn with ${k.title('spice') || k.title('seed')}`,
    `Big Bowl of Popcorn with ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Hot, light and seasoned all through, with ${k.call('seed')} hiding at the bottom of the bowl.`,
      `Better than any cinema's, and ready before the film has started.`,
    ]),
  method: (k) => [
    k.cook(
      2,
      `Warm ${k.the('oil')} with three kernels of ${k.the('corn')} in a large lidded pot for 2 minutes, until they pop.`,
    ),
    k.cook(
      4,
      `Tip in the rest, cover, and shake over a medium heat for 4 minutes, until the popping slows to one in two seconds.`,
    ),
    byHand(
      k,
      1,
      `stir ${k.the('spice', 'heat', 'salt')} together in a small bowl, crushing any lumps.`,
    ),
    k.mix(
      1,
      `Scatter the mixture over the hot corn in a big bowl and toss for 1 minute, until it clings.`,
    ),
    finish(
      k,
      1,
      `fold in ${k.has('yeast') || k.has('zest') ? k.the('seed', 'yeast', 'zest') : k.the('seed')} and serve warm.`,
    ),
  ],
  tips: () => [
    'Keep the lid a finger open while it pops: the steam gets out, and it stays crisp.',
    'Grind the salt fine, or it falls through to the bottom.',
    'Never open the pot to look: listen instead.',
  ],
};
