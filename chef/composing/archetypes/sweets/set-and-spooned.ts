import type { Archetype, Slot } from '../../archetype.ts';

const salt: Slot = { list: 'salt', pick: [1, 1], grams: [0.1, 0.15, 0.2] };

export const stovePudding: Archetype = {
  id: 'stove-pudding',
  courses: ['dessert'],
  cuisines: [
    'Indian',
    'Turkish',
    'Persian',
    'Greek',
    'Nordic',
    'Thai',
    'Brazilian',
    'Spanish',
    'Caribbean',
    'Middle Eastern',
    'British',
    'Lebanese',
    'Portuguese',
  ],
  techniques: ['simmering', 'slow-cooking'],
  styles: ['comfort', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    rice: { list: 'pudding-rice', pick: [1, 1], method: 'simmer', grams: [32, 38, 44] },
    milk: {
      list: 'pudding-milk',
      pick: [1, 1],
      grams: [170, 190, 215],
    },
    warm: { list: 'warm', pick: [1, 1] },
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.5, 0.7, 0.9] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [8, 12, 16] },
    fruit: { list: 'fruit', pick: [1, 1], method: 'raw', grams: [35, 50, 70] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [5, 8, 12] },
    salt,
  },
  titles: (k) => {
    const name = /rice/.test(k.call('rice')) ? 'Rice Pudding' : `${k.title('rice')} Pudding`;
    return [
      `${k.title('warm')} ${name} with ${k.title('fruit')}`,
      `Creamy ${name} with ${k.title('fruit')} and ${k.title('crunch')}`,
      `Slow-Stirred ${name} with ${k.title('zest')}`,
      `${name} with ${k.title('warm')} and ${k.title('crunch')}`,
    ];
  },
  describe: (k) =>
    `Slow-stirred until it just flows from the spoon, scented with ${k.call('warm')} and ${k.call('zest')}, under fresh ${k.call('fruit')} and a scatter of ${k.call('crunch')}.`,
  method: (k) => {
    const simmer = k.minutes('simmer', 'rice') + 6;
    return [
      ...k.prep(),
      k.cook(
        5,
        `Put ${k.the('rice', 'milk', 'warm', 'zest', 'salt')} into a heavy saucepan and bring slowly to a simmer, stirring, about 5 minutes.`,
      ),
      k.cook(
        simmer,
        `Cook over a low heat for ${simmer} minutes, stirring often and loosening with hot water when it gets thick, until soft and creamy.`,
      ),
      k.rest(
        4,
        `Take off the heat${k.maybe('sweet', ', stir in ')} and leave for 4 minutes: it goes on thickening.`,
      ),
      k.mix(
        1,
        `Spoon into bowls and top with ${k.the('fruit', 'crunch')}, and serve while it flows.`,
      ),
    ];
  },
  tips: () => [
    'Stir often towards the end, right into the corners: it catches quickly.',
    'To serve it cold, cool it within an hour, then chill; it will need loosening.',
    'Warm the bowls: it stays creamy for longer.',
  ],
};

export const agarPots: Archetype = {
  id: 'set-pots',
  courses: ['dessert'],
  techniques: ['simmering'],
  styles: ['fine-dining', 'date-night', 'modern', 'light', 'layered-glass'],
  difficulty: 'Medium',
  vessel: 'turned out onto a small plate',
  slots: {
    milk: { list: 'set-milk', pick: [1, 1], grams: [110, 120, 135] },
    agar: { list: 'agar', pick: [1, 1], grams: [0.7, 0.7, 0.7], fixed: true },
    sweet: { list: 'sweetener', pick: [1, 1], grams: [9, 12, 15] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.8 },
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.4, 0.6, 0.8] },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [50, 65, 80] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [8, 12, 16] },
  },
  titles: (k) => [
    `Softly Set ${k.title('warm')} Pots with ${k.title('fruit')}`,
    `Trembling ${k.title('warm')} Pots with Crushed ${k.title('fruit')}`,
    `${k.title('zest').replace(' Zest', '')}-Scented Set Pots with ${k.title('fruit')}`,
    ...(k.first('milk')?.id === 'coconut-milk'
      ? [`Set Coconut Pots with ${k.title('fruit')}`]
      : []),
  ],
  describe: (k) =>
    `Cool and trembling, set with ${k.call('agar')}: ${k.call('milk')} scented with ${k.call('warm')} and ${k.call('zest')}, with crushed ${k.call('fruit')}.`,
  method: (k) => [
    {
      ...k.mix(
        3,
        `Set out the glasses and whisk ${k.the('agar')} into ${k.the('milk')} in a saucepan, until no lumps are left.`,
      ),
      isElastic: true,
    },
    k.cook(
      6,
      `Add ${k.the('sweet', 'warm', 'zest')} and bring to a simmer, whisking; let it bubble gently, 6 minutes in all, so that it will set.`,
    ),
    k.mix(
      2,
      `Pour into ${k.servings === 1 ? 'a small glass' : `${k.servings} small glasses`} rinsed with cold water; about 2 minutes.`,
    ),
    k.rest(30, 'Chill for 30 minutes, standing in cold water, until set and trembling.', {
      id: 'set',
    }),
    ...k.prep().map((step) => ({ ...step, after: [] })),
    k.mix(2, `Crush ${k.the('fruit')} lightly with a fork for 2 minutes, until the juice runs.`, {
      id: 'fruit',
      after: [],
    }),
    k.mix(
      2,
      `Loosen the rims, turn out onto plates and spoon the fruit and ${k.the('crunch')} around; about 2 minutes.`,
      { after: ['set', 'fruit'] },
    ),
  ],
  tips: () => [
    'It has to simmer, not only get hot: below that it never sets.',
    'In small glasses you need not turn them out at all.',
  ],
};

