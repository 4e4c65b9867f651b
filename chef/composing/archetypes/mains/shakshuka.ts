import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, isGroundSpice, noneOf, oneOf } from './slot-conditions.ts';

const name = (k: Kitchen): string => (isOneOf(k, 'egg', 'egg') ? 'Eggs' : k.title('egg'));

export const shakshuka: Archetype = {
  id: 'shakshuka',
  courses: ['lunch', 'dinner'],
  cuisines: [
    'Middle Eastern',
    'Lebanese',
    'Turkish',
    'Moroccan',
    'Mediterranean',
    'Spanish',
    'Mexican',
    'Georgian',
  ],
  techniques: ['simmering', 'poaching'],
  styles: ['one-pot', 'budget', 'rustic', 'sharing'],
  difficulty: 'Easy',
  vessel: 'in an iron skillet',
  takesHeat: true,
  slots: {
    egg: { list: 'nest', pick: [1, 1], grams: [100, 100, 100], method: 'simmer' },
    bean: {
      list: 'bean',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 80, 100],
      only: noneOf('cooked-lentils', 'kidney-beans'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-sliced',
      only: oneOf(
        'red-pepper',
        'green-pepper',
        'yellow-pepper',
        'courgette',
        'aubergine',
        'mushroom',
        'fennel',
        'carrot',
      ),
    },
    green: {
      list: 'green',
      pick: [0, 1],
      optional: true,
      method: 'simmer',
      factor: 0.6,
      only: oneOf('spinach', 'kale', 'swiss-chard'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, factor: 1.3, only: isGroundSpice },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.3,
      only: oneOf('tinned-tomatoes', 'passata'),
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: oneOf('feta', 'goat-cheese', 'mozzarella'),
    },
    bread: { list: 'bread', pick: [1, 1], optional: true, grams: [50, 60, 80] },
    herb,
    fat: { ...savoury.fat, factor: 1.5 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${name(k)} Baked in ${flavour(k, 'spice', 'heat')} Tomato Sauce with ${k.title('bean')}`,
    `Skillet ${name(k)} with ${k.title('vegetable')}, ${k.title('bean')} and ${k.title('herb')}`,
    `${flavour(k, 'spice', 'heat')} Tomato Skillet with ${name(k)}${k.has('green') ? ` and ${k.title('green')}` : ` and ${k.title('vegetable')}`}`,
  ],
  describe: (k) =>
    k.pick([
      `A pan of thick, spiced sauce, red with ${k.call('body')}, with ${k.call('egg')} cooked in the hollows, to be eaten straight from the middle of the table.`,
      `Red, bubbling and generous: ${k.call('vegetable')} and ${k.call('bean')} in a spiced sauce, ${k.call('egg')} on top and ${k.call('herb')} over everything.`,
    ]),
  method: (k) => {
    const soft = Math.max(6, k.minutes('fry', 'vegetable', 'aromatic'));
    const set = Math.max(7, k.minutes('simmer', 'egg'));
    const isEgg = hasTag(k, 'egg', 'eggs');
    return [
      ...k.prep(),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in a wide frying pan and soften ${k.the('aromatic', 'vegetable')}${along(k, ' with ', ['spice', 'heat'])} for ${soft} minutes, until sweet and fragrant.`,
      ),
      k.leave(
        10,
        `Add ${k.the('body', 'bean', 'salt')} and simmer for 10 minutes, until thick enough for a spoon to leave a path.`,
      ),
      k.leave(
        set,
        isEgg
          ? `Make hollows in the sauce${along(k, ', stirring in ', ['green'])}, crack in ${k.the('egg')}, cover and cook gently for ${set} minutes, ${until(k, 'egg', '')}.`
          : `Make hollows in the sauce${along(k, ', stirring in ', ['green'])}, settle ${k.the('egg')} in them, cover and cook gently for ${set} minutes, until hot all through.`,
        { id: 'pan' },
      ),
      ...(k.has('bread')
        ? [
            k.cook(
              3,
              `Toast ${k.the('bread')} in a dry pan for 3 minutes, turning, until warm and crisp at the edges.`,
              { after: [], id: 'bread' },
            ),
          ]
        : []),
      k.rest(
        2,
        `Leave the pan off the heat for 2 minutes, then scatter with ${k.the('herb', 'cheese')}${k.has('bread') ? ` and serve with the ${k.call('bread')} for mopping` : ''}.`,
        { after: k.has('bread') ? ['pan', 'bread'] : ['pan'] },
      ),
    ];
  },
  tips: (k) => [
    'Cook the sauce until it is really thick, or the hollows fill up again.',
    `Season the sauce well before the ${k.call('egg')} go in; there is no stirring afterwards.`,
    'The sauce keeps for 3 days in the fridge: bring it back to a bubble before the last step.',
  ],
};
