import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, noneOf, oneOf, within } from './slot-conditions.ts';

export const paella: Archetype = {
  id: 'pan-rice',
  courses: ['dinner', 'lunch'],
  cuisines: ['Spanish', 'Portuguese', 'Mediterranean', 'Filipino', 'Peruvian', 'Cajun'],
  techniques: ['simmering', 'searing'],
  styles: ['sharing', 'festive', 'family', 'one-pot', 'outdoor'],
  difficulty: 'Medium',
  vessel: 'in a wide shallow pan, lemon at the rim',
  takesHeat: true,
  slots: {
    rice: {
      list: 'risotto-rice',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 72, 90],
      only: ({ tags, id }) => tags.has('rice-family') || id === 'quinoa',
      universal: ['quinoa'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.6,
      only: noneOf(
        'tofu',
        'tempeh',
        'paneer',
        'halloumi',
        'duck-breast',
        'beef-steak',
        'cooked-lentils',
        'tuna-steak',
        'mackerel',
        'salmon',
        'tinned-tuna',
      ),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      factor: 0.8,
      only: within('fry', 10),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.7,
      only: oneOf('green-beans', 'peas', 'asparagus', 'broccoli', 'spinach'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, factor: 1.2 },
    tomato: {
      list: 'body',
      pick: [1, 1],
      optional: true,
      method: 'simmer',
      factor: 0.6,
      only: oneOf('tinned-tomatoes', 'passata'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [190, 220, 250], universal: ['water'] },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.5 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.9 },
  },
  titles: (k) =>
    [
      `${flavour(k, 'spice')} Pan ${k.title('rice').replace(/^(Arborio|Risotto) /, '')} with ${k.title('protein')} and ${k.title('green')}`,
      `${k.title('protein')} and ${k.title('vegetable')} Rice from the Wide Pan`,
      `Crusty-Bottomed Rice with ${k.title('protein')}, ${k.title('vegetable')} and ${k.title('green')}`,
    ].map((title) =>
      k.first('rice')?.id === 'quinoa' ? title.replace(/\bRice\b/, 'Quinoa') : title,
    ),
  describe: (k) =>
    k.pick([
      `A wide pan in the middle of the table, golden and crusty underneath, with ${k.call('protein')}, ${k.call('green')} and a squeeze of ${k.call('acid')}.`,
      `Cooked without a stir, so that the bottom toasts: ${k.call('rice')} full of the taste of ${k.call('protein', 'vegetable')}.`,
    ]),
  method: (k) => {
    const isQuick = isSeafood(k, 'protein');
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(6, Math.min(10, k.minutes('fry', 'vegetable', 'aromatic')));
    const simmer = Math.max(18, k.minutes('simmer', 'rice')) - 4;
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a wide pan and fry ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until lightly browned')}. Lift out.`,
      ),
      k.cook(
        soft,
        `Cook ${k.the('aromatic', 'vegetable')}${along(k, ' with ', ['spice', 'heat'])} in the rest of the ${k.call('fat')} for ${soft} minutes, until soft and dark.`,
      ),
      k.cook(
        3,
        `Stir in ${k.the('rice', 'tomato')} and ${k.the('salt')} for 3 minutes, until the grains are coated and the pan is almost dry.`.replace(
          / and the salt/,
          ' with the salt',
        ),
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('broth')}, shake the pan level and simmer for ${simmer} minutes without stirring, until the grains show through the surface.`,
      ),
      k.leave(
        6,
        `Press ${k.the('green')} and the ${k.call('protein')} into the top and cook on a low heat for 6 minutes more, until ${isQuick ? 'hot and ' : ''}the bottom crackles.`,
      ),
      k.rest(
        5,
        `Take off the heat, cover with a cloth and rest for 5 minutes. Dress with ${k.the('acid')} and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Once the liquid is in, do not stir: the toasted crust on the bottom is what everybody fights for.',
    'Use the widest pan you have. The layer should be no deeper than a finger.',
    `Turn the pan now and then, so that the heat reaches the ${k.call('rice')} at the rim.`,
  ],
};
