import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import {
  finish,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softCream,
  softenAromatics,
} from '../phrases.ts';

/** Mushrooms browned hard before any liquid goes in. */
export const mushroomSoup: Archetype = {
  id: 'mushroom-soup',
  courses: ['soup', 'lunch'],
  cuisines: ['French', 'German', 'Polish', 'Nordic', 'British', 'Italian', 'American'],
  techniques: ['simmering', 'searing', 'blending'],
  styles: ['comfort', 'rustic', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl',
  slots: {
    mushroom: {
      list: 'soup-mushroom',
      pick: [1, 1],
      method: 'fry',
      cut: 'sliced',
      grams: [90, 130, 170],
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 70, 100],
      only: among('potato celeriac parsnip'),
    },
    ...onionAndGarlic,
    broth: { list: 'broth', pick: [1, 1], grams: [220, 260, 300] },
    creamy: { ...softCream, grams: [20, 30, 50] },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 9, 14],
      only: among('hazelnuts walnuts pumpkin-seeds sunflower-seeds almonds pine-nuts'),
    },
    acid: { ...lastAcid, grams: [2, 4, 6] },
    herb: { ...herb, grams: [2, 4, 6], only: among('parsley chives dill') },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 9, 12] },
  },
  titles: (k) => [
    `${k.title('mushroom')} Soup with ${k.title('crunch')}`,
    `Woodland ${k.title('mushroom')} Soup with ${k.title('herb')}`,
    `${k.title('mushroom')} and ${k.title('root')} Soup`,
    `Browned ${k.title('mushroom')} Soup with ${k.title('crunch')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Earthy and deep, because the ${k.call('mushroom')} are browned properly before anything is poured on.`,
      `Autumn in a bowl, half smooth and half chunky, with ${k.call('crunch')} over the top.`,
    ]),
  method: (k) => {
    const brown = Math.max(7, k.minutes('fry', 'mushroom'));
    const simmer = k.minutes('simmer', 'root') + 2;
    return [
      ...k.prep(),
      k.cook(
        brown,
        `Heat ${k.half('fat')} in a wide pot over a high heat and brown ${k.the('mushroom')} for ${minutesOf(brown)}. Lift a third of them out.`,
      ),
      softenAromatics(k, 'the same pot', `the rest of the ${k.call('fat')}`),
      k.leave(
        simmer,
        `Add ${k.the('root', 'broth')} with ${seasoning(k)}, and simmer under a lid for ${minutesOf(simmer)}, until soft.`,
      ),
      k.mix(
        3,
        `Blend for 3 minutes until smooth${k.maybe('creamy', ', with ')}, and season with ${k.the('acid')}.`,
      ),
      finish(k, 2, `ladle into bowls and top with the browned pieces, ${k.the('crunch', 'herb')}.`),
    ];
  },
  tips: (k) => [
    `Do not crowd or salt the ${k.call('mushroom')} while they brown: they would stew in their own juice.`,
    'A wide pot browns better than a deep one.',
    'It can be made a day ahead; reheat it gently until steaming.',
  ],
};
