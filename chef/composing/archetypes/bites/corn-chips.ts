import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish, friedSpice } from '../phrases.ts';

/** Corn tortillas baked until crisp, with a fresh chopped salad to scoop up. */
export const cornChips: Archetype = {
  id: 'corn-chips',
  courses: ['snack', 'appetizer'],
  cuisines: ['Mexican', 'American', 'Peruvian', 'Caribbean', 'Brazilian', 'Argentinian'],
  techniques: ['baking', 'air-frying'],
  styles: ['sharing', 'street-food', 'family', 'budget', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'heaped around a small bowl',
  slots: {
    tortilla: { list: 'tortilla', pick: [1, 1], method: 'roast', grams: [26, 39, 52] },
    salsa: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'diced',
      grams: [35, 50, 65],
      only: among('tomato cherry-tomato avocado cucumber red-pepper sweetcorn'),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [6, 11, 17],
      only: among('red-onion spring-onion shallot'),
    },
    spice: {
      ...friedSpice,
      pick: [1, 1],
      only: among('smoked-paprika paprika cumin ground-coriander dried-oregano garlic-powder'),
    },
    acid: { ...citrus, grams: [4, 7, 10] },
    herb: { ...herb, grams: [3, 5, 7] },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [4, 6, 8],
      only: among('olive-oil rapeseed-oil sunflower-oil coconut-oil'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { list: 'salt', pick: [1, 1], grams: [0.4, 0.6, 0.8] },
  },
  titles: (k) => [
    `Baked ${k.title('tortilla')} Wedges with ${k.title('salsa')} and ${k.title('herb')}`,
    `Crisp ${k.title('tortilla')} with Fresh ${k.title('salsa')} and ${k.title('acid').replace(' Juice', '')}`,
    `Chopped ${k.title('salsa')} with Oven-Crisp ${k.title('tortilla')}`,
    k.has('spice')
      ? `${k.title('spice')} ${k.title('tortilla')} Wedges with ${k.title('salsa')}`
      : `Warm ${k.title('tortilla')} Wedges with ${k.title('salsa')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Warm, crisp wedges and a cold, sharp heap of ${k.call('salsa')} to drag them through.`,
      `Ten times better than from a bag, and done in the time it takes to chop.`,
    ]),
  method: (k) => {
    const bake = k.minutes('roast', 'tortilla') + 4;
    return [
      ...k.prep(0, 'Heat the oven to 200 °C.'),
      k.mix(
        2,
        `Brush ${k.the('tortilla')} with ${k.the('oil')}, cut into wedges, and turn with ${k.theOr('salt', 'spice')} on a tray for 2 minutes.`,
      ),
      k.bake(
        bake,
        `Bake for ${minutesOf(bake)}, turning once, until dry, golden and crisp all through.`,
        { id: 'chips' },
      ),
      k.mix(
        3,
        `Stir ${k.the('salsa', 'onion', 'herb', 'acid', 'heat')} with ${k.the('salt')} for 3 minutes, until juicy, and taste.`,
        { id: 'salsa', after: [] },
      ),
      k.rest(2, 'Let the wedges cool for 2 minutes on the tray: they harden as they stand.', {
        after: ['chips', 'salsa'],
      }),
      finish(
        k,
        1,
        `spoon the chopped ${k.call('salsa')} into a bowl and heap the wedges around it.`,
      ),
    ];
  },
  tips: () => [
    'Lay the wedges in one layer: where they overlap they stay soft.',
    'Tip off some of the juice if the bowl has to wait.',
    'The wedges keep for three days in a tin.',
  ],
};
