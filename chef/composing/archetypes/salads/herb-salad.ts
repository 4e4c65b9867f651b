import type { Archetype } from '../../archetype.ts';
import { crunch } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

const levant = [
  'Middle Eastern',
  'Lebanese',
  'Turkish',
  'Mediterranean',
  'Greek',
  'Moroccan',
  'Persian',
];

/** More herbs than grain: chopped fine and sharp with lemon. */
export const herbSalad: Archetype = {
  id: 'herb-salad',
  courses: ['salad', 'side', 'lunch'],
  cuisines: levant,
  techniques: ['simmering'],
  styles: ['light', 'meal-prep', 'sharing', 'lunchbox', 'outdoor'],
  difficulty: 'Easy',
  family: 'grain-salad',
  vessel: 'in a shallow bowl',
  slots: {
    grain: { list: 'tabbouleh-grain', pick: [1, 1], method: 'simmer', grams: [18, 26, 36] },
    herb: {
      list: 'herb',
      pick: [2, 2],
      method: 'raw',
      grams: [10, 14, 18],
      only: among('parsley mint dill coriander'),
    },
    tomato: { list: 'red-veg', pick: [1, 1], method: 'raw', cut: 'diced', grams: [50, 70, 90] },
    cucumber: { list: 'cucumber', pick: [1, 1], method: 'raw', cut: 'diced', grams: [40, 55, 75] },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      grams: [6, 12, 18],
      optional: true,
      only: among('spring-onion red-onion shallot'),
    },
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      only: among('sumac cinnamon allspice'),
    },
    crunch: {
      ...crunch,
      grams: [6, 10, 16],
      only: among('pistachios almonds pine-nuts walnuts pumpkin-seeds sunflower-seeds'),
    },
    ...dressingSlots,
    acid: { ...citrus, grams: [9, 12, 15] },
    oil: { ...dressingSlots.oil, grams: [9, 13, 17] },
  },
  titles: (k) => [
    `Green Herb and ${k.title('grain')} Salad with ${k.title('tomato')}`,
    `Herb Salad with ${k.title('grain')}, ${k.title('tomato')} and ${k.title('crunch')}`,
    `Finely Chopped Herb Salad with ${k.title('grain')} and ${k.title('acid').replace(' Juice', '')}`,
    `${k.title('grain')} Salad with Heaps of ${k.title('herb')} and ${k.title('tomato')}`,
  ],
  describe: (k) =>
    k.pick([
      `A salad of ${k.call('herb')} first and ${k.call('grain')} second, drenched in ${k.call('acid')}.`,
      `Fine, green and juicy: the ${k.call('tomato')} and ${k.call('cucumber')} make half of the dressing.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'grain');
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('grain')} in plenty of water for ${minutesOf(boil)}, until only just tender.`,
        { id: 'grain' },
      ),
      k.mix(
        2,
        `Turn ${k.the('tomato', 'cucumber', 'onion', 'salt')} in a large bowl for 2 minutes, until they begin to give up their juice.`,
        { id: 'juice', after: [] },
      ),
      k.mix(
        3,
        `Drain the ${k.call('grain')} and cool it under the tap for 3 minutes, then squeeze it dry in your hands.`,
        { after: ['grain', 'juice'] },
      ),
      k.mix(
        1,
        `Fold the ${k.call('grain')} into the bowl with ${k.the('acid', 'oil', 'spice', 'heat', 'pepper')}, about 1 minute.`,
      ),
      finish(k, 1, `fold in ${k.the('herb')} gently, taste, and scatter with ${k.the('crunch')}.`),
    ];
  },
  tips: (k) => [
    `Wash and dry the ${k.call('herb')} well before chopping: wet herbs bruise and turn dark.`,
    'Use a sharp knife and cut each bunch once: a machine makes a paste of it.',
    'Ten minutes of standing does it good; an hour is too long.',
  ],
};
