import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { citrus, finish, friedSpice, hotPan } from '../phrases.ts';

/** A warm wrap with spiced beans or eggs and something cool. */
export const breakfastWrap: Archetype = {
  id: 'breakfast-wrap',
  courses: ['breakfast', 'lunch', 'snack'],
  cuisines: [
    'Mexican',
    'American',
    'Turkish',
    'Lebanese',
    'Middle Eastern',
    'Indian',
    'Greek',
    'Brazilian',
    'Peruvian',
    'South African',
    'Sri Lankan',
  ],
  techniques: ['searing'],
  styles: ['street-food', 'lunchbox', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'rolled and halved on a board',
  slots: {
    wrap: {
      list: 'wrap',
      pick: [1, 1],
      method: 'raw',
      grams: [48, 55, 96],
      only: except('romaine rice-paper'),
    },
    filling: {
      list: 'scramble',
      pick: [1, 1],
      method: 'fry',
      grams: [70, 90, 120],
      only: among('egg tofu chickpeas'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [45, 60, 80],
      only: among(
        'red-pepper green-pepper sweetcorn mushroom courgette tomato cherry-tomato yellow-pepper',
      ),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      grams: [8, 15, 22],
      only: among('spring-onion red-onion onion shallot'),
    },
    spice: {
      ...friedSpice,
      only: among(
        'cumin smoked-paprika paprika ground-coriander turmeric garam-masala dried-oregano sumac',
      ),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [20, 30, 45],
      only: among('avocado greek-yoghurt sour-cream yoghurt tahini'),
    },
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw', grams: [10, 18, 25] },
    acid: { ...citrus, grams: [3, 5, 8] },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [5, 7, 10] },
  },
  titles: (k) => [
    `Breakfast ${k.title('wrap')} with ${k.title('filling')} and ${k.title('vegetable')}`,
    `Warm ${k.title('wrap')} with ${k.title('filling')} and ${k.title('herb')}`,
    k.has('creamy')
      ? `${k.title('filling')} and ${k.title('creamy')} in Warm ${k.title('wrap')}`
      : `${k.title('filling')} and ${k.title('leaf')} in Warm ${k.title('wrap')}`,
    `Rolled ${k.title('wrap')} with Spiced ${k.title('filling')} and ${k.title('leaf')}`,
  ],
  describe: (k) =>
    k.pick([
      `Breakfast to hold in one hand: hot ${k.call('filling')}, cool ${k.call('leaf')} and a squeeze of ${k.call('acid')}.`,
      `Hot, soft and a little messy, with ${k.call('vegetable')} fried until sweet.`,
    ]),
  method: (k) => {
    const soft = Math.max(5, k.minutes('fry', 'vegetable', 'onion'));
    const egg = k.first('filling')?.id === 'egg';
    return [
      ...k.prep(),
      ...(egg
        ? [
            k.mix(
              1,
              `Beat ${k.the('filling')} with ${k.the('salt', 'pepper')} in a jug for 1 minute.`,
            ),
          ]
        : []),
      k.cook(
        soft,
        `Heat ${k.the('fat')} in a frying pan and fry ${k.the('vegetable', 'onion')} with ${k.theOr('salt', 'spice', 'heat')} for ${minutesOf(soft)}, until soft and sweet.`,
      ),
      k.cook(
        4,
        egg
          ? `Pour in the ${k.call('filling')} and fold over a low heat for 4 minutes, until set, 71 °C inside.`
          : `Add ${k.the('filling')}, crush roughly, season with ${k.the('salt', 'pepper')}, and fry for 4 minutes, ${until(k, 'filling', 'until hot all through')}.`,
      ),
      k.cook(
        1,
        `Warm ${k.the('wrap')} in a dry pan for 1 minute, a few seconds on each side, until they bend.`,
      ),
      finish(
        k,
        2,
        `fill with the pan's contents, ${k.the('creamy', 'leaf', 'herb')}, sprinkle with ${k.the('acid')}, roll up tightly and halve.`,
      ),
    ];
  },
  tips: (k) => [
    'Do not overfill: two spoonfuls too many, and it will not close.',
    `Keep the ${k.call('wrap')} under a cloth once they are warm, so that they stay soft.`,
    'Set the roll seam down in the dry pan for a moment, and it stays shut.',
  ],
};
