import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, hotPan, onionAndGarlic, seasoning, softenAromatics } from '../phrases.ts';

/** Rice cooked by absorption on fried aromatics. */
export const spicedRice: Archetype = {
  id: 'spiced-rice',
  courses: ['side'],
  cuisines: [
    'Indian',
    'Sri Lankan',
    'Persian',
    'Turkish',
    'Middle Eastern',
    'Lebanese',
    'Mexican',
    'Caribbean',
    'Thai',
    'Indonesian',
    'Filipino',
    'West African',
    'Brazilian',
    'Peruvian',
    'Chinese',
    'Greek',
  ],
  techniques: ['simmering', 'steaming'],
  styles: ['family', 'budget', 'comfort', 'one-pot'],
  difficulty: 'Easy',
  family: 'grain-side',
  vessel: 'in a wide bowl, fluffed with a fork',
  slots: {
    rice: {
      list: 'side-rice',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 58, 65],
    },
    ...onionAndGarlic,
    spice: {
      list: 'spice',
      pick: [1, 2],
      method: 'fry',
      optional: true,
      only: among(
        'cumin turmeric cardamom cinnamon ground-coriander allspice paprika smoked-paprika curry-powder mustard-seeds garam-masala',
      ),
    },
    liquid: { list: 'broth', pick: [1, 1], grams: [95, 105, 120] },
    vegetable: {
      list: 'vegetable',
      pick: [0, 1],
      method: 'simmer',
      optional: true,
      cut: 'diced',
      grams: [20, 30, 45],
      only: among('carrot sweetcorn red-pepper tomato green-pepper'),
    },
    crunch: { ...crunch, grams: [4, 7, 11], only: except('desiccated-coconut') },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
  },
  titles: (k) => [
    k.has('spice')
      ? `${k.title('rice')} with ${k.title('spice')} and ${k.title('herb')}`
      : `Fluffy ${k.title('rice')} with ${k.title('herb')}`,
    `Fragrant ${k.title('rice')} with ${k.title('crunch')}`,
    k.has('vegetable')
      ? `${k.title('rice')} with ${k.title('vegetable')} and ${k.title('crunch')}`
      : `Spiced ${k.title('rice')} with ${k.title('aromatic')} and ${k.title('crunch')}`,
    `${k.title('crunch')} and ${k.title('herb')} ${k.title('rice')}`,
  ],
  describe: (k) =>
    k.pick([
      `Every grain for itself, scented with ${k.has('spice') ? k.call('spice') : k.call('aromatic')} and finished with ${k.call('crunch')}.`,
      `A fragrant pot to put in the middle of the table.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'rice');
    return [
      ...k.prep(),
      softenAromatics(k, 'a heavy pot with a lid'),
      k.cook(
        2,
        `Stir in ${k.the('rice', 'vegetable')} and turn for 2 minutes, until the grains are coated and look glassy.`,
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('liquid')} with ${seasoning(k)}, bring to the boil, cover tightly, and cook over the lowest heat for ${minutesOf(simmer)}.`,
      ),
      k.rest(
        5,
        'Take the pot off the heat and leave it closed for 5 minutes; the steam finishes the work.',
      ),
      finish(k, 1, `fluff with a fork and fold in ${k.the('herb', 'crunch')}.`),
    ];
  },
  tips: (k) => [
    `Rinse the ${k.call('rice')} until the water runs clear, or it sticks.`,
    'Do not lift the lid while it cooks: the steam is half of the method.',
    'Cool leftovers within an hour and keep them in the fridge for a day at most.',
  ],
};
