import type { Archetype } from '../../archetype.ts';

export const energyBites: Archetype = {
  id: 'energy-bites',
  courses: ['snack', 'dessert'],
  techniques: ['no-cook', 'blending'],
  styles: ['lunchbox', 'meal-prep', 'family', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'on a small plate',
  slots: {
    fruit: { list: 'bite-fruit', pick: [1, 1], grams: [18, 22, 26] },
    body: { list: 'bite-body', pick: [1, 1], grams: [12, 16, 19] },
    seed: { list: 'bite-seed', pick: [1, 1], grams: [6, 8, 10] },
    butter: { list: 'bowl-butter', pick: [1, 1], grams: [7, 9, 12] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
    coating: { list: 'bite-coat', pick: [1, 1], grams: [3, 4, 6] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.1, 0.1, 0.15] },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('body')} Bites`,
    `${k.title('warm')} Energy Bites with ${k.title('seed')}`,
    `Rolled ${k.title('fruit')} Bites in ${k.title('coating')}`,
    `No-Bake ${k.title('fruit')} and ${k.title('butter')} Balls`,
  ],
  describe: (k) =>
    k.pick([
      `Soft, chewy bites of ${k.call('fruit')} and ${k.call('body')}, with ${k.call('warm')} and a coat of ${k.call('coating')}.`,
      `Two of these and the afternoon is saved: ${k.call('fruit')} for the sweetness, ${k.call('seed')} and ${k.call('butter')} for staying power.`,
    ]),
  method: (k) => [
    k.mix(
      3,
      `Blend ${k.the('fruit', 'body', 'seed')} in a food processor for 3 minutes, until it looks like damp sand.`,
    ),
    k.mix(
      2,
      `Add ${k.the('butter', 'warm', 'salt')} and pulse for 2 minutes, until it holds together; add a spoonful of water if it is dry.`,
    ),
    k.mix(
      6,
      `Roll into ${k.servings * 2} balls with damp hands over 6 minutes, each the size of a large marble.`,
    ),
    k.mix(
      2,
      `Turn the balls in ${k.the('coating')} for 2 minutes, pressing lightly so that it sticks.`,
    ),
  ],
  tips: () => [
    'Ten minutes in the fridge before rolling makes the mixture easier to handle.',
    'They keep for a week in a closed box in the fridge, and freeze well.',
    'Roll a test ball first: if it cracks, the mixture wants a little more water.',
  ],
};

export const glazedNuts: Archetype = {
  id: 'glazed-nuts',
  courses: ['snack'],
  techniques: ['roasting', 'baking'],
  styles: ['festive', 'street-food', 'outdoor', 'sharing', 'lunchbox'],
  difficulty: 'Easy',
  vessel: 'in a small bowl',
  slots: {
    nut: { list: 'glaze-nut', pick: [1, 2], grams: [12, 15, 18], cut: 'ready' },
    seed: { list: 'glaze-seed', pick: [1, 1], grams: [5, 7, 9] },
    sweet: { list: 'bind-syrup', pick: [1, 1], optional: true, grams: [4, 6, 8] },
    fat: { list: 'baking-oil', pick: [1, 1], grams: [1.5, 2, 2.5] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.4, 0.6, 0.8] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.15, 0.2, 0.3] },
  },
  titles: (k) => [
    `${k.title('warm')}-Roast ${k.title('nut')} with ${k.title('zest')}`,
    `Fairground ${k.title('nut')} with ${k.title('seed')}`,
    `Glossy ${k.title('warm')} ${k.title('nut')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    `Roasted until they crack between the teeth: ${k.call('nut', 'seed')} in a thin, crisp coat of ${k.call('warm')} and ${k.call('zest')}.`,
  method: (k) => [
    k.mix(2, 'Heat the oven to 150 °C fan (170 °C without) and line a tray; allow 2 minutes.'),
    k.mix(
      2,
      `Toss ${k.the('nut', 'seed')} in a bowl with ${k.the('fat', 'sweet', 'warm', 'zest', 'salt')} for 2 minutes, until evenly coated.`,
    ),
    k.bake(
      14,
      'Spread out in a single layer and roast for 14 minutes, stirring once, until golden and fragrant.',
    ),
    k.rest(
      8,
      'Leave on the tray for 8 minutes: they only turn crisp as they cool. Break up any clumps.',
    ),
  ],
  tips: () => [
    'Watch the last minutes: they colour fast, and go on roasting on the hot tray.',
    'Let them cool completely before they go into a jar, or they soften.',
    'Stir with a spoon, not with your fingers: the coat is hotter than it looks.',
  ],
};

export const sweetPopcorn: Archetype = {
  id: 'sweet-popcorn',
  courses: ['snack'],
  cuisines: ['American', 'Mexican', 'British'],
  techniques: ['searing'],
  styles: ['family', 'budget', 'sharing', 'street-food'],
  difficulty: 'Easy',
  vessel: 'in a big bowl',
  slots: {
    corn: { list: 'popping-corn', pick: [1, 1], grams: [16, 18, 22] },
    oil: { list: 'baking-oil', pick: [1, 1], grams: [3, 4, 5] },
    fat: { list: 'baking-fat', pick: [1, 1], grams: [3, 4, 6] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [4, 6, 9] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [3, 5, 8] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.2, 0.25, 0.3] },
  },
  titles: (k) =>
    [
      `${k.title('warm')} Popcorn with ${k.title('crunch')}`,
      `Warm ${k.title('warm')} Popcorn`,
      `Sweet and Salty Popcorn with ${k.title('crunch')}`,
    ].filter((title) => k.has('sweet') || !title.startsWith('Sweet')),
  describe: (k) =>
    `Hot from the pot and still rustling, shaken with ${k.call('warm')} and ${k.call('crunch')}: something for both hands and a long film.`,
  method: (k) => [
    ...k.prep(1, 'Set out the biggest bowl you have.'),
    k.cook(
      2,
      `Heat ${k.the('oil')} in a large, heavy pot over a medium-high heat for 2 minutes, with 3 kernels of ${k.the('corn')} to tell you when.`,
    ),
    k.cook(
      4,
      'Tip in the rest once those burst, cover and shake for 4 minutes, until the popping slows down.',
    ),
    k.cook(
      2,
      `Melt ${k.the('fat')} with ${k.the('sweet', 'warm', 'salt')} in a small pan over a low heat for 2 minutes, stirring.`,
    ),
    k.mix(
      1,
      `Pour over the hot popcorn, add ${k.the('crunch')} and toss for 1 minute in the big bowl.`,
    ),
  ],
  tips: () => [
    'Leave the lid a finger open: steam that stays in makes it tough.',
    'Never fill the pot more than one layer deep with kernels; they grow tenfold.',
    'It is best within the hour, and hopeless the next day.',
  ],
};

export const fruitToast: Archetype = {
  id: 'fruit-crackers',
  courses: ['snack', 'breakfast'],
  techniques: ['no-cook'],
  styles: ['light', 'family', 'lunchbox', 'budget', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a board, side by side',
  slots: {
    base: { list: 'fruit-base', pick: [1, 1], grams: [27, 27, 27], fixed: true },
    butter: { list: 'bowl-butter', pick: [1, 1], grams: [12, 16, 22] },
    fruit: { list: 'top-fruit', pick: [1, 1], method: 'raw', grams: [40, 55, 70], cut: 'sliced' },
    seed: { list: 'bowl-seed', pick: [1, 1], grams: [3, 4, 6] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.4 },
    juice: { list: 'citrus', pick: [1, 1], grams: [2, 3, 4] },
  },
  titles: (k) => [
    `${k.title('base')} with ${k.title('butter')} and ${k.title('fruit')}`,
    `${k.title('fruit')} and ${k.title('butter')} ${k.title('base')} Stacks`,
    `Crisp ${k.title('base')} with ${k.title('warm')} ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `A crisp base, a thick layer of ${k.call('butter')} and slices of ${k.call('fruit')} with ${k.call('warm')}: the fastest sweet thing in the house.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Turn ${k.the('fruit')} in ${k.the('juice', 'warm')} for 1 minute, so that the slices stay bright.`,
    ),
    k.mix(
      2,
      `Spread ${k.the('base')} thickly with ${k.the('butter')}, right up to the edges; about 2 minutes.`,
    ),
    k.mix(
      1,
      `Lay the slices on top, overlapping, and scatter with ${k.the('seed')}; it takes 1 minute.`,
    ),
    k.mix(1, 'Bring to the table, before the crisp part has gone soft.'),
  ],
  tips: () => [
    'Spread to the edges: it keeps the fruit from sliding and the base from softening.',
    'For a lunchbox pack the parts separately and stack them when hungry.',
    'A spread from the fridge tears the base; let it come to room temperature.',
  ],
};
