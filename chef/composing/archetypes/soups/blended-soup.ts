import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { among, except } from '../only.ts';
import {
  finish,
  friedSpice,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softCream,
  softenAromatics,
} from '../phrases.ts';

/** Roots cooked soft and blended: the soup of every kitchen. */
export const blendedSoup: Archetype = {
  id: 'blended-soup',
  courses: ['soup', 'lunch'],
  techniques: ['simmering', 'blending'],
  styles: ['comfort', 'light', 'budget', 'one-pot', 'meal-prep', 'family'],
  difficulty: 'Easy',
  family: 'blended-soup',
  vessel: 'in a bowl with a swirl on top',
  slots: {
    main: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      grams: [130, 170, 230],
      only: except('beetroot cassava plantain turnip daikon new-potato'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [0, 1],
      method: 'simmer',
      grams: [50, 70, 100],
      only: among('cauliflower carrot fennel tomato leek red-pepper sweetcorn courgette'),
    },
    ...onionAndGarlic,
    spice: friedSpice,
    broth: { list: 'broth', pick: [1, 1], grams: [200, 240, 280] },
    creamy: { ...softCream, grams: [15, 25, 45] },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    crunch: {
      ...crunch,
      grams: [5, 9, 16],
      only: except('desiccated-coconut'),
    },
    herb: { ...herb, grams: [2, 3, 5] },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('main')} Soup with ${k.title('crunch')}`,
    `Silky ${k.title('main')} Soup with ${k.title('herb')}`,
    k.has('vegetable')
      ? `${k.title('main')} and ${k.title('vegetable')} Soup with ${k.title('herb')}`
      : `Velvety ${k.title('main')} Soup`,
    k.has('spice')
      ? `${k.title('main')} Soup with ${k.title('spice')} and ${k.title('crunch')}`
      : `Smooth ${k.title('main')} Soup with ${k.title('crunch')}`,
    k.has('creamy')
      ? `${k.title('main')} Soup with ${k.title('creamy')} and ${k.title('crunch')}`
      : `A Bowl of ${k.title('main')} Soup`,
  ],
  describe: (k) =>
    k.pick([
      `Blended until it is silk, with ${k.call('crunch')} on top for something to bite on.`,
      `${k.title('main')} simmered soft and blended smooth, sharpened at the end with ${k.call('acid')}.`,
      `A thick, warming bowl for a grey day, bright with ${k.call('herb')} and ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'main', 'vegetable') + 3;
    const into = k.the('main', 'vegetable', 'broth');
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      k.leave(
        simmer,
        k.pick([
          `Add ${into} with ${seasoning(k)}. Bring to the boil, cover, and simmer for ${simmer} minutes, until a knife meets no resistance.`,
          `Tip in ${into}, season with ${seasoning(k)}, and simmer under a lid for ${simmer} minutes, until everything is very soft.`,
        ]),
      ),
      k.mix(
        3,
        `Take off the heat and blend for 3 minutes until completely smooth${k.maybe('creamy', ', with ')}. Sharpen with ${k.the('acid')}.`,
      ),
      finish(k, 2, `ladle the soup into warm bowls and scatter with ${k.the('crunch', 'herb')}.`),
    ];
  },
  tips: (k) => [
    'Never fill a jug blender above half with hot soup, and hold the lid with a cloth.',
    `Warm the ${k.call('crunch')} in a dry pan until they smell good; they stay crisp longer on the soup.`,
    'Too thick? Let it down with a little hot water, and taste for salt again.',
  ],
};
