import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { isSeafood, minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish, hotPan, onionAndGarlic, seasoning, softenAromatics } from '../phrases.ts';

/** Potatoes in a milky soup, with sweetcorn or fish. */
export const chowder: Archetype = {
  id: 'chowder',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: ['American', 'British', 'Nordic', 'Cajun', 'French'],
  techniques: ['simmering', 'poaching'],
  styles: ['comfort', 'rustic', 'family', 'one-pot'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    main: {
      list: 'chowder-main',
      pick: [1, 1],
      method: 'simmer',
      grams: [70, 90, 120],
    },
    root: {
      list: 'chowder-root',
      pick: [1, 1],
      method: 'simmer',
      cut: 'diced',
      grams: [100, 130, 170],
    },
    ...onionAndGarlic,
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      only: among('smoked-paprika paprika dried-thyme'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [130, 160, 190] },
    milk: {
      list: 'milk-creamy',
      pick: [1, 1],
      method: 'simmer',
      grams: [90, 120, 160],
      only: among('milk oat-milk soy-milk rice-milk'),
    },
    thickener: {
      list: 'thickener',
      pick: [1, 1],
      method: 'simmer',
      grams: [3, 4, 6],
      only: among('cornflour potato-starch'),
    },
    herb: { ...herb, grams: [2, 4, 6], only: among('parsley chives dill') },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [5, 8, 12] },
  },
  titles: (k) => [
    `${k.title('main')} Chowder with ${k.title('root')} and ${k.title('herb')}`,
    `${k.title('main')} and ${k.title('root')} Chowder`,
    `Harbour-Style ${k.title('main')} Chowder`,
    `Thick ${k.title('main')} Chowder with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Chunky, pale and soothing: ${k.call('root')} and ${k.call('main')} in a lightly thickened soup.`,
      `A bowl for a windy evening, with ${k.call('main')} in every spoonful and ${k.call('herb')} on top.`,
    ]),
  method: (k) => {
    const root = k.minutes('simmer', 'root') + 2;
    const main = k.minutes('simmer', 'main');
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      k.leave(
        root,
        `Add ${k.the('root', 'broth')} with ${seasoning(k)}. Bring to the boil, cover, and simmer for ${minutesOf(root)}, until just tender.`,
      ),
      k.cook(
        2,
        `Whisk ${k.the('thickener')} into ${k.the('milk')}, pour it in, and stir for 2 minutes, until it simmers and thickens.`,
      ),
      k.cook(
        main,
        `Add ${k.the('main')}${isSeafood(k, 'main') ? ' in large pieces' : ''} and simmer very gently for ${minutesOf(main)}, ${until(k, 'main', 'until tender and sweet')}.`,
      ),
      finish(
        k,
        2,
        `crush a few of the ${k.call('root')} against the side of the pot, stir in ${k.the('herb')} and ladle into bowls.`,
      ),
    ];
  },
  tips: (k) => [
    `Do not let it boil once the ${k.call('milk')} is in: it could split.`,
    `Cut the ${k.call('root')} into dice the size of the pieces of ${k.call('main')}, so that they share a spoon.`,
    'It keeps for a day in the fridge; reheat it slowly until steaming all through.',
  ],
};
