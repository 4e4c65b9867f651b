import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { isOneOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish, friedSpice, hotPan, lastAcid } from '../phrases.ts';

/** Grated or chopped vegetables bound with chickpea flour and fried in spoonfuls. */
export const vegetableFritters: Archetype = {
  id: 'vegetable-fritters',
  courses: ['appetizer', 'snack', 'breakfast', 'side'],
  cuisines: [
    'Indian',
    'Sri Lankan',
    'Greek',
    'Turkish',
    'American',
    'Caribbean',
    'Indonesian',
    'Mediterranean',
    'Lebanese',
    'Thai',
    'West African',
    'Brazilian',
    'Persian',
    'Japanese',
    'South African',
  ],
  techniques: ['searing'],
  styles: ['street-food', 'family', 'budget', 'sharing', 'lunchbox'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'in a heap on a plate, with a small bowl beside',
  slots: {
    vegetable: {
      list: 'fritter-veg',
      pick: [1, 1],
      method: 'fry',
      cut: 'grated',
      grams: [55, 75, 95],
    },
    flour: { list: 'batter-flour', pick: [1, 1], method: 'fry', grams: [18, 24, 30] },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      cut: 'finely-sliced',
      grams: [8, 14, 20],
      only: among('spring-onion red-onion onion shallot leek'),
    },
    spice: { ...friedSpice, pick: [1, 2] },
    water: { list: 'water', pick: [1, 1], grams: [15, 20, 25] },
    cool: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [18, 26, 38],
      only: among('greek-yoghurt yoghurt sour-cream avocado coconut-cream'),
    },
    acid: { ...lastAcid, grams: [2, 4, 6] },
    herb: { ...herb, grams: [3, 5, 7] },
    ...hotPan,
    fat: {
      ...hotPan.fat,
      grams: [7, 9, 12],
      only: among('olive-oil sunflower-oil rapeseed-oil coconut-oil peanut-oil ghee'),
    },
  },
  titles: (k) => [
    `${k.title('vegetable')} Fritters with ${k.title('herb')}`,
    k.has('cool')
      ? `Crisp ${k.title('vegetable')} Fritters with ${k.title('cool')}`
      : `Crisp ${k.title('vegetable')} Fritters with ${k.title('acid').replace(' Juice', '')}`,
    k.has('spice')
      ? `${k.title('vegetable')} Fritters with ${k.title('spice')} and ${k.title('herb')}`
      : `Golden ${k.title('vegetable')} Fritters with ${k.title('herb')}`,
    `Little ${k.title('vegetable')} and ${k.title('herb')} Fritters`,
  ],
  describe: (k) =>
    k.pick([
      `Lacy and golden outside, soft and fragrant inside, to be eaten as they leave the pan.`,
      `Crisp little mouthfuls of ${k.call('vegetable')} with ${k.call('herb')}, gone as fast as they are fried.`,
    ]),
  method: (k) => {
    const fry = Math.min(20, 6 + 2 * k.servings);
    return [
      ...k.prep(),
      k.mix(
        2,
        isOneOf(k, 'vegetable', 'peas', 'sweetcorn')
          ? `Crush ${k.the('vegetable', 'onion')} lightly with ${k.the('salt')} in a bowl for 2 minutes, so that the flour has something to hold on to.`
          : `Squeeze ${k.the('vegetable', 'onion')} with ${k.the('salt')} in a bowl for 2 minutes, and pour off any water.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('flour', 'water', 'spice', 'heat', 'pepper')} and ${k.half('herb')} for 2 minutes, until it just holds together.`,
      ),
      k.cook(
        fry,
        `Fry tablespoonfuls in ${k.the('fat')} over a medium heat for ${fry} minutes in batches, turning once, until golden and firm.`,
      ),
      finish(
        k,
        2,
        `drain them on paper, sprinkle with ${k.the('acid')} and the rest of the ${k.call('herb')}${k.maybe('cool', ', and serve with ')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Flatten each one a little, so that the middle is done when the outside is gold.',
    `The less water in the ${k.call('vegetable')}, the crisper the fritter.`,
    'Keep them hot on a rack in a low oven, never in a heap on a plate.',
  ],
};
