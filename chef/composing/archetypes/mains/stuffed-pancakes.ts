import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { minutesOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isAromatic, noneOf, notFish, oneOf, within } from './slot-conditions.ts';

export const stuffedPancakes: Archetype = {
  id: 'stuffed-savoury-pancakes',
  courses: ['lunch', 'dinner'],
  cuisines: [
    'French',
    'Italian',
    'Mediterranean',
    'Indian',
    'Sri Lankan',
    'Vietnamese',
    'Ukrainian',
    'Polish',
  ],
  techniques: ['searing'],
  styles: ['light', 'family', 'budget', 'rustic'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'on a plate, folded over the filling',
  takesHeat: true,
  slots: {
    flour: { list: 'batter', pick: [1, 1], grams: [50, 60, 70], only: oneOf('chickpea-flour') },
    water: { list: 'water', pick: [1, 1], grams: [90, 105, 120] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.65,
      only: both(
        notFish,
        noneOf(
          'duck-breast',
          'tempeh',
          'jackfruit',
          'tuna-steak',
          'mackerel',
          'beef-steak',
          'squid',
        ),
      ),
    },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'fry', only: within('fry', 8) },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'fry',
      factor: 0.8,
      only: both(within('fry', 5), noneOf('bean-sprouts')),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: both(isAromatic, within('fry', 8)),
      universal: ['fennel', 'ginger'],
    },
    spice: {
      list: 'spice',
      pick: [0, 1],
      optional: true,
      only: noneOf('star-anise', 'saffron', 'cinnamon', 'cardamom'),
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: noneOf('halloumi', 'paneer'),
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    herb: { ...herb, factor: 1.2 },
    fat: { ...savoury.fat, factor: 1.7 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `Folded Chickpea Pancakes with ${k.title('protein')} and ${k.title('green')}`,
    `${flavour(k, 'spice', 'herb')} Chickpea Pancakes Filled with ${k.title('vegetable')} and ${k.title('protein')}`,
    `Crisp-Edged Chickpea Pancakes with ${k.title('green')}, ${k.title('protein')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Lacy golden pancakes of ${k.call('flour')}, folded over ${k.call('protein', 'vegetable')} and plenty of ${k.call('green')}.`,
      `Crisp at the rim and soft in the middle, with a hot filling of ${k.call('vegetable', 'protein')} and a squeeze of ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(4, k.minutes('fry', 'vegetable', 'aromatic'));
    const green = Math.max(2, k.minutes('fry', 'green'));
    const pancakes = Math.max(6, Math.ceil(k.servings / 2) * 6);
    return [
      k.mix(
        3,
        `Whisk ${k.the('flour', 'spice')} with ${k.the('water')} and ${k.half('salt')} for 3 minutes, until smooth, and let the batter thicken while you chop.`,
      ),
      ...k.prep(),
      k.cook(
        fry,
        `Heat a third of ${k.the('fat')} in a frying pan and cook ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}.`,
      ),
      k.cook(
        soft,
        `Add ${k.the('vegetable', 'aromatic', 'heat')} and the rest of the ${k.call('salt')}, and cook for ${soft} minutes, stirring, until soft and browned.`,
      ),
      k.cook(
        green,
        `Stir in ${k.the('green')} for ${minutesOf(green)}, until just wilted, sharpen with ${k.the('acid')} and keep warm under a lid.`,
      ),
      k.cook(
        pancakes,
        `Fry the batter as thin pancakes in the rest of the ${k.call('fat')}, ${pancakes} minutes for all of them, turning once, until set and golden.`,
      ),
      k.mix(
        2,
        `Spoon the filling over one half of each, scatter with ${k.the('herb', 'cheese')} and fold over, about 2 minutes. Serve hot.`,
      ),
    ];
  },
  tips: (k) => [
    'The batter should run like thin paint: let it down with a spoonful of water if it drags.',
    'The first one never works. Eat it at the stove, and turn the heat up a little.',
    `A pan that is well heated before the batter goes in gives crisp rims without more ${k.call('fat')}.`,
  ],
};
