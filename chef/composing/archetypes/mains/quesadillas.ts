import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, isCool, isGroundSpice, noneOf, oneOf, within } from './slot-conditions.ts';

export const quesadillas: Archetype = {
  id: 'quesadillas',
  courses: ['lunch', 'dinner'],
  cuisines: ['Mexican', 'American'],
  techniques: ['searing', 'grilling'],
  styles: ['street-food', 'family', 'comfort', 'budget'],
  difficulty: 'Easy',
  maxServings: 8,
  vessel: 'on a board, cut into wedges',
  takesHeat: true,
  slots: {
    wrap: {
      list: 'wrap',
      pick: [1, 1],
      method: 'fry',
      grams: [52, 96, 104],
      only: oneOf('flour-tortilla', 'corn-tortilla'),
      universal: ['corn-tortilla'],
    },
    bean: {
      list: 'bean',
      pick: [1, 1],
      method: 'fry',
      grams: [70, 85, 110],
      only: oneOf('black-beans', 'pinto-beans', 'kidney-beans', 'cannellini'),
    },
    cheese: {
      list: 'melting',
      pick: [1, 1],
      grams: [30, 40, 50],
      only: noneOf('gruyere'),
      universal: ['avocado'],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      factor: 0.6,
      cut: 'finely-sliced',
      only: within('fry', 8),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 2], optional: true, only: isGroundSpice },
    salad: { list: 'salad', pick: [1, 1], method: 'raw', factor: 0.8 },
    creamy: { list: 'creamy', pick: [0, 1], optional: true, method: 'raw', only: isCool },
    acid: { list: 'acid', pick: [1, 1] },
    herb,
    fat: savoury.fat,
    heat: savoury.heat,
    salt: { ...salt, factor: 0.7 },
  },
  titles: (k) => [
    `${k.title('bean')} and ${k.title('vegetable')} Quesadillas`,
    `${flavour(k, 'spice', 'heat')} ${k.title('bean')} Quesadillas with Crushed ${k.title('salad')}`,
    `Crisp Quesadillas with ${k.title('bean')}, ${k.title('cheese')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crackling outside and molten within: ${k.call('bean', 'vegetable', 'cheese')} pressed in the pan, with sharp, crushed ${k.call('salad')}.`,
      `Ten minutes at the pan and everybody is quiet: toasted wedges filled with ${k.call('bean')}, ${k.call('cheese')} and ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const soft = Math.max(5, k.minutes('fry', 'vegetable', 'aromatic'));
    const batches = Math.max(6, Math.ceil(k.servings / 2) * 6);
    return [
      ...k.prep(),
      k.mix(
        2,
        `Mix ${k.the('salad')} with ${k.the('acid')} and ${k.half('herb')} for 2 minutes, crushing it lightly, and leave to make juice.`,
      ),
      k.cook(
        soft,
        `Heat ${k.the('fat')} in a frying pan and fry ${k.the('vegetable', 'aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soft} minutes, until soft and browned.`,
      ),
      k.cook(
        3,
        `Tip in ${k.the('bean', 'salt')} and crush roughly with the spoon for 3 minutes, until hot and dry enough to spread.`,
      ),
      k.mix(
        3,
        `Spread the filling over half of each of ${k.the('wrap')}, top with ${k.the('cheese')} and the rest of the ${k.call('herb')}, and fold over, about 3 minutes.`,
      ),
      k.cook(
        batches,
        `Toast them in a clean, dry pan in batches for ${batches} minutes in all, turning and pressing, until crisp and golden.`,
      ),
      k.mix(
        1,
        `Leave for 1 minute on a board before cutting into wedges. Serve with the ${k.call('salad')}${along(k, ' and ', ['creamy'])}.`,
      ),
    ];
  },
  tips: (k) => [
    'Press with a second pan while they toast: full contact makes the even, crisp crust.',
    `Keep the filling dry. What leaks from the ${k.call('vegetable')} softens the crust.`,
    'Keep the first ones warm in a low oven until the last is done.',
  ],
};
