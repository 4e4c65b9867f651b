import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { greenSign, hotPan } from '../phrases.ts';

const western = [
  'Italian',
  'Spanish',
  'French',
  'Greek',
  'Mediterranean',
  'Persian',
  'Portuguese',
  'American',
  'Turkish',
  'British',
  'Argentinian',
  'Moroccan',
  'Lebanese',
  'Georgian',
];

/** A thick round of eggs and vegetables, begun on the hob and set in the oven. */
export const frittata: Archetype = {
  id: 'frittata',
  courses: ['breakfast', 'lunch', 'dinner'],
  cuisines: western,
  techniques: ['baking', 'searing'],
  styles: ['family', 'meal-prep', 'outdoor', 'rustic', 'sharing', 'lunchbox'],
  difficulty: 'Easy',
  family: 'egg-pan',
  maxServings: 8,
  vessel: 'in its pan, cut into wedges',
  slots: {
    egg: { list: 'egg', pick: [1, 1], method: 'fry', grams: [100, 125, 150] },
    root: {
      list: 'root',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      cut: 'diced',
      grams: [50, 70, 100],
      only: among('potato sweet-potato butternut-squash parsnip'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [55, 75, 100],
      only: among(
        'red-pepper courgette mushroom cherry-tomato leek fennel artichoke aubergine sweetcorn green-pepper tomato',
      ),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'fry',
      grams: [20, 30, 45],
      only: among('spinach kale peas asparagus swiss-chard green-beans broccoli'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: except('lemongrass ginger garlic carrot'),
    },
    cheese: {
      list: 'cheese',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [15, 22, 32],
      only: except('avocado paneer halloumi nutritional-yeast'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [7, 9, 12] },
  },
  titles: (k) => [
    `${k.title('vegetable')} and ${k.title('green')} Frittata`,
    k.has('cheese')
      ? `${k.title('vegetable')} and ${k.title('cheese')} Frittata with ${k.title('herb')}`
      : `${k.title('vegetable')} Frittata with ${k.title('herb')}`,
    `Thick ${k.title('green')} Frittata with ${k.title('vegetable')}`,
    k.has('root')
      ? `${k.title('root')} and ${k.title('vegetable')} Frittata`
      : `Oven-Set Eggs with ${k.title('vegetable')} and ${k.title('green')}`,
  ],
  describe: (k) =>
    k.pick([
      `Puffed and golden from the oven, full of ${k.call('vegetable', 'green')}, and as good cold as hot.`,
      `One pan, a few eggs and what the garden gives: breakfast for the whole table.`,
    ]),
  method: (k) => {
    const root = k.has('root') ? k.minutes('fry', 'root') : 0;
    const soft = Math.max(6, k.minutes('fry', 'vegetable', 'aromatic'));
    const green = k.minutes('fry', 'green');
    return [
      ...k.prep(0, 'Heat the oven to 190 °C.'),
      k.mix(
        1,
        `Beat ${k.the('egg')} with ${k.the('salt', 'pepper')} for 1 minute, just until mixed.`,
      ),
      ...(k.has('root')
        ? [
            k.cook(
              root,
              `Warm ${k.half('fat')} in an ovenproof frying pan and cook ${k.the('root')} under a lid for ${minutesOf(root)}, until tender.`,
            ),
          ]
        : []),
      k.cook(
        soft,
        `${k.has('root') ? `Add the rest of the ${k.call('fat')} to the pan` : `Warm ${k.the('fat')} in an ovenproof frying pan`} and fry ${k.the('aromatic', 'vegetable', 'heat')} for ${minutesOf(soft)}, until soft and dry.`,
      ),
      k.cook(green, `Stir in ${k.the('green')} for ${minutesOf(green)}, ${greenSign(k, 'green')}.`),
      k.cook(
        2,
        `Pour in the ${k.call('egg')}, scatter with ${k.has('cheese') ? k.the('cheese', 'herb') : k.the('herb')}, and cook for 2 minutes, until set around the rim.`,
      ),
      k.bake(12, 'Bake for 12 minutes, until puffed and just set in the middle, 71 °C inside.'),
      k.rest(3, 'Let it rest for 3 minutes, loosen the rim with a knife, and cut into wedges.'),
    ];
  },
  tips: (k) => [
    `Cook the water out of the ${k.call('vegetable')} first, or it ends up in the eggs.`,
    'No ovenproof pan? Set it under a lid on the lowest heat instead, and turn it over on a plate.',
    'Cold wedges keep for 2 days in the fridge and travel well.',
  ],
};
