import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import { finish, hotPan } from '../phrases.ts';

/** Thin savoury pancakes of chickpea flour and water, full of herbs. */
export const chickpeaPancakes: Archetype = {
  id: 'chickpea-pancakes',
  courses: ['breakfast', 'snack', 'appetizer', 'lunch'],
  cuisines: [
    'Indian',
    'Italian',
    'French',
    'Sri Lankan',
    'Moroccan',
    'Mediterranean',
    'Persian',
    'Spanish',
  ],
  techniques: ['searing'],
  styles: ['budget', 'street-food', 'light', 'family', 'modern'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'in a stack on a plate',
  slots: {
    flour: { list: 'batter-flour', pick: [1, 1], method: 'fry', grams: [40, 50, 60] },
    water: { list: 'water', pick: [1, 1], grams: [80, 100, 120] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-chopped',
      grams: [30, 45, 60],
      only: among(
        'tomato red-pepper courgette green-pepper leek sweetcorn carrot cherry-tomato fennel',
      ),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      cut: 'finely-chopped',
      grams: [8, 14, 20],
      only: among('red-onion spring-onion onion shallot'),
    },
    spice: {
      list: 'spice',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among(
        'cumin turmeric ground-coriander garam-masala paprika smoked-paprika fennel-seeds dried-oregano',
      ),
    },
    cool: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [20, 30, 45],
      only: among('yoghurt greek-yoghurt avocado coconut-cream ricotta tahini sour-cream'),
    },
    herb: { ...herb, grams: [4, 6, 9] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 8, 11] },
  },
  titles: (k) => [
    `Savoury Chickpea Pancakes with ${k.title('vegetable')} and ${k.title('herb')}`,
    `Thin ${k.title('herb')} and Chickpea Pancakes`,
    k.has('cool')
      ? `Chickpea Pancakes with ${k.title('vegetable')} and ${k.title('cool')}`
      : `Lacy Chickpea Pancakes with ${k.title('vegetable')}`,
    k.has('spice')
      ? `${k.title('spice')}-Spiced Chickpea Pancakes with ${k.title('herb')}`
      : `Golden Chickpea Pancakes with ${k.title('onion') || k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thin, golden and crisp at the edge, with ${k.call('herb')} and ${k.call('vegetable')} all through.`,
      `A flour, some water and a hot pan: a warm breakfast out of almost nothing.`,
    ]),
  method: (k) => {
    const fry = Math.min(24, 6 + 3 * k.servings);
    return [
      ...k.prep(),
      k.mix(
        2,
        `Whisk ${k.the('flour', 'water', 'salt')} with ${k.theOr('pepper', 'spice')} for 2 minutes, until quite smooth and easy to pour.`,
      ),
      k.rest(
        5,
        'Let it stand for 5 minutes, so that the flour can swell, and thin it if it has become stiff.',
      ),
      k.mix(
        1,
        `Stir in ${k.the('vegetable', 'onion', 'heat', 'pepper')} and most of ${k.the('herb')}, for 1 minute.`,
      ),
      k.cook(
        fry,
        `Fry thin ladlefuls in ${k.the('fat')}, a little for each, turning once, for ${fry} minutes in all, until golden and set.`,
      ),
      finish(
        k,
        1,
        `stack on a plate and serve with ${k.has('cool') ? `${k.the('cool')} and ` : ''}the rest of the ${k.call('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'The first one never succeeds: it tells you whether the pan is hot enough.',
    `Cut the ${k.call('vegetable')} very small, or they tear when you turn them.`,
    'Keep the finished ones warm under a cloth; they soften and become pliable.',
  ],
};
