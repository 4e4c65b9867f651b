import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import {
  finish,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

/** White beans and dark leaves: half of the beans are crushed to thicken it. */
export const beanAndGreensSoup: Archetype = {
  id: 'bean-and-greens-soup',
  courses: ['soup', 'dinner', 'lunch'],
  cuisines: ['Italian', 'Portuguese', 'Spanish', 'Mediterranean', 'French', 'Greek', 'Brazilian'],
  techniques: ['simmering'],
  styles: ['rustic', 'budget', 'one-pot', 'comfort', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    bean: {
      list: 'soup-bean',
      pick: [1, 1],
      method: 'simmer',
      grams: [90, 120, 160],
      only: among('cannellini butter-beans chickpeas'),
    },
    green: {
      list: 'braise-green',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 55, 80],
      only: except('white-cabbage spinach'),
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 70, 100],
      only: among('potato carrot sweet-potato turnip butternut-squash parsnip'),
    },
    ...onionAndGarlic,
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      only: among('smoked-paprika paprika fennel-seeds dried-oregano dried-thyme cumin'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [230, 270, 310] },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    herb: { ...herb, grams: [2, 4, 6], only: among('parsley basil dill') },
    ...hotPan,
    fat: {
      ...hotPan.fat,
      grams: [8, 11, 15],
      only: among('olive-oil rapeseed-oil sunflower-oil'),
    },
  },
  titles: (k) => [
    `${k.title('bean')} and ${k.title('green')} Soup`,
    `Farmhouse ${k.title('bean')} Soup with ${k.title('green')}`,
    `${k.title('green')} and ${k.title('root')} Soup with ${k.title('bean')}`,
    `Thick ${k.title('bean')} Soup with ${k.title('root')} and ${k.title('green')}`,
  ],
  describe: (k) =>
    k.pick([
      `Plain things treated well: ${k.call('bean')}, ${k.call('green')} and a thread of ${k.call('fat')} over the top.`,
      `A soup that eats like a meal, thickened with its own ${k.call('bean')}.`,
    ]),
  method: (k) => {
    const root = k.minutes('simmer', 'root') + 2;
    const green = Math.max(5, k.minutes('simmer', 'green'));
    return [
      ...k.prep(),
      softenAromatics(k, 'a heavy pot', k.half('fat')),
      k.leave(
        root,
        `Add ${k.the('root', 'broth')} with ${seasoning(k)}. Bring to the boil and simmer under a lid for ${minutesOf(root)}, until tender.`,
      ),
      k.cook(
        3,
        `Add ${k.the('bean')}, heat them for 3 minutes, and crush a good part of them against the side of the pot.`,
      ),
      k.leave(
        green,
        `Fold in ${k.the('green')} by the handful and simmer for ${minutesOf(green)}, until dark and tender.`,
      ),
      finish(
        k,
        2,
        `stir in ${k.the('acid', 'herb')}, ladle into bowls, and thread the rest of the ${k.call('fat')} over each.`,
      ),
    ];
  },
  tips: (k) => [
    `Strip the ${k.call('green')} from any thick stalks first; the stalks can cook with the ${k.call('root')}.`,
    'It is better tomorrow. Keep it in the fridge and bring it back to the boil.',
    `Mash more of the ${k.call('bean')} for a soup to eat with a fork.`,
  ],
};
