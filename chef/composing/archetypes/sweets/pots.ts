import type { Archetype, Slot } from '../../archetype.ts';
import { isGround } from '../only.ts';

const berry: Slot = { list: 'berry', pick: [1, 1], method: 'raw', grams: [35, 50, 70] };
const salt: Slot = { list: 'salt', pick: [1, 1], grams: [0.05, 0.1, 0.15] };

export const chocolatePots: Archetype = {
  id: 'chocolate-pots',
  courses: ['dessert'],
  techniques: ['blending', 'no-cook'],
  styles: ['date-night', 'fine-dining', 'layered-glass', 'comfort', 'festive'],
  difficulty: 'Easy',
  vessel: 'in small glasses',
  slots: {
    base: { list: 'mousse-base', pick: [1, 1], grams: [60, 75, 90] },
    cocoa: { list: 'dark-powder', pick: [1, 1], grams: [6, 8, 10] },
    milk: {
      list: 'shake-milk',
      pick: [1, 1],
      grams: [15, 20, 30],
      only: (item) => item.id !== 'water',
    },
    sweet: { list: 'sweetener', pick: [1, 1], grams: [14, 18, 22] },
    butter: { list: 'bowl-butter', pick: [1, 1], optional: true, grams: [6, 8, 12] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    fruit: berry,
    salt,
  },
  titles: (k) => [
    `Velvet ${k.title('cocoa').replace(' Powder', '')} Pots with ${k.title('fruit')}`,
    `${k.title('cocoa').replace(' Powder', '')} Mousse with ${k.title('fruit')}`,
    `Silky ${k.title('cocoa').replace(' Powder', '')} and ${k.title('fruit')} Pots`,
    `Dark ${k.title('warm')} Pots with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    k.pick([
      `Dark and silky without any baking: ${k.call('cocoa')} blended into ${k.call('base')}, with ${k.call('fruit')} to cut the richness.`,
      `A spoon sinks in slowly and comes out gleaming: small pots, deep in taste, topped with ${k.call('fruit')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Put ${k.the('base', 'cocoa', 'milk', 'sweet', 'butter', 'warm', 'salt')} into a blender; it takes 1 minute.`,
    ),
    k.mix(
      3,
      'Blend for 3 minutes, scraping down the sides now and then, until completely smooth and glossy.',
    ),
    k.mix(
      2,
      `Spoon into ${k.servings === 1 ? 'a small glass' : 'small glasses'} and smooth the top; about 2 minutes.`,
    ),
    k.mix(1, `Top with ${k.the('fruit')} and serve, or chill until wanted.`),
  ],
  tips: () => [
    'Blend longer than you think: it goes from grainy to velvet in the last half minute.',
    'It firms up in the fridge and keeps there for two days.',
    'A few flakes of salt on top wake up the bitterness.',
  ],
};

export const cheesecakePots: Archetype = {
  id: 'cream-pots',
  courses: ['dessert'],
  techniques: ['no-cook'],
  styles: ['layered-glass', 'date-night', 'festive', 'modern', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in small glasses, in layers',
  slots: {
    crumb: { list: 'layer-crumb', pick: [1, 1], grams: [14, 18, 22] },
    fat: { list: 'baking-fat', pick: [1, 1], grams: [3, 4, 6] },
    cheese: { list: 'set-cream', pick: [1, 1], grams: [35, 45, 60] },
    creamy: { list: 'spoon-cream', pick: [1, 1], grams: [30, 40, 55] },
    sweet: { list: 'sweetener', pick: [1, 1], grams: [6, 9, 12] },
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.6, 0.8, 1] },
    fruit: berry,
  },
  titles: (k) => [
    `${k.title('zest').replace(' Zest', '')} Cloud Pots with ${k.title('fruit')}`,
    ...(k.first('cheese')?.id === 'cream-cheese' && k.first('crumb')?.tags.has('wheat')
      ? [`No-Bake Cheesecake Pots with ${k.title('fruit')}`]
      : []),
    `Layered ${k.title('fruit')} and ${k.title('zest').replace(' Zest', '')} Glasses`,
    `${k.title('fruit')} Pots with a Crumbly Base`,
  ],
  describe: (k) =>
    `A crumbly base, a cloud of ${k.call('cheese')} sharpened with ${k.call('zest')}, and ${k.call('fruit')} on top: dessert in a glass, nothing to bake.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      3,
      `Crush ${k.the('crumb')} in a bag with a rolling pin and work in ${k.the('fat')}, soft, for 3 minutes.`,
    ),
    k.mix(
      2,
      `Press the crumbs into the bottom of ${k.servings === 1 ? 'a small glass' : `${k.servings} small glasses`} with the back of a spoon; about 2 minutes.`,
    ),
    k.mix(
      3,
      `Beat ${k.the('cheese', 'creamy', 'sweet', 'zest')} in a bowl for 3 minutes, until thick and smooth.`,
    ),
    k.rest(10, 'Spoon over the crumbs and chill for 10 minutes, so that it firms up.'),
    k.mix(1, `Top with ${k.the('fruit')}, some whole and some crushed, and serve; 1 minute.`),
  ],
  tips: () => [
    'Take everything for the middle layer cold from the fridge: it sets the faster.',
    'Assembled without the fruit, they wait happily in the fridge overnight.',
    'Crush coarsely: a few bigger pieces make the base worth finding.',
  ],
};

export const trifleGlasses: Archetype = {
  id: 'layered-glasses',
  courses: ['dessert'],
  techniques: ['no-cook'],
  styles: ['layered-glass', 'festive', 'family', 'light'],
  difficulty: 'Easy',
  vessel: 'in tall glasses, in layers',
  slots: {
    fruit: { list: 'berry', pick: [2, 2], method: 'raw', grams: [40, 50, 65] },
    juice: {
      list: 'juice',
      pick: [1, 1],
      grams: [10, 15, 20],
      only: (item) => item.id !== 'water',
    },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [5, 8, 11] },
    crumb: {
      list: 'layer-crumb',
      pick: [1, 1],
      grams: [18, 22, 26],
      only: (item) => !item.roles.has('crunch'),
    },
    creamy: { list: 'spoon-cream', pick: [1, 1], grams: [55, 70, 90], universal: ['apple-sauce'] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [5, 8, 12] },
  },
  titles: (k) => [
    `Layered ${k.title('fruit')} and ${k.title('creamy')} Glasses`,
    `Tumbled ${k.title('fruit')} Glasses with ${k.title('crunch')}`,
    `Summer Glasses with ${k.title('fruit')} and ${k.title('warm')}`,
    `${k.title('fruit')} Layers with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Crushed ${k.call('fruit')}, soaked ${k.call('crumb')} and cool ${k.call('creamy')}, layer upon layer, with ${k.call('crunch')} on top.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Crush half of ${k.the('fruit')} with ${k.the('sweet', 'juice')} in a bowl for 2 minutes, until the juice runs.`,
    ),
    k.mix(1, `Stir ${k.the('creamy', 'warm')} together in a second bowl for 1 minute.`),
    k.mix(
      3,
      `Divide ${k.the('crumb')} between glasses, roughly broken, spoon over the crushed fruit and cover with the ${k.call('creamy')}; about 3 minutes.`,
    ),
    k.rest(10, 'Leave in the fridge for 10 minutes, so that the layers soak into each other.'),
    k.mix(
      1,
      `Pile the rest of the ${k.call('fruit')} on top and finish with ${k.the('crunch')}; 1 minute.`,
    ),
  ],
  tips: () => [
    'Wipe the rims of the glasses clean between the layers: half the pleasure is seeing them.',
    'An hour in the fridge makes them even better; add the topping only then.',
    'Thawed from frozen, the fruit gives more juice and does just as well below.',
  ],
};

