import type { Archetype } from '../../archetype.ts';
import { salt } from '../../slots.ts';

import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { byHand, citrus, finish, friedSpice } from '../phrases.ts';

/** Chickpeas or cauliflower roasted with spices until crisp. */
export const spicedCrunch: Archetype = {
  id: 'spiced-crunch',
  courses: ['snack', 'appetizer', 'side'],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['budget', 'street-food', 'lunchbox', 'meal-prep', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in small bowls',
  slots: {
    main: {
      list: 'roast-snack',
      pick: [1, 1],
      method: 'roast',
      grams: [60, 85, 110],
      only: among('chickpeas butter-beans cauliflower cannellini'),
    },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 10, 16],
      only: among(
        'almonds cashews pumpkin-seeds sunflower-seeds peanuts walnuts pecans sesame-seeds hazelnuts',
      ),
    },
    spice: { ...friedSpice, pick: [1, 2] },
    acid: { ...citrus, grams: [2, 4, 6] },
    fat: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 7, 10],
      only: except('butter ghee'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'fry', only: except('gochujang') },
    salt: { ...salt, grams: [0.4, 0.6, 0.8] },
  },
  titles: (k) => [
    k.has('spice')
      ? `Crisp ${k.title('spice')} ${k.title('main')} with ${k.title('crunch')}`
      : `Crisp Roast ${k.title('main')} with ${k.title('crunch')}`,
    `Crunchy Roast ${k.title('main')} with ${k.title('acid').replace(' Juice', '')}`,
    `Spiced ${k.title('main')} and ${k.title('crunch')}`,
    `Oven-Crisp ${k.title('main')} with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Salty, spiced and hard to stop eating: ${k.call('main')} roasted until crisp, with ${k.call('crunch')}.`,
      `A bowl of crunch to pass around, sharpened with ${k.call('acid')} while it is warm.`,
    ]),
  method: (k) => {
    const roast = Math.max(20, k.minutes('roast', 'main'));
    return [
      ...k.prep(0, 'Heat the oven to 210 °C.'),
      byHand(
        k,
        2,
        `pat ${k.the('main')} very dry in a clean cloth; the drier they go in, the crisper they come out.`,
      ),
      k.mix(
        1,
        `Toss with ${k.the('fat', 'salt', 'spice', 'heat')} on a large tray for 1 minute, until coated.`,
      ),
      k.bake(
        roast,
        `Roast for ${minutesOf(roast)}, shaking the tray twice and adding ${k.the('crunch')} towards the end, until crisp.`,
      ),
      finish(k, 1, `sprinkle with ${k.the('acid')}, toss, and let cool on the tray until crisp.`),
    ];
  },
  tips: () => [
    'Eat them the same day; in a tin they soften overnight.',
    'Spread them out well: touching pieces steam each other soft.',
    'If they soften, five minutes in a hot oven bring the crunch back.',
  ],
};
