import type { Archetype } from '../../archetype.ts';
import { crunch } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, hotPan, lastAcid } from '../phrases.ts';

/** Greens steamed in a covered pan in the moisture of their own leaves. */
export const panGreens: Archetype = {
  id: 'pan-greens',
  courses: ['side'],
  techniques: ['stir-frying', 'steaming', 'searing'],
  styles: ['light', 'budget', 'modern', 'one-pot'],
  difficulty: 'Easy',
  vessel: 'on a small plate',
  slots: {
    green: {
      list: 'green',
      pick: [1, 2],
      method: 'fry',
      grams: [50, 75, 110],
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: among('garlic ginger shallot spring-onion red-onion leek fennel onion'),
    },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    crunch: {
      ...crunch,
      grams: [8, 12, 18],
      only: except('desiccated-coconut'),
    },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [5, 8, 11] },
  },
  titles: (k) => [
    `${k.title('green')} with ${k.title('aromatic')} and ${k.title('crunch')}`,
    `Pan-Steamed ${k.title('green')} with ${k.title('crunch')}`,
    `Quick ${k.title('green')} with ${k.title('aromatic')} and ${k.title('acid').replace(' Juice', '')}`,
    `Bright ${k.title('green')} with ${k.title('crunch')} and ${k.title('acid').replace(' Juice', '')}`,
  ],
  describe: (k) =>
    k.pick([
      `Done in minutes: ${k.call('green')} steamed in their own moisture and finished with ${k.call('crunch')}.`,
      `Bright, just tender and a little sharp, with the scent of ${k.call('aromatic')} all through.`,
    ]),
  method: (k) => {
    const fry = Math.max(3, k.minutes('fry', 'green'));
    const soft = Math.max(2, Math.min(5, k.soften('aromatic')));
    return [
      ...k.prep(),
      k.cook(
        2,
        `Toast ${k.the('crunch')} in a large dry frying pan for 2 minutes, shaking, then tip them out.`,
      ),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in the same pan and cook ${k.the('aromatic', 'heat')} for ${minutesOf(soft)}, until fragrant.`,
      ),
      k.cook(
        fry,
        `Add ${k.the('green', 'salt')} and a spoonful of water, cover, and steam for ${minutesOf(fry)}, until bright and just tender.`,
      ),
      finish(
        k,
        1,
        `stir in ${k.the('acid', 'pepper')}, scatter with the ${k.call('crunch')} and serve at once.`,
      ),
    ];
  },
  tips: (k) => [
    'Stop while the colour is still bright: greens go on cooking in their own heat.',
    'Put thicker stalks in a minute before the leaves.',
    `Do not add the ${k.call('acid')} early: it turns the green to grey.`,
  ],
};