export const fruitFool: Archetype = {
  id: 'fruit-fool',
  courses: ['dessert'],
  cuisines: ['British', 'French', 'Nordic', 'American', 'German'],
  techniques: ['no-cook'],
  styles: ['light', 'date-night', 'layered-glass', 'rustic'],
  difficulty: 'Easy',
  vessel: 'in small glasses, swirled',
  slots: {
    fruit: { list: 'fool-fruit', pick: [1, 1], method: 'raw', grams: [80, 95, 115] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [8, 12, 15] },
    juice: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    creamy: { list: 'fool-cream', pick: [1, 1], grams: [45, 55, 75], universal: ['apple-sauce'] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [6, 9, 13] },
  },
  titles: (k) => [
    `${k.title('fruit')} Fool with ${k.title('crunch')}`,
    `${k.title('fruit')} and ${k.title('warm')} Fool`,
    `Swirled ${k.title('fruit')} Fool`,
  ],
  describe: (k) =>
    `Crushed ${k.call('fruit')} rippled through soft ${k.call('creamy')}, hardly sweet, with ${k.call('crunch')} on top.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Crush ${k.the('fruit')} with ${k.the('sweet', 'juice')} in a bowl for 2 minutes, leaving some pieces whole.`,
    ),
    k.mix(
      3,
      `Whisk ${k.the('creamy')} with ${k.the('warm')} for 3 minutes in a cold bowl, until ${k.first('creamy')?.roles.has('cream') ? 'it holds soft folds' : 'light and quite smooth'}.`,
    ),
    k.mix(
      1,
      `Fold two thirds of the fruit through in 1 minute, with no more than four turns of the spoon.`,
    ),
    k.mix(
      2,
      `Spoon into glasses with the remaining fruit and scatter with ${k.the('crunch')}; about 2 minutes.`,
    ),
  ],
  tips: () => [
    'Stop folding while you can still see white and colour: that is a fool.',
    'A cold bowl and a cold whisk save half the work.',
    'It keeps in the fridge for a few hours; add the topping at the table.',
  ],
};
