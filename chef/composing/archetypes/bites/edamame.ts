import type { Archetype } from '../../archetype.ts';
import { among, except } from '../only.ts';
import { citrus, finish } from '../phrases.ts';

/** Young soya beans tossed in a hot pan with salt and something sharp. */
export const hotEdamame: Archetype = {
  id: 'hot-edamame',
  courses: ['snack', 'appetizer', 'side'],
  cuisines: ['Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese'],
  techniques: ['steaming', 'stir-frying', 'simmering'],
  styles: ['light', 'street-food', 'sharing', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a small deep bowl',
  slots: {
    bean: { list: 'edamame', pick: [1, 1], method: 'simmer', grams: [70, 90, 120] },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among('garlic ginger spring-onion shallot'),
    },
    umami: {
      list: 'umami',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [2, 4, 6],
      only: among('soy-sauce tamari miso coconut-aminos'),
    },
    acid: { ...citrus, grams: [2, 4, 6] },
    seed: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [3, 5, 8],
      only: among('sesame-seeds peanuts cashews pumpkin-seeds sunflower-seeds'),
    },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [2, 4, 6] },
    heat: { list: 'heat', pick: [0, 1], method: 'fry', only: except('harissa') },
    salt: { list: 'salt', pick: [1, 1], grams: [0.3, 0.5, 0.7] },
  },
  titles: (k) => [
    `Hot ${k.title('bean')} with ${k.title('seed')}`,
    `${k.title('bean')} with ${k.title('acid').replace(' Juice', '')} and ${k.title('seed')}`,
    k.has('aromatic')
      ? `Tossed ${k.title('bean')} with ${k.title('aromatic')}`
      : `Salted ${k.title('bean')} with ${k.title('acid').replace(' Juice', '')}`,
    k.has('aromatic')
      ? `Wok-Tossed ${k.title('bean')} with ${k.title('aromatic')} and ${k.title('seed')}`
      : `Wok-Tossed ${k.title('bean')} with ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Bright green, hot and salty: a bowl to empty without noticing.`,
      `Young, sweet beans with ${k.call('seed')} and a few drops of ${k.call('acid')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.leave(
      3,
      'Bring a pot of water to a rolling boil under a lid, about 3 minutes if the water is hot.',
    ),
    k.cook(
      4,
      `Boil ${k.the('bean')} for 4 minutes, until tender but still bright, and drain well.`,
    ),
    k.cook(
      2,
      `Heat ${k.the('fat')} in a wok and toss ${k.has('aromatic') || k.has('heat') ? `${k.the('aromatic', 'heat')} with ` : ''}the ${k.call('bean')} for 2 minutes, until they blister.`,
    ),
    finish(
      k,
      1,
      `season with ${k.the('umami', 'acid', 'salt')}, scatter with ${k.the('seed')} and serve hot.`,
    ),
  ],
  tips: () => [
    'From the freezer they need no thawing, only one minute longer.',
    'Coarse salt is best: it is meant to be tasted on the lips.',
    'What is left over goes cold into tomorrow’s lunchbox.',
  ],
};
