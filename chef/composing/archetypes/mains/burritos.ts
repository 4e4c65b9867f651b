import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { grainTitle } from './side-grain.ts';
import { isAromatic, isCool, isGroundSpice, oneOf, within } from './slot-conditions.ts';

const inLeaves = (k: Kitchen): boolean => isOneOf(k, 'wrap', 'romaine');
const called = (k: Kitchen): string => (inLeaves(k) ? 'Leaf Wraps' : k.pick(['Burritos', 'Wraps']));

export const burritos: Archetype = {
  id: 'burritos',
  courses: ['lunch', 'dinner'],
  cuisines: ['Mexican', 'American', 'Lebanese', 'Middle Eastern', 'Turkish', 'Peruvian'],
  techniques: ['searing', 'simmering'],
  styles: ['street-food', 'lunchbox', 'family', 'meal-prep', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'on a board, cut in half to show the filling',
  takesHeat: true,
  slots: {
    wrap: { list: 'burrito-wrap', pick: [1, 1], grams: [48, 60, 75] },
    grain: {
      list: 'grain',
      pick: [1, 1],
      grams: [25, 35, 45],
      only: ({ tags, roles, minutes, id }) =>
        roles.has('grain') &&
        (tags.has('rice-family') || id === 'quinoa' || id === 'bulgur') &&
        (minutes.simmer ?? 99) <= 16,
      universal: ['basmati', 'quinoa'],
    },
    bean: {
      list: 'bean',
      pick: [1, 1],
      method: 'fry',
      grams: [50, 65, 90],
      only: oneOf('black-beans', 'kidney-beans', 'chickpeas', 'pinto-beans'),
    },
    protein: {
      list: 'protein',
      pick: [0, 1],
      optional: true,
      method: 'fry',
      factor: 0.6,
      only: ({ roles, tags }) => !roles.has('pulse') && !tags.has('fish'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      factor: 0.7,
      only: within('fry', 8),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 2], optional: true, only: isGroundSpice },
    creamy: { list: 'creamy', pick: [1, 1], method: 'raw', only: isCool, universal: ['avocado'] },
    acid,
    herb,
    fat: savoury.fat,
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'acid', 'heat')} ${k.title(k.has('protein') ? 'protein' : 'bean')} ${called(k)} with ${k.title('vegetable')}`,
    `${k.title('bean')} and ${k.title(k.has('protein') ? 'protein' : 'vegetable')} ${called(k)} with ${k.title('creamy')}`,
    `Packed ${k.title('bean')} ${called(k)} with ${grainTitle(k)} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Rolled tight and heavy in the hand: ${k.call('bean')}, ${k.call('grain')}, browned ${k.call('vegetable')} and cool ${k.call('creamy')} in every bite.`,
      `A lunch that travels: ${k.call('bean', 'vegetable')} spiced and fried, then rolled up with ${k.call('creamy')} and ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'grain');
    const fry = Math.max(5, k.minutes('fry', 'protein'));
    const soft = Math.max(5, k.minutes('fry', 'vegetable', 'aromatic'));
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('grain')} in salted water for ${boil} minutes, until tender. Drain well and stir in ${k.the('acid')}.`,
        { after: [], id: 'grain' },
      ),
      ...(k.has('protein')
        ? [
            k.cook(
              fry,
              `Heat ${k.half('fat')} in a wide pan and fry ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}. Lift out.`,
              { after: [] },
            ),
          ]
        : []),
      k.cook(
        soft,
        `Fry ${k.the('vegetable', 'aromatic')}${along(k, ' with ', ['spice', 'heat'])} in ${k.has('protein') ? `the rest of the ${k.call('fat')}` : k.the('fat')} for ${soft} minutes, until browned and fragrant.`,
        k.has('protein') ? {} : { after: [] },
      ),
      k.cook(
        4,
        `Add ${k.the('bean', 'salt')}${k.has('protein') ? ` and the ${k.call('protein')}` : ''} with a splash of water and cook for 4 minutes, crushing a few ${k.call('bean')}, until hot.`,
        { id: 'filling' },
      ),
      k.mix(
        4,
        `${inLeaves(k) ? 'Lay out' : 'Warm'} ${k.the('wrap')} and fill with the ${k.call('grain')}, the hot filling, ${k.the('creamy', 'herb')}, about 4 minutes. Fold in the sides and roll up tightly.`,
        { after: ['grain', 'filling'] },
      ),
    ];
  },
  tips: (k) => [
    'Do not overfill: two heaped spoonfuls roll up neatly, three burst.',
    inLeaves(k)
      ? `Overlap two leaves of ${k.call('wrap')} for each roll, stalk ends apart.`
      : 'Toast the finished rolls in a dry pan, seam side down, if you like a crisp outside.',
    'Wrapped in paper and kept chilled, they are good for the next day’s lunchbox.',
  ],
};
