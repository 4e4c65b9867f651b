import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish } from '../phrases.ts';

/** Crisp leaves that hold a hot, sharp filling. */
export const filledLeaves: Archetype = {
  id: 'filled-leaves',
  courses: ['appetizer', 'snack', 'lunch'],
  cuisines: [
    'Thai',
    'Vietnamese',
    'Chinese',
    'Korean',
    'Indonesian',
    'Filipino',
    'Japanese',
    'Mexican',
  ],
  techniques: ['stir-frying', 'searing'],
  styles: ['light', 'street-food', 'sharing', 'modern', 'family'],
  difficulty: 'Easy',
  vessel: 'as filled leaves on a platter',
  slots: {
    leaf: { list: 'cup-leaf', pick: [1, 1], method: 'raw', cut: 'ready', grams: [35, 50, 65] },
    filling: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      grams: [55, 75, 105],
      only: among(
        'tofu chicken-thigh chicken-breast prawns pork-loin black-beans oyster-mushroom turkey-breast chickpeas beef-steak',
      ),
    },
    vegetable: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      cut: 'finely-sliced',
      grams: [25, 40, 55],
      only: among('carrot cucumber radish red-pepper daikon'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: among('garlic ginger spring-onion shallot lemongrass red-onion onion'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      grams: [4, 6, 9],
      only: among('soy-sauce tamari fish-sauce hoisin oyster-sauce coconut-aminos tomato-puree'),
    },
    acid: { ...citrus, grams: [4, 6, 9] },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [6, 10, 15],
      only: among('peanuts cashews sesame-seeds pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [3, 5, 8], only: among('coriander mint basil chives parsley') },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [4, 6, 9] },
    heat: { list: 'heat', pick: [0, 1], method: 'fry' },
    salt: { ...salt, grams: [0.2, 0.3, 0.5] },
  },
  titles: (k) => [
    `${k.title('filling')} in ${k.title('leaf')} Cups with ${k.title('herb')}`,
    `Hot ${k.title('filling')} in Cold ${k.title('leaf')} Leaves`,
    `${k.title('leaf')} Cups with ${k.title('filling')} and ${k.title('crunch')}`,
    `Crisp ${k.title('leaf')} with ${k.title('filling')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Hot, salty ${k.call('filling')} in a cold, crisp leaf: fold it up and eat it in two bites.`,
      `Fresh, sharp and a little sticky, under ${k.call('crunch')} and ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(5, k.minutes('fry', 'filling'));
    return [
      ...k.prep(),
      k.mix(
        3,
        `Part ${k.the('leaf')} into single leaves, wash and dry them, and choose the best of them, about 3 minutes.`,
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a wok and stir-fry ${k.the('filling')} for ${minutesOf(fry)}, ${until(k, 'filling', 'until golden at the edges')}.`,
      ),
      k.cook(
        2,
        `Add ${k.the('aromatic', 'heat', 'umami', 'salt')} and toss for 2 minutes, until fragrant and glossy.`,
      ),
      finish(
        k,
        3,
        `spoon into the leaves with ${k.the('vegetable')}, sprinkle with ${k.the('acid')}, and scatter with ${k.the('crunch', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Put the leaves into iced water for ten minutes: they hold their shape better.',
    `Chop the ${k.call('filling')} small before cooking, so that it sits well in the leaf.`,
    'Bring it to the table in parts, and let everyone fill their own.',
  ],
};