export const niceCream: Archetype = {
  id: 'frozen-fruit-cream',
  courses: ['dessert', 'snack'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'family', 'outdoor', 'modern'],
  difficulty: 'Easy',
  vessel: 'in scoops in a bowl',
  slots: {
    fruit: {
      list: 'freeze-fruit',
      pick: [1, 2],
      method: 'raw',
      grams: [80, 100, 125],
      cut: 'thinly-sliced',
    },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [20, 30, 45] },
    butter: { list: 'bowl-butter', pick: [1, 1], optional: true, grams: [8, 12, 16] },
    juice: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6 },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [5, 8, 12] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [8, 12, 16] },
  },
  titles: (k) => [
    `Soft-Frozen ${k.title('fruit')} with ${k.title('crunch')}`,
    `Ice-Cold ${k.title('fruit')} Whip`,
    `Frozen ${k.title('fruit')} and ${k.title('warm')} Whip`,
    `${k.title('fruit')} Soft Serve with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Nothing but frozen ${k.call('fruit')}, whipped in the food processor until it turns as soft as something from a machine at the seaside.`,
  method: (k) => [
    ...k.prep(),
    k.rest(
      60,
      `Spread ${k.the('fruit')} in a single layer on a lined tray and freeze for 60 minutes, until hard at the edges and icy in the middle.`,
    ),
    k.mix(
      2,
      `Put into a food processor with ${k.the('creamy', 'butter', 'juice', 'sweet', 'warm')} and pulse to crumbs over 2 minutes.`,
    ),
    k.mix(
      3,
      'Run the machine for 3 minutes, scraping down the sides, until smooth, pale and airy.',
    ),
    k.mix(1, `Scoop into cold bowls and scatter with ${k.the('crunch')}, and serve at once.`),
  ],
  tips: () => [
    'Slice as thinly as you can: thin slices freeze in an hour, whole fruit takes a night.',
    'Be patient with the machine: it looks like gravel until suddenly it does not.',
    'Put the bowls into the freezer as well; it melts fast.',
  ],
};

export const granita: Archetype = {
  id: 'granita',
  courses: ['dessert'],
  cuisines: ['Italian', 'French', 'Spanish', 'Mediterranean', 'Mexican', 'Greek'],
  techniques: ['blending', 'no-cook'],
  styles: ['light', 'date-night', 'outdoor', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in cold glasses',
  slots: {
    fruit: { list: 'granita-fruit', pick: [1, 1], method: 'raw', grams: [120, 140, 160] },
    juice: { list: 'citrus', pick: [1, 1], grams: [6, 9, 12] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [10, 14, 18] },
    herb: { list: 'fruit-herb', pick: [1, 1], factor: 0.4 },
    creamy: { list: 'spoon-cream', pick: [1, 1], grams: [40, 55, 75] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [6, 9, 13] },
  },
  titles: (k) => [
    `${k.title('fruit')} Granita with ${k.title('herb')}`,
    `Icy ${k.title('fruit')} with ${k.title('creamy')}`,
    `${k.title('fruit')} and ${k.title('juice').replace(' Juice', '')} Granita`,
  ],
  describe: (k) =>
    `Fork-scraped crystals of ${k.call('fruit')} and ${k.call('juice')}, cold enough to make you blink, over ${k.call('creamy')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Blend ${k.the('fruit', 'juice', 'sweet')} with half of ${k.the('herb')} for 2 minutes, until smooth.`,
    ),
    k.rest(
      60,
      'Pour into a metal tray no deeper than 1 cm and freeze for 60 minutes, scraping with a fork every quarter of an hour.',
    ),
    k.mix(2, 'Scrape once more, for 2 minutes, until it is all loose, glittering crystals.'),
    k.mix(
      2,
      `Layer with ${k.the('creamy')} in cold glasses, and finish with ${k.the('crunch')} and the rest of the ${k.call('herb')}; about 2 minutes.`,
    ),
  ],
  tips: () => [
    'A metal tray freezes twice as fast as glass or china.',
    'Scraping is the whole craft: leave it alone and you have a block.',
    'It keeps for a week in the freezer; scrape again before serving.',
  ],
};
