import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { salt, savoury } from '../../slots.ts';
import { along, hasTag } from './about-slots.ts';
import { isAromatic, noneOf, oneOf } from './slot-conditions.ts';

const meatOf = (k: Kitchen): string => k.title('mince').replace(/ Mince$/, '');

export const shepherdsPie: Archetype = {
  id: 'mash-topped-pie',
  courses: ['dinner', 'lunch'],
  cuisines: ['British', 'American', 'French', 'German', 'Argentinian'],
  techniques: ['baking', 'simmering'],
  styles: ['comfort', 'family', 'rustic', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in an oval oven dish, the mash forked into ridges',
  slots: {
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'simmer',
      grams: [80, 100, 125],
      only: noneOf('black-beans', 'soya-mince', 'mushroom'),
      universal: ['cooked-lentils'],
    },
    mash: { list: 'mash', pick: [1, 1], method: 'simmer', grams: [180, 220, 280] },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'diced',
      factor: 0.8,
      only: oneOf('carrot', 'mushroom', 'leek', 'parsnip', 'fennel', 'courgette'),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.7,
      only: oneOf('peas', 'spinach', 'kale', 'green-beans'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      only: oneOf('tomato-puree', 'worcestershire', 'dijon'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [60, 80, 100], universal: ['water'] },
    woody: {
      list: 'woody',
      pick: [1, 1],
      optional: true,
      only: oneOf('thyme', 'rosemary', 'sage'),
    },
    cheese: {
      list: 'melting',
      pick: [0, 1],
      optional: true,
      grams: [12, 15, 20],
      only: noneOf('avocado', 'mozzarella'),
    },
    fat: { ...savoury.fat, factor: 1.8 },
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${meatOf(k)} and ${k.title('vegetable')} Pie under ${k.title('mash')} Mash`,
    `${k.title('mash')}-Topped ${meatOf(k)} Pie with ${k.title('green')}`,
    `${meatOf(k)} Pie with a Golden ${k.title('mash')} Crust`,
  ],
  describe: (k) =>
    k.pick([
      `Savoury ${k.call('mince')} and soft ${k.call('vegetable')} under a blanket of ${k.call('mash')}, forked into ridges and baked until the tips are crisp.`,
      `The sort of supper that mends a wet day: ${k.call('mince')} in its own juices, ${k.call('green')} and a thick, golden crust of ${k.call('mash')}.`,
    ]),
  method: (k) => {
    const isMince = hasTag(k, 'mince', 'minced');
    const soft = Math.max(6, Math.min(8, k.minutes('fry', 'aromatic', 'vegetable')));
    const brown = Math.max(4, k.minutes('fry', 'mince'));
    const boil = Math.max(15, k.minutes('simmer', 'mash'));
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.leave(
        boil,
        `Boil ${k.the('mash')} in well-salted water for ${boil} minutes, until completely soft, then drain and let the steam escape.`,
        { after: [], id: 'mash' },
      ),
      k.cook(
        soft,
        `Soften ${k.the('aromatic', 'vegetable')}${along(k, ' with ', ['woody'])} in ${k.half('fat')} in a wide pan for ${soft} minutes, until sweet.`,
        { after: [] },
      ),
      k.cook(
        brown,
        `Turn up the heat, add ${k.the('mince')} and fry for ${brown} minutes, ${isMince ? 'breaking it up, until no pink is left' : 'stirring, until it catches in places'}.`,
      ),
      k.cook(
        8,
        `Stir in ${k.the('broth', 'umami', 'green', 'salt', 'pepper')} and simmer for 8 minutes, until thick and juicy. Tip into an oven dish.`,
        { id: 'filling' },
      ),
      k.mix(
        3,
        `Mash the ${k.call('mash')} with the rest of the ${k.call('fat')}, spread over the filling and fork into ridges, about 3 minutes${along(k, '. Top with ', ['cheese'])}.`,
        { after: ['mash', 'filling'] },
      ),
      k.bake(
        20,
        `Bake for 20 minutes on the upper shelf, until the ridges are brown and the filling bubbles at ${isMince ? 'more than 74 °C' : 'the edges'}.`,
      ),
      k.rest(
        5,
        'Let the dish stand for 5 minutes before you cut in, so that the filling settles and the spoon cuts clean.',
      ),
    ];
  },
  tips: (k) => [
    `Let the filling cool a little before the mash goes on: it sits on top instead of sinking in.`,
    'It can be made a day ahead, chilled, and baked for 35 minutes until 74 °C in the middle.',
    `Steam the drained ${k.call('mash')} dry for a moment; wet mash never crisps.`,
  ],
};
