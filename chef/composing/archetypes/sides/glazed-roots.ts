import type { Archetype } from '../../archetype.ts';
import { crunch, herb, pepper, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Roots simmered until their liquid has boiled down to a shine. */
export const glazedRoots: Archetype = {
  id: 'glazed-roots',
  courses: ['side'],
  cuisines: [
    'French',
    'British',
    'American',
    'Nordic',
    'German',
    'Moroccan',
    'Polish',
    'Japanese',
    'Korean',
  ],
  techniques: ['simmering', 'braising'],
  styles: ['festive', 'family', 'comfort', 'budget', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in a shallow dish, shining',
  slots: {
    root: {
      list: 'glaze-root',
      pick: [1, 1],
      method: 'simmer',
      cut: 'in-sticks',
      grams: [110, 140, 170],
    },
    glaze: { list: 'glaze', pick: [1, 1], grams: [5, 8, 11] },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [6, 9, 12] },
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      only: among(
        'cumin fennel-seeds cinnamon ground-ginger ground-coriander cardamom dried-thyme',
      ),
    },
    acid: { ...lastAcid, grams: [3, 5, 7] },
    crunch: {
      ...crunch,
      grams: [6, 9, 14],
      only: except('desiccated-coconut'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    water: { list: 'water', pick: [1, 1], grams: [60, 80, 100] },
    salt,
    pepper,
  },
  titles: (k) => [
    `Glazed ${k.title('root')} with ${k.title('herb')}`,
    `${k.title('glaze')}-Glazed ${k.title('root')} with ${k.title('crunch')}`,
    `Shining ${k.title('root')} with ${k.title('crunch')} and ${k.title('herb')}`,
    k.has('spice')
      ? `Glazed ${k.title('root')} with ${k.title('spice')} and ${k.title('crunch')}`
      : `Sweet-Glazed ${k.title('root')} with ${k.title('acid').replace(' Juice', '')}`,
  ],
  describe: (k) =>
    k.pick([
      `Sticky, shining and just sharp enough, with ${k.call('crunch')} scattered over.`,
      `Plain ${k.call('root')} made fit for a feast by a spoonful of ${k.call('glaze')} and ten minutes' patience.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'root');
    return [
      ...k.prep(),
      k.leave(
        simmer,
        `Simmer ${k.the('root')} in a wide covered pan with ${k.the('water')}, ${k.half('fat')} and ${k.the('salt')} for ${minutesOf(simmer)}, until nearly tender.`,
      ),
      k.cook(
        3,
        `Take off the lid, add ${k.has('spice') ? k.the('glaze', 'spice') : k.the('glaze')}, and boil hard for 3 minutes, until the liquid is syrupy.`,
      ),
      k.cook(
        3,
        `Add the rest of the ${k.call('fat')} and shake the pan for 3 minutes, until every piece shines and browns a little.`,
      ),
      finish(
        k,
        1,
        `season with ${k.the('acid', 'pepper')} and scatter with ${k.the('crunch', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Use a wide pan: in a deep one the liquid boils away too slowly and the pieces fall apart.',
    `Add the ${k.call('acid')} at the end, or the glaze tastes only sweet.`,
    'If the pan dries out before they are tender, add a spoonful of water and carry on.',
  ],
};
