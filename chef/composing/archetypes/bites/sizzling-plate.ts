import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish, friedSpice, hotPan } from '../phrases.ts';

/** One thing sizzled in a very hot pan and sent out at once. */
export const sizzlingPlate: Archetype = {
  id: 'sizzling-plate',
  courses: ['appetizer', 'snack'],
  cuisines: [
    'Spanish',
    'Greek',
    'Portuguese',
    'Turkish',
    'Cajun',
    'Mediterranean',
    'Italian',
    'Lebanese',
    'French',
    'Caribbean',
    'Brazilian',
    'Peruvian',
    'Chinese',
    'Thai',
    'Korean',
    'Sri Lankan',
    'Georgian',
    'Argentinian',
  ],
  techniques: ['searing', 'stir-frying'],
  styles: ['sharing', 'date-night', 'street-food', 'modern', 'festive'],
  difficulty: 'Easy',
  vessel: 'sizzling in a small pan',
  slots: {
    main: { list: 'hot-plate', pick: [1, 1], method: 'fry', grams: [75, 95, 120] },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      optional: true,
      method: 'fry',
      only: among('garlic ginger shallot spring-onion'),
    },
    side: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      grams: [35, 50, 70],
      only: among('cherry-tomato tomato cucumber radish red-pepper fennel'),
    },
    spice: { ...friedSpice, pick: [0, 1] },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 9, 14],
      only: among(
        'almonds pine-nuts hazelnuts peanuts cashews pistachios walnuts pumpkin-seeds sunflower-seeds sesame-seeds',
      ),
    },
    acid: { ...citrus, grams: [4, 6, 9] },
    herb: { ...herb, grams: [3, 5, 7] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 8, 11] },
  },
  titles: (k) => [
    `Sizzling ${k.title('main')} with ${k.title('aromatic') || k.title('nut')} and ${k.title('acid').replace(' Juice', '')}`,
    `Hot ${k.title('main')} with ${k.title('herb')} and ${k.title('nut')}`,
    `Pan-Seared ${k.title('main')} over ${k.title('side')}`,
    k.has('spice')
      ? `${k.title('main')} with ${k.title('spice')} and ${k.title('aromatic') || k.title('nut')}`
      : `${k.title('main')} in a Hot Pan with ${k.title('aromatic') || k.title('nut')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `You hear it before you see it: ${k.call('main')} in hot ${k.call('fat')} with ${k.call('aromatic') || k.call('herb')}.`,
      `Hot and salty on cool ${k.call('side')}, with ${k.call('acid')} squeezed over at the last second.`,
    ]),
  method: (k) => {
    const fry = k.minutes('fry', 'main');
    return [
      ...k.prep(),
      k.mix(
        1,
        `Toss ${k.the('side')} with ${k.half('acid')} and ${k.half('salt')} for 1 minute, and spread over small plates.`,
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a heavy pan over a high heat and fry ${k.the('main')} for ${minutesOf(fry)}, ${until(k, 'main', 'turning once, until browned and sizzling')}.`,
      ),
      k.cook(
        1,
        `Add ${k.the('aromatic', 'spice', 'heat', 'pepper')} and the rest of the ${k.call('salt')}, and shake the pan for 1 minute, until fragrant.`,
      ),
      finish(
        k,
        1,
        `add the rest of the ${k.call('acid')}, tip everything over the ${k.call('side')}, and scatter with ${k.the('nut', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Dry the ${k.call('main')} well first: water is the enemy of a crust.`,
    'Call everyone to the table before it goes into the pan.',
    `Keep something to mop up the juices: they taste of ${k.call('main')} and ${k.call('acid')}.`,
  ],
};
