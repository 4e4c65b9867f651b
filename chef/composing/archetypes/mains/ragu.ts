import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, isOneOf } from './about-slots.ts';
import { isAromatic, noneOf, oneOf } from './slot-conditions.ts';

const cuisines = ['Italian', 'Mediterranean', 'American', 'British', 'Home'];

const shape = (k: Kitchen): string =>
  isOneOf(k, 'pasta', 'pasta')
    ? k.pick(['Tagliatelle', 'Rigatoni', 'Pappardelle', 'Pasta'])
    : 'Pasta';
const meatOf = (k: Kitchen): string => k.title('mince').replace(/ Mince$/, '');

export const ragu: Archetype = {
  id: 'ragu',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['simmering', 'slow-cooking'],
  styles: ['comfort', 'family', 'rustic', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in a shallow bowl, the sauce on top',
  takesHeat: true,
  slots: {
    pasta: {
      list: 'pasta',
      pick: [1, 1],
      method: 'simmer',
      only: noneOf('gnocchi'),
      universal: ['gluten-free-pasta'],
    },
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'simmer',
      grams: [75, 95, 120],
      only: noneOf('black-beans', 'soya-mince'),
      universal: ['cooked-lentils', 'mushroom'],
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'finely-chopped',
      factor: 0.7,
      only: oneOf('carrot', 'mushroom', 'aubergine', 'courgette', 'fennel', 'red-pepper', 'celery'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      only: oneOf('tomato-puree', 'anchovy', 'sun-dried-tomato'),
    },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      only: oneOf('tinned-tomatoes', 'passata'),
    },
    woody: { list: 'woody', pick: [0, 1], optional: true },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: oneOf('parmesan', 'ricotta', 'mozzarella', 'cheddar', 'nutritional-yeast'),
    },
    herb,
    fat: { ...savoury.fat, factor: 1.1 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${shape(k)} with Slow-Cooked ${meatOf(k)} Ragù`,
    `${meatOf(k)} and ${k.title('vegetable')} Ragù with ${shape(k)}`,
    `Sunday ${meatOf(k)} Ragù with ${k.title('herb')}`,
    `${shape(k)} with a ${meatOf(k)}, ${k.title('vegetable')} and Tomato Ragù`,
  ],
  describe: (k) =>
    k.pick([
      `A ragù that has been given its time: ${k.call('mince')} cooked with ${k.call('aromatic', 'body')} until sweet and thick, tossed through ${k.call('pasta')}.`,
      `The sauce that a pot of ${k.call('pasta')} hopes for, with ${k.call('mince')}, finely chopped ${k.call('vegetable')} and a scatter of ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const soften = Math.max(6, k.soften('aromatic'));
    const brown = Math.max(5, k.minutes('fry', 'mince'));
    const simmer = Math.max(30, k.minutes('simmer', 'mince', 'vegetable'));
    const boil = k.minutes('simmer', 'pasta');
    const isMince = hasTag(k, 'mince', 'minced');
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a heavy pan and cook ${k.the('aromatic', 'vegetable')} gently for ${soften} minutes, until soft and sweet.`,
      ),
      k.cook(
        brown,
        isMince
          ? `Add ${k.the('mince')} and brown over a high heat for ${brown} minutes, breaking it up, until no pink is left.`
          : `Add ${k.the('mince')} and fry over a high heat for ${brown} minutes, stirring, until lightly browned and dry.`,
      ),
      k.leave(
        simmer,
        `Stir in ${k.the('body', 'umami', 'woody', 'heat')} and ${k.half('salt')}. Simmer with the lid ajar for ${simmer} minutes, until thick${isMince ? ' and at least 74 °C all through' : ' and glossy'}.`.replace(
          ' and half',
          ' with half',
        ),
        { id: 'ragu' },
      ),
      k.leave(
        boil,
        `Boil ${k.the('pasta')} in plenty of water with the rest of the ${k.call('salt')} for ${boil} minutes, until just tender. Keep a ladleful of the water and drain.`,
        { id: 'pasta', after: ['ragu'] },
      ),
      k.cook(
        2,
        `Toss the ${k.call('pasta')} with the sauce and a splash of its water for 2 minutes. Serve with ${k.the('cheese', 'herb')} on top.`,
      ),
    ];
  },
  tips: (k) => [
    'Make double and freeze half: it keeps for 3 months and thaws overnight in the fridge. Reheat to 74 °C.',
    `Chop the ${k.call('vegetable')} as fine as you can; nothing should stand out in the sauce.`,
    along(k, 'Take ', ['woody'], ' out before serving if the stalks are still whole.') ||
      'A sauce that spits is too hot: turn it down until it only sighs.',
  ],
};
