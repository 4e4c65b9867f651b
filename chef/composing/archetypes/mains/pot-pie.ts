import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { isOneOf, isSeafood, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isAromatic, isTossed, noneOf, oneOf, within } from './slot-conditions.ts';

export const potPie: Archetype = {
  id: 'pot-pie',
  courses: ['dinner'],
  cuisines: ['British', 'American', 'French', 'Nordic', 'South African'],
  techniques: ['baking', 'simmering'],
  styles: ['comfort', 'family', 'rustic', 'festive'],
  difficulty: 'Hard',
  vessel: 'in a pie dish, the lid golden',
  slots: {
    crust: { list: 'crust', pick: [1, 1], grams: [50, 60, 75], universal: ['potato'] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.9,
      only: both(
        (item) =>
          isTossed(item) ||
          ['butter-beans', 'cannellini', 'chickpeas'].includes(item.id) ||
          item.tags.has('fish'),
        noneOf(
          'tofu',
          'tempeh',
          'squid',
          'duck-breast',
          'halloumi',
          'paneer',
          'jackfruit',
          'beef-steak',
          'tuna-steak',
          'mackerel',
        ),
      ),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      only: oneOf(
        'carrot',
        'leek',
        'mushroom',
        'fennel',
        'courgette',
        'cauliflower',
        'butternut-squash',
      ),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: both(isAromatic, within('fry', 8)),
      universal: ['fennel', 'ginger'],
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.7,
      only: oneOf('peas', 'spinach', 'green-beans', 'kale', 'broccoli', 'asparagus'),
    },
    cream: { list: 'gratin-cream', pick: [1, 1], grams: [35, 45, 60] },
    broth: { list: 'broth', pick: [1, 1], grams: [50, 60, 80], universal: ['water'] },
    mustard: { list: 'umami', pick: [0, 1], optional: true, only: oneOf('dijon') },
    woody: { list: 'woody', pick: [0, 1], optional: true, only: oneOf('thyme', 'sage') },
    herb,
    fat: savoury.fat,
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${k.title('protein')} and ${k.title('vegetable')} Pie with ${k.title('green')}`,
    `Golden ${k.title('protein')} Pot Pie with ${k.title('herb')}`,
    `${flavour(k, 'woody', 'herb')} ${k.title('protein')} Pie with ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    k.pick([
      `Under a crisp, golden lid: ${k.call('protein', 'vegetable', 'green')} in a sauce you will want to chase round the plate.`,
      `A pie to crack open at the table, steaming with ${k.call('herb')}, ${k.call('protein')} and soft ${k.call('vegetable')}.`,
    ]),
  method: (k) => {
    const isSlice = isOneOf(k, 'crust', 'potato');
    const isFilo = isOneOf(k, 'crust', 'filo');
    const fry = Math.max(4, isSeafood(k, 'protein') ? 4 : k.minutes('fry', 'protein'));
    const soft = Math.max(5, Math.min(10, k.minutes('fry', 'vegetable', 'aromatic')));
    const bake = isSlice ? 40 : 25;
    const lid = isSlice
      ? `Cover the filling with ${k.the('crust')} in overlapping slices, about 3 minutes, and brush with the juices from the pan.`
      : isFilo
        ? `Scrunch ${k.the('crust')} loosely over the filling, sheet by sheet, in about 3 minutes, until the dish is covered.`
        : `Lay ${k.the('crust')} over the dish, crimp the edges and cut a steam hole in the middle; it takes 3 minutes.`;
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a wide pan and fry ${k.the('protein')} for ${fry} minutes, ${isSeafood(k, 'protein') ? 'until barely coloured' : until(k, 'protein', 'until golden')}. Lift out.`,
      ),
      k.cook(
        soft,
        `Soften ${k.the('vegetable', 'aromatic', 'woody')} in the rest of the ${k.call('fat')} for ${soft} minutes, until they give way to the spoon.`,
      ),
      k.cook(
        5,
        `Stir in ${k.the('broth', 'cream', 'mustard', 'salt', 'pepper')} and bubble for 5 minutes, until the sauce coats the spoon.`,
      ),
      k.mix(
        2,
        `Fold in ${k.the('green', 'herb')} and the ${k.call('protein')}, and tip into a pie dish, about 2 minutes in all.`,
      ),
      k.mix(3, lid),
      k.bake(
        bake,
        `Bake for ${bake} minutes, until the top is crisp and deep golden and the filling ${isSeafood(k, 'protein') ? 'is opaque and bubbling, 63 °C inside' : 'bubbles through, 74 °C inside'}.`,
      ),
      k.rest(
        5,
        'Rest the pie for 5 minutes, so that the sauce thickens again, and spoon it out while the lid still crackles.',
      ),
    ];
  },
  tips: () => [
    'Let the filling cool for a moment before the lid goes on, so that it stays crisp.',
    'A baking tray under the dish catches what bubbles over.',
    'The filling can be made a day ahead and kept chilled; give the pie 10 more minutes then.',
  ],
};
