import type { Archetype, Slot } from '../../archetype.ts';

const sweet: Slot = { list: 'sweetener', pick: [1, 1], optional: true, grams: [8, 12, 16] };
const creamy: Slot = { list: 'spoon-cream', pick: [1, 1], grams: [35, 50, 75] };
const crunch: Slot = { list: 'sweet-crunch', pick: [1, 1], grams: [8, 12, 18] };
const juice: Slot = { list: 'citrus', pick: [1, 1], grams: [4, 6, 9] };

export const bakedFruit: Archetype = {
  id: 'baked-fruit',
  courses: ['dessert'],
  techniques: ['baking', 'roasting'],
  styles: ['light', 'date-night', 'modern', 'festive', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  slots: {
    fruit: { list: 'roast-fruit', pick: [1, 2], method: 'roast', grams: [80, 100, 130] },
    warm: { list: 'warm', pick: [1, 1] },
    sweet,
    juice,
    fat: { list: 'baking-fat', pick: [1, 1], grams: [4, 6, 9] },
    creamy,
    crunch,
  },
  titles: (k) => [
    `Roast ${k.title('fruit')} with ${k.title('warm')} and ${k.title('crunch')}`,
    `${k.title('warm')} Baked ${k.title('fruit')}`,
    `Oven-Roast ${k.title('fruit')} with Cool ${k.title('creamy')}`,
    `Sticky Roast ${k.title('fruit')} with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Soft, glossy ${k.call('fruit')} from the oven with cool ${k.call('creamy')} and crisp ${k.call('crunch')}.`,
      `Ripe ${k.call('fruit')}, roasted with ${k.call('warm')} until the juices turn sticky; cold ${k.call('creamy')} does the rest.`,
    ]),
  method: (k) => {
    const bake = k.minutes('roast', 'fruit');
    return [
      ...k.prep(2, 'Heat the oven to 190 °C fan (210 °C without).'),
      k.mix(
        2,
        `Spread ${k.the('fruit')} in a baking dish, spoon over ${k.the('juice', 'sweet', 'warm')} and dot with ${k.the('fat')}; 2 minutes.`,
      ),
      k.bake(
        bake,
        `Bake for ${bake} minutes, basting once with the juices, until soft and glossy.`,
      ),
      k.rest(3, 'Let the dish stand for 3 minutes: the juices thicken as they cool.'),
      k.mix(
        1,
        `Serve warm with its juices spooned over, and with ${k.the('creamy')} and ${k.the('crunch')}; it takes 1 minute.`,
      ),
    ];
  },
  tips: () => [
    'Ripe but firm fruit holds its shape; very ripe fruit needs a few minutes less.',
    'Use a dish that just holds it: in one that is too big the juices burn.',
    'The cold leftovers are a good breakfast.',
  ],
};

export const poachedFruit: Archetype = {
  id: 'poached-fruit',
  courses: ['dessert'],
  techniques: ['poaching', 'simmering'],
  styles: ['light', 'fine-dining', 'date-night', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a deep plate with its juices',
  slots: {
    fruit: {
      list: 'poach-fruit',
      pick: [1, 1],
      method: 'simmer',
      grams: [120, 140, 160],
      cut: 'quartered',
    },
    liquid: { list: 'poach-liquid', pick: [1, 1], grams: [90, 110, 130] },
    sweet,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.8, 1, 1.3] },
    warm: { list: 'poach-spice', pick: [1, 1], grams: [0.4, 0.5, 0.7] },
    creamy,
    crunch,
  },
  titles: (k) => [
    `${k.title('warm')}-Poached ${k.title('fruit')}`,
    `Poached ${k.title('fruit')} with ${k.title('creamy')}`,
    `Poached ${k.title('fruit')} with ${k.title('warm')} and ${k.title('zest').replace(' Zest', '')}`,
    `Gently Poached ${k.title('fruit')} with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Tender ${k.call('fruit')} steeped in ${k.call('liquid')} with ${k.call('warm')} and ${k.call('zest')}, served in the reduced juices with ${k.call('creamy')}.`,
  method: (k) => {
    const poach = k.minutes('simmer', 'fruit');
    return [
      ...k.prep(),
      k.cook(
        5,
        `Bring ${k.the('liquid', 'sweet', 'zest', 'warm')} to a simmer in a wide saucepan over a medium heat, about 5 minutes.`,
      ),
      k.leave(
        poach,
        `Lower in ${k.the('fruit')}, cover with a round of baking paper and poach for ${poach} minutes, until a knife slips in.`,
      ),
      k.cook(
        6,
        'Lift the fruit out and boil the juices down over a high heat for 6 minutes, until they coat a spoon.',
      ),
      k.mix(
        2,
        `Pour the juices over the fruit and serve with ${k.the('creamy', 'crunch')}, warm or cold; 2 minutes.`,
      ),
    ];
  },
  tips: () => [
    'The liquid should tremble, not boil, or the outside falls apart before the middle is done.',
    'It tastes better still when it has steeped overnight in its juices.',
    'Serve the fruit in deep plates, so that there is room for the juices.',
  ],
};

export const panFruit: Archetype = {
  id: 'pan-fruit',
  courses: ['dessert'],
  techniques: ['searing'],
  styles: ['date-night', 'light', 'street-food', 'modern', 'comfort'],
  difficulty: 'Easy',
  vessel: 'in a small skillet',
  slots: {
    fruit: {
      list: 'pan-fruit',
      pick: [1, 1],
      method: 'fry',
      grams: [105, 125, 150],
      cut: 'sliced',
    },
    fat: { list: 'baking-fat', pick: [1, 1], grams: [5, 7, 9] },
    sweet,
    warm: { list: 'warm', pick: [1, 1] },
    juice,
    creamy,
    crunch,
  },
  titles: (k) => [
    `Pan-Fried ${k.title('fruit')} with ${k.title('warm')}`,
    `Golden ${k.title('fruit')} with ${k.title('creamy')}`,
    `Hot ${k.title('fruit')}, Cold ${k.title('creamy')}`,
    `Pan-Browned ${k.title('fruit')} with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Slices of ${k.call('fruit')}, browned in a hot pan with ${k.call('warm')} until the edges catch, over cold ${k.call('creamy')}: ready in minutes.`,
  method: (k) => {
    const fry = k.minutes('fry', 'fruit') + (k.servings > 4 ? 3 : 1);
    return [
      ...k.prep(),
      k.cook(
        1,
        `Heat ${k.the('fat')} in ${k.servings > 4 ? 'two large frying pans' : 'a large frying pan'} over a medium-high heat for 1 minute, until it shimmers.`,
      ),
      k.cook(
        fry,
        `Lay in ${k.the('fruit')} side by side and fry for ${fry} minutes, turning once, until browned and soft.`,
      ),
      k.cook(
        2,
        `Add ${k.the('juice', 'sweet', 'warm')} and shake the pan for 2 minutes, until glossy and sticky.`,
      ),
      k.mix(
        1,
        `Spoon onto ${k.the('creamy')} and scatter with ${k.the('crunch')}, and serve while still hot.`,
      ),
    ];
  },
  tips: () => [
    'Do not stir: pieces that lie still brown, pieces that are moved stew.',
    'A wide pan matters more than a hot one; crowd it and everything goes soft.',
    'Serve the moment it is ready: the contrast of hot and cold is half the pleasure.',
  ],
};
