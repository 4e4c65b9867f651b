import type { Archetype } from '../../archetype.ts';

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

/** Dark leaves or cabbage, cooked slowly until they are soft and sweet. */
export const braisedGreens: Archetype = {
  id: 'braised-greens',
  courses: ['side'],
  cuisines: [
    'Italian',
    'Greek',
    'Portuguese',
    'Brazilian',
    'Cajun',
    'American',
    'Ethiopian',
    'West African',
    'South African',
    'German',
    'Polish',
    'British',
    'Indian',
    'Caribbean',
    'Ukrainian',
    'Turkish',
    'French',
    'Nordic',
  ],
  techniques: ['braising', 'simmering'],
  styles: ['comfort', 'rustic', 'budget', 'one-pot', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  slots: {
    green: {
      list: 'braise-green',
      pick: [1, 1],
      method: 'simmer',
      grams: [90, 120, 150],
    },
    ...onionAndGarlic,
    spice: {
      list: 'spice',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among(
        'cumin smoked-paprika paprika mustard-seeds turmeric ground-coriander nutmeg fennel-seeds',
      ),
    },
    tomato: {
      list: 'body',
      pick: [0, 1],
      optional: true,
      grams: [50, 70, 90],
      only: among('tinned-tomatoes passata'),
    },
    bean: {
      list: 'side-bean',
      pick: [1, 1],
      grams: [30, 45, 60],
      only: among('cannellini butter-beans chickpeas black-beans'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [50, 70, 90] },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [7, 9, 13] },
  },
  titles: (k) => [
    `Braised ${k.title('green')} with ${k.title('bean')}`,
    `Slow-Cooked ${k.title('green')} with ${k.title('garlic') || k.title('aromatic')} and ${k.title('acid').replace(' Juice', '')}`,
    k.has('tomato')
      ? `${k.title('green')} and ${k.title('bean')} in Tomato`
      : `Tender ${k.title('green')} with ${k.title('bean')} and ${k.title('aromatic')}`,
    `${k.title('green')} Braised with ${k.title('aromatic')}`,
  ],
  describe: (k) =>
    k.pick([
      `Cooked past bright to soft, sweet and deep, with ${k.call('bean')} to make it a small meal.`,
      `Patience and a lid turn ${k.call('green')} into the best thing on the plate.`,
    ]),
  method: (k) => {
    const braise = Math.max(15, k.minutes('simmer', 'green') + 5);
    return [
      ...k.prep(),
      softenAromatics(k, 'a wide pot'),
      k.cook(
        3,
        `Add ${k.the('green')} by the handful with ${seasoning(k)}, and turn for 3 minutes, until it has wilted to half.`,
      ),
      k.leave(
        braise,
        `Pour in ${k.the('broth', 'tomato')}, cover, and braise over a low heat for ${minutesOf(braise)}, until soft through.`,
      ),
      k.cook(
        3,
        `Stir in ${k.the('bean')} and heat without the lid for 3 minutes, until hardly any liquid is left.`,
      ),
      finish(k, 1, `sharpen with ${k.the('acid')} and taste for salt.`),
    ];
  },
  tips: (k) => [
    `Strip out any thick stalks and slice them finely, so that they are done with the leaves.`,
    'It tastes even better warmed up the next day.',
    `Keep the ${k.call('acid')} for the end, and add it drop by drop.`,
  ],
};
