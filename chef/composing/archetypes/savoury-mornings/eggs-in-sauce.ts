import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import {
  finish,
  friedSpice,
  hotPan,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

/** Eggs set in hollows of a thick, spiced tomato sauce. */
export const eggsInSauce: Archetype = {
  id: 'eggs-in-sauce',
  courses: ['breakfast', 'lunch', 'dinner'],
  cuisines: [
    'Middle Eastern',
    'Moroccan',
    'Turkish',
    'Lebanese',
    'Mexican',
    'Mediterranean',
    'Italian',
    'Spanish',
    'Georgian',
    'Greek',
    'Persian',
    'Hungarian',
    'Portuguese',
  ],
  techniques: ['simmering', 'poaching'],
  styles: ['sharing', 'comfort', 'one-pot', 'family', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in the pan it was cooked in',
  slots: {
    egg: { list: 'egg', pick: [1, 1], grams: [90, 100, 150] },
    tomato: {
      list: 'body',
      pick: [1, 1],
      grams: [110, 140, 180],
      only: among('tinned-tomatoes passata'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [50, 70, 90],
      only: among('red-pepper green-pepper aubergine courgette mushroom yellow-pepper fennel'),
    },
    ...onionAndGarlic,
    spice: {
      ...friedSpice,
      only: among('cumin paprika smoked-paprika ground-coriander dried-oregano turmeric'),
    },
    bean: { list: 'soup-bean', pick: [0, 1], grams: [40, 55, 75] },
    cheese: {
      list: 'soft-cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [14, 20, 30],
      only: among('feta goat-cheese avocado'),
    },
    herb: { ...herb, grams: [3, 5, 7] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [7, 9, 12] },
  },
  titles: (k) => [
    `Eggs in Spiced Tomato Sauce with ${k.title('vegetable')}`,
    `${k.title('vegetable')} and Tomato Pan with Eggs and ${k.title('herb')}`,
    k.has('cheese')
      ? `Eggs Poached in Tomato with ${k.title('cheese')} and ${k.title('herb')}`
      : `Eggs Poached in Tomato and ${k.title('vegetable')}`,
    k.has('bean')
      ? `Eggs in Tomato with ${k.title('bean')} and ${k.title('herb')}`
      : `Saucy Eggs with ${k.title('vegetable')} and ${k.title('spice') || k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Eggs set in a thick, red sauce with ${k.call('vegetable')}, eaten straight from the pan.`,
      `The pan goes to the table bubbling, and everyone gets a spoon.`,
    ]),
  method: (k) => {
    const brown = Math.max(5, k.minutes('fry', 'vegetable'));
    return [
      ...k.prep(),
      softenAromatics(k, 'a wide frying pan'),
      k.cook(
        brown,
        `Add ${k.the('vegetable')} and fry for ${minutesOf(brown)}, until soft and browned in places.`,
      ),
      k.leave(
        10,
        `Pour in ${k.the('tomato', 'bean')} with ${seasoning(k)} and simmer for 10 minutes, until thick enough to hold a hollow.`,
      ),
      k.leave(
        8,
        `Make hollows, break in ${k.the('egg')}, cover, and cook over a low heat for 8 minutes, until the whites and yolks are set, 71 °C inside.`,
      ),
      finish(
        k,
        1,
        `scatter with ${k.has('cheese') ? k.the('cheese', 'herb') : k.the('herb')} and bring the pan to the table.`,
      ),
    ];
  },
  tips: (k) => [
    'The sauce must be thick before the eggs go in, or they sink and vanish.',
    `Make the sauce a day ahead; heat it up, and only the ${k.call('egg')} are left to do.`,
    'Break each one into a small bowl first, and slide it in from there.',
  ],
};
