import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isAromatic, isTossed, noneOf, oneOf, within } from './slot-conditions.ts';

export const gratin: Archetype = {
  id: 'gratin',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'French',
    'British',
    'German',
    'Nordic',
    'Polish',
    'American',
    'Italian',
    'Greek',
    'Home',
  ],
  techniques: ['baking'],
  styles: ['comfort', 'rustic', 'family', 'sharing'],
  difficulty: 'Medium',
  vessel: 'in an oval gratin dish, the top browned',
  slots: {
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      cut: 'thinly-sliced',
      grams: [170, 220, 280],
      only: oneOf('potato', 'sweet-potato', 'celeriac', 'parsnip', 'butternut-squash', 'turnip'),
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.75,
      only: both(
        (item) =>
          isTossed(item) || ['butter-beans', 'cannellini', 'cooked-lentils'].includes(item.id),
        noneOf('tofu', 'tempeh', 'squid', 'prawns', 'duck-breast', 'jackfruit', 'beef-steak'),
      ),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      only: both(
        within('fry', 10),
        noneOf('tomato', 'cherry-tomato', 'sweetcorn', 'okra', 'cucumber'),
      ),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    cream: { list: 'gratin-cream', pick: [1, 1], grams: [40, 55, 70] },
    broth: { list: 'broth', pick: [1, 1], grams: [50, 60, 75], universal: ['water'] },
    cheese: {
      list: 'melting',
      pick: [1, 1],
      optional: true,
      grams: [12, 18, 25],
      only: noneOf('avocado'),
    },
    spice: { list: 'warm', pick: [0, 1], optional: true, only: oneOf('nutmeg') },
    woody: {
      list: 'woody',
      pick: [0, 1],
      optional: true,
      only: oneOf('thyme', 'rosemary', 'sage'),
    },
    herb,
    fat: savoury.fat,
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${k.title('root')} and ${k.title('vegetable')} Gratin with ${k.title('protein')}`,
    `Golden ${k.title('root')} Gratin with ${k.title('protein')} and ${k.title('herb')}`,
    `${k.title('protein')} Gratin under Thin Slices of ${k.title('root')}`,
    `${flavour(k, 'woody', 'herb')} ${k.title('root')} Bake with ${k.title('protein')} and ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thin slices of ${k.call('root')} that drink up ${k.call('cream')} in the oven, with ${k.call('protein', 'vegetable')} hidden underneath and a browned top.`,
      `Bubbling at the edges, soft in the middle: a winter dish of ${k.call('root', 'vegetable', 'protein')} to bring to the table as it is.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(5, Math.min(10, k.minutes('fry', 'vegetable', 'aromatic')));
    return [
      ...k.prep(1, 'Heat the oven to 190 °C fan (210 °C without).'),
      k.leave(
        5,
        `Simmer ${k.the('root')} in ${k.the('cream', 'broth')}, ${k.the('salt', 'pepper', 'spice')} for 5 minutes, until the slices begin to bend.`.replace(
          /, the salt/,
          ' with the salt',
        ),
        { after: [], id: 'root' },
      ),
      k.cook(
        fry,
        `Fry ${k.the('protein')} in ${k.half('fat')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}. Tip into an oven dish.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Soften ${k.the('vegetable', 'aromatic')}${along(k, ' with ', ['woody'])} in the rest of the ${k.call('fat')} for ${soft} minutes, and spread over the ${k.call('protein')}.`,
        { id: 'base' },
      ),
      k.mix(
        2,
        `Layer the ${k.call('root')} over the top with all the liquid, about 2 minutes, overlapping like tiles${along(k, ', and cover with ', ['cheese'])}.`,
        { after: ['root', 'base'] },
      ),
      k.bake(
        30,
        'Bake for 30 minutes, until a knife slides through without resistance and the top is deep golden.',
      ),
      k.rest(
        5,
        `Let it settle for 5 minutes, then scatter with ${k.the('herb')} and bring the dish to the table.`,
      ),
    ];
  },
  tips: (k) => [
    `Slice the ${k.call('root')} as thin as a coin; a mandoline makes short work of it.`,
    'If the top colours too soon, cover it loosely with foil for the rest of the time.',
    'It reheats well the next day: cover it, and bake until 74 °C in the middle.',
  ],
};
