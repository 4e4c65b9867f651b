import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { along, minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish, friedSpice, hotPan } from '../phrases.ts';

/** Vegetables in a very hot pan or on the grill, until they are black in places. */
export const charredVegetables: Archetype = {
  id: 'charred-vegetables',
  courses: ['side', 'appetizer'],
  cuisines: [
    'Mexican',
    'Argentinian',
    'Italian',
    'Spanish',
    'American',
    'Turkish',
    'Japanese',
    'Korean',
    'Thai',
    'Greek',
    'Lebanese',
    'Mediterranean',
    'South African',
    'Brazilian',
    'Peruvian',
    'Chinese',
    'Georgian',
  ],
  techniques: ['grilling', 'searing', 'stir-frying'],
  styles: ['outdoor', 'street-food', 'modern', 'light', 'sharing'],
  difficulty: 'Easy',
  vessel: 'on a dark platter',
  slots: {
    vegetable: { list: 'char-veg', pick: [1, 1], method: 'fry', grams: [100, 130, 160] },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among('garlic spring-onion red-onion ginger shallot'),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [15, 22, 35],
      only: among('greek-yoghurt yoghurt sour-cream tahini avocado'),
    },
    spice: {
      ...friedSpice,
      only: among(
        'smoked-paprika paprika cumin ground-coriander dried-oregano garlic-powder sumac',
      ),
    },
    acid: { ...citrus, grams: [4, 7, 10] },
    crunch: {
      ...crunch,
      grams: [7, 10, 15],
      only: among(
        'pumpkin-seeds almonds sesame-seeds peanuts cashews hazelnuts pine-nuts sunflower-seeds pistachios walnuts',
      ),
    },
    herb: { ...herb, grams: [3, 5, 7] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [5, 8, 11] },
  },
  titles: (k) => [
    `Charred ${k.title('vegetable')} with ${k.title('acid').replace(' Juice', '')} and ${k.title('herb')}`,
    `Blistered ${k.title('vegetable')} with ${k.title('crunch')}`,
    k.has('creamy')
      ? `Charred ${k.title('vegetable')} over ${k.title('creamy')}`
      : `Grill-Pan ${k.title('vegetable')} with ${k.title('crunch')} and ${k.title('herb')}`,
    k.has('spice')
      ? `Smoky ${k.title('vegetable')} with ${k.title('spice')} and ${k.title('acid').replace(' Juice', '')}`
      : `Fire-Touched ${k.title('vegetable')} with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Black in places, sweet in others, and sharp with ${k.call('acid')}: ${k.call('vegetable')} straight from the fire.`,
      `A very hot pan and hardly any time, that is all it takes.`,
    ]),
  method: (k) => {
    const char = k.minutes('fry', 'vegetable') + 2;
    return [
      ...k.prep(),
      k.cook(
        3,
        'Set a heavy frying pan or grill pan over the highest heat for 3 minutes, until it just begins to smoke.',
      ),
      k.cook(
        char,
        `Turn ${k.the('vegetable')} in ${k.half('fat')}, spread out in the pan, and char for ${minutesOf(char)}, turning only twice, until blackened in places.`,
      ),
      k.cook(
        1,
        `Add ${along(k, '', ['aromatic', 'spice', 'heat'], ' with ')}the rest of the ${k.call('fat')} and ${k.the('salt', 'pepper')}, and toss for 1 minute.`,
      ),
      finish(
        k,
        2,
        `${k.has('creamy') ? `spread ${k.the('creamy')}${k.first('creamy')?.id === 'tahini' ? ', loosened with cold water,' : ''} on a platter, ` : ''}pile on the ${k.call('vegetable')}, sprinkle with ${k.the('acid')} and scatter with ${k.the('crunch', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Open the window: this should smoke a little.',
    `Dry the ${k.call('vegetable')} well first: what is wet steams instead of charring.`,
    'On a barbecue they need the same time, in a basket or on a sheet of foil.',
  ],
};
