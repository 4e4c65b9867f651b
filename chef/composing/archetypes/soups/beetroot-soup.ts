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

/** A sweet and sour soup of beetroot and cabbage. */
export const beetrootSoup: Archetype = {
  id: 'beetroot-soup',
  courses: ['soup', 'dinner', 'lunch'],
  cuisines: ['German', 'Polish', 'Nordic'],
  techniques: ['simmering'],
  styles: ['comfort', 'rustic', 'budget', 'meal-prep', 'one-pot'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl with a spoonful of something cool on top',
  slots: {
    beetroot: {
      list: 'borscht-root',
      pick: [1, 1],
      method: 'simmer',
      grams: [80, 110, 140],
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 80, 110],
      only: among('potato carrot parsnip celeriac swede'),
    },
    cabbage: {
      list: 'slaw',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 55, 80],
      only: among('white-cabbage red-cabbage'),
    },
    ...onionAndGarlic,
    bean: {
      list: 'soup-bean',
      pick: [1, 1],
      grams: [40, 60, 80],
      only: among('cannellini butter-beans kidney-beans'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [240, 280, 320] },
    creamy: {
      ...softCream,
      grams: [20, 28, 40],
      only: among('sour-cream greek-yoghurt yoghurt coconut-cream'),
    },
    acid: {
      ...lastAcid,
      grams: [5, 8, 11],
      only: among('cider-vinegar lemon-juice red-wine-vinegar rice-vinegar'),
    },
    herb: { ...herb, grams: [3, 4, 6], only: among('dill parsley chives') },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('beetroot')} and ${k.title('cabbage')} Soup with ${k.title('herb')}`,
    `Sweet-and-Sour ${k.title('beetroot')} Soup with ${k.title('root')}`,
    `Ruby ${k.title('beetroot')} Soup with ${k.title('bean')}`,
    `Winter ${k.title('beetroot')} Soup with ${k.title('root')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Ruby red, sweet and sour, with ${k.call('herb')} for freshness and enough in it for supper.`,
      `A proper winter soup of ${k.call('beetroot', 'cabbage', 'root')}, sharpened with ${k.call('acid')} so that the colour stays.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'beetroot', 'root', 'cabbage') + 2;
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      k.leave(
        simmer,
        `Add ${k.the('beetroot', 'root', 'cabbage', 'broth')} with ${seasoning(k)} and ${k.half('acid')}. Bring to the boil, then simmer for ${minutesOf(simmer)}, until tender.`,
      ),
      k.cook(3, `Stir in ${k.the('bean')} and heat through for 3 minutes.`),
      finish(
        k,
        2,
        `stir in the rest of the ${k.call('acid')}, ladle into bowls and top with ${k.has('creamy') ? k.the('creamy', 'herb') : k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `The ${k.call('acid')} in the pot keeps the colour red: do not leave it out.`,
    'Wear gloves to peel and dice, unless you like pink fingers.',
    'It is best on the second day, brought back to the boil.',
  ],
};
