import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, hotPan, onionAndGarlic, seasoning, softenAromatics } from '../phrases.ts';

/** Polenta whisked soft, with browned vegetables spooned on top. */
export const softPolenta: Archetype = {
  id: 'soft-polenta',
  courses: ['side', 'lunch'],
  cuisines: [
    'Italian',
    'Mediterranean',
    'American',
    'Georgian',
    'South African',
    'Cajun',
    'Brazilian',
    'Hungarian',
    'French',
  ],
  techniques: ['simmering'],
  styles: ['comfort', 'rustic', 'family', 'date-night', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a wide, shallow bowl',
  slots: {
    grain: { list: 'soft-grain', pick: [1, 1], method: 'simmer', grams: [28, 35, 42] },
    water: { list: 'broth', pick: [1, 1], grams: [140, 175, 200] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [50, 70, 95],
      only: among('mushroom cherry-tomato courgette red-pepper aubergine sweetcorn fennel tomato'),
    },
    ...onionAndGarlic,
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [6, 10, 15],
      only: except('avocado paneer halloumi brie'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [7, 9, 12] },
  },
  titles: (k) => [
    `Soft Polenta with ${k.title('vegetable')} and ${k.title('herb')}`,
    `Polenta with Browned ${k.title('vegetable')}`,
    k.has('cheese')
      ? `Soft Polenta with ${k.title('cheese')} and ${k.title('vegetable')}`
      : `Golden Polenta with ${k.title('vegetable')} and ${k.title('aromatic')}`,
    `Spoon-Soft Polenta with ${k.title('vegetable')} and ${k.title('aromatic')}`,
  ],
  describe: (k) =>
    k.pick([
      `Golden and soft enough for a spoon, with ${k.call('vegetable')} browned in ${k.call('fat')} on top.`,
      `A warm, yellow puddle of comfort to put under anything, or to eat just like this.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'grain') + 2;
    const brown = Math.max(5, k.minutes('fry', 'vegetable'));
    return [
      ...k.prep(),
      softenAromatics(k, 'a frying pan'),
      k.cook(
        brown,
        `Turn up the heat, add ${k.the('vegetable')}, and brown for ${minutesOf(brown)}, until the edges catch.`,
        { id: 'vegetable' },
      ),
      k.leave(
        4,
        `Bring ${k.the('water')} to the boil in a second pot with ${seasoning(k)}, about 4 minutes.`,
        { id: 'water', after: [] },
      ),
      k.cook(
        simmer,
        `Rain in ${k.the('grain')}, whisking, and stir over a low heat for ${minutesOf(simmer)}, until thick and soft.`,
        { after: ['vegetable', 'water'] },
      ),
      finish(
        k,
        2,
        `beat in ${k.has('cheese') ? k.the('cheese') : 'a spoonful of hot water'}, pour into a wide bowl, and top with the pan's contents and ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Whisk all the time while it rains in: lumps never cook out.',
    'It sets as it cools: spread what is left on a plate, and fry slices of it tomorrow.',
    `Loosen it with hot water until it falls from the spoon; ${k.call('grain')} always thickens more than you think.`,
  ],
};
