import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { inBatches, panfuls } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { boilGrain, grainBeside, grainTitle, withGrain } from './side-grain.ts';
import { isAromatic, isGroundSpice, oneOf } from './slot-conditions.ts';

const cuisines = [
  'Italian',
  'Greek',
  'Turkish',
  'Middle Eastern',
  'Lebanese',
  'Moroccan',
  'Persian',
  'Spanish',
  'Mediterranean',
  'American',
  'Indian',
  'Home',
];

const meatOf = (k: Kitchen): string => k.title('mince').replace(/ Mince$/, '');

export const meatballs: Archetype = {
  id: 'meatballs',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['searing', 'simmering'],
  styles: ['comfort', 'family', 'meal-prep', 'sharing'],
  difficulty: 'Medium',
  vessel: 'in a wide skillet, in their sauce',
  takesHeat: true,
  slots: {
    mince: {
      list: 'mince',
      pick: [1, 1],
      grams: [100, 120, 140],
      only: ({ tags }) => tags.has('minced'),
    },
    onion: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      cut: 'finely-chopped',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [2, 2], optional: true, factor: 1.2, only: isGroundSpice },
    crumb: {
      list: 'coating',
      pick: [0, 1],
      optional: true,
      grams: [8, 10, 14],
      only: oneOf('breadcrumbs'),
    },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.2,
      only: oneOf('tinned-tomatoes', 'passata', 'coconut-milk'),
      universal: ['tinned-tomatoes', 'coconut-milk'],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.8,
      only: oneOf(
        'courgette',
        'aubergine',
        'red-pepper',
        'green-pepper',
        'fennel',
        'mushroom',
        'carrot',
        'cherry-tomato',
        'cauliflower',
      ),
    },
    grain: grainBeside,
    herb: { ...herb, factor: 1.3 },
    fat: { ...savoury.fat, factor: 1.1 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${meatOf(k)} Meatballs in ${flavour(k, 'body')} Sauce with ${k.title('vegetable')}`,
    `${flavour(k, 'spice', 'herb', 'heat')} ${meatOf(k)} Meatballs with ${k.title('vegetable')}`,
    `${ownCuisine(k, cuisines)} ${meatOf(k)} Meatballs${k.has('grain') ? ` with ${grainTitle(k)}` : ` with ${k.title('herb')}`}`,
  ],
  describe: (k) =>
    k.pick([
      `Small, tender meatballs of ${k.call('mince')} and ${k.call('herb')}, browned first and then left to finish in a sauce of ${k.call('body')}.`,
      `A skillet to put in the middle of the table: meatballs, soft ${k.call('vegetable')} and enough sauce to go round.`,
    ]),
  method: (k) => {
    const simmer = Math.max(15, k.minutes('simmer', 'vegetable'));
    const brown = 6 * panfuls(k);
    const roll = Math.max(4, Math.ceil(k.servings * 1.5));
    return [
      ...k.prep(),
      k.mix(
        roll,
        `Knead ${k.the('mince', 'crumb')} with half of ${k.the('onion', 'herb', 'salt')} and roll into walnut-sized balls, about ${roll} minutes.`,
      ),
      k.cook(
        brown,
        `Heat ${k.the('fat')} in a wide pan and brown the balls${inBatches(k)} on all sides for ${brown} minutes, shaking the pan rather than turning them. Lift out.`,
      ),
      k.cook(
        5,
        `Cook the rest of the ${k.call('onion')} with ${k.the('vegetable', 'spice', 'heat')} in the same pan for 5 minutes, until soft and fragrant.`,
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('body')} with the rest of the ${k.call('salt')}, slip the balls back and simmer for ${simmer} minutes, until they reach 74 °C inside.`,
        { id: 'sauce' },
      ),
      ...boilGrain(k),
      k.rest(
        2,
        `Let the pan settle for 2 minutes and scatter with the rest of the ${k.call('herb')}${k.has('grain') ? `; serve over the ${k.call('grain')}` : ''}.`,
        { after: withGrain(k, ['sauce']) },
      ),
    ];
  },
  tips: (k) => [
    'Wet your hands before rolling, and keep the balls small: they cook through before they dry out.',
    'Fry a teaspoon of the mixture first and taste it; seasoning is easy to mend before rolling.',
    `They freeze well in their sauce for 3 months. Reheat until 74 °C, and add fresh ${k.call('herb')}.`,
  ],
};
