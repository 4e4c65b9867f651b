import type { Archetype, Slot } from '../../archetype.ts';

/** Leaves only, left whole: they are bruised for their scent. */
const herb: Slot = {
  list: 'fruit-herb',
  pick: [1, 1],
  factor: 0.4,
  cut: 'ready',
  only: (item) => !/zest/.test(item.id),
};

export const cooler: Archetype = {
  id: 'cooler',
  courses: ['drink'],
  cuisines: ['Mexican', 'Caribbean', 'Brazilian', 'Spanish', 'American', 'Thai', 'Mediterranean'],
  techniques: ['no-cook', 'blending'],
  styles: ['light', 'outdoor', 'festive', 'date-night', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in a tall, cold glass',
  slots: {
    fruit: { list: 'cooler-fruit', pick: [1, 2], method: 'raw', grams: [120, 150, 200] },
    herb,
    acid: { list: 'citrus', pick: [1, 1], grams: [9, 12, 15] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [7, 11, 15] },
    water: { list: 'water', pick: [1, 1], grams: [150, 180, 210] },
    salt: { list: 'salt', pick: [1, 1], grams: [0.05, 0.1, 0.1] },
  },
  titles: (k) => [
    `${k.title('fruit')} and ${k.title('herb')} Cooler`,
    k.cuisine === 'Mexican'
      ? `${k.title('fruit')} Agua Fresca`
      : `${k.title('fruit')} and ${k.title('acid').replace(' Juice', '')} Cooler`,
    `Long ${k.title('fruit')} Cooler with ${k.title('acid').replace(' Juice', '')}`,
    `Iced ${k.title('fruit')} with ${k.title('herb')}`,
  ],
  describe: (k) =>
    `Long, cold and not too sweet: blended ${k.call('fruit')} with ${k.call('herb')} and ${k.call('acid')} and straight from the fridge.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Blend ${k.the('fruit', 'acid', 'sweet', 'salt')} with half of ${k.the('water')} for 2 minutes, until smooth.`,
    ),
    k.mix(
      2,
      `Bruise ${k.the('herb')} in a jug with a wooden spoon for 2 minutes and strain the blended fruit over it.`,
    ),
    k.mix(
      1,
      `Top up with the rest of the ${k.call('water')}, well chilled or sparkling, and stir.`,
    ),
    k.mix(1, 'Taste for sharpness and pour into tall glasses from the freezer.'),
  ],
  tips: (k) => [
    `Bruise the ${k.call('herb')} rather than tearing it to shreds: you want the scent, not the bits.`,
    'Strain it for a clear drink, or leave the fruit in and serve it with a spoon.',
    'The base keeps for a day in the fridge; add the bubbles at the last moment.',
  ],
};

export const lemonade: Archetype = {
  id: 'lemonade',
  courses: ['drink'],
  techniques: ['no-cook'],
  styles: ['light', 'outdoor', 'family', 'budget', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a jug with a glass beside it',
  slots: {
    acid: { list: 'lemon', pick: [1, 1], grams: [22, 26, 30] },
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.6, 0.8, 1] },
    sweet: { list: 'sweetener', pick: [1, 1], grams: [18, 22, 26] },
    berry: { list: 'berry', pick: [1, 1], method: 'raw', grams: [25, 35, 50] },
    herb,
    root: {
      list: 'press-spice',
      pick: [0, 1],
      optional: true,
      grams: [1, 1.5, 2.5],
      only: ({ id }) => id === 'ginger',
    },
    water: { list: 'water', pick: [1, 1], grams: [180, 210, 240] },
  },
  titles: (k) => {
    const fruit = k.first('acid')?.id === 'lime-juice' ? 'Lime' : 'Lemon';
    const isSugared = k.first('sweet')?.tags.has('added-sugar');
    const name = isSugared ? { Lime: 'Limeade', Lemon: 'Lemonade' }[fruit] : `${fruit} Press`;
    return [
      `${k.title('berry')} ${name} with ${k.title('herb')}`,
      `Pink ${name} with ${k.title('berry')}`,
      `Cloudy ${name} with ${k.title('herb')}`,
      `${k.title('herb')} and ${k.title('berry')} ${name}`,
    ].filter(
      (title) =>
        !title.startsWith('Pink') ||
        ['strawberry', 'raspberry'].includes(k.first('berry')?.id ?? ''),
    );
  },
  describe: (k) =>
    `Sharp first, sweet after: freshly squeezed ${k.call('acid')} with crushed ${k.call('berry')} and ${k.call('herb')}, and very cold.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Stir ${k.the('acid', 'zest', 'root', 'sweet')} in a large jug for 2 minutes, until everything has dissolved.`,
    ),
    k.mix(
      2,
      `Add ${k.the('berry', 'herb')} and crush with the end of a rolling pin for 2 minutes, until the juice runs.`,
    ),
    k.mix(
      1,
      `Pour in ${k.the('water')}, ice-cold, stir for 1 minute and taste: it should make you blink, then smile.`,
    ),
    k.mix(1, 'Pour into tall, cold glasses through a sieve, or just as it is; 1 minute.'),
  ],
  tips: () => [
    'Roll the fruit under your palm before squeezing: it gives far more juice.',
    'If you pour it over ice, mix it a little stronger than you like it.',
    'The base without water keeps for three days in the fridge.',
  ],
};

export const icedTea: Archetype = {
  id: 'iced-tea',
  courses: ['drink'],
  cuisines: ['American', 'Cajun', 'Thai', 'Chinese', 'Moroccan', 'Turkish'],
  techniques: ['simmering'],
  styles: ['light', 'outdoor', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a tall, cold glass',
  slots: {
    tea: { list: 'tea', pick: [1, 1], grams: [150, 170, 190] },
    juice: {
      list: 'juice',
      pick: [1, 1],
      grams: [70, 90, 110],
      only: (item) => /juice/.test(item.id),
    },
    fruit: { list: 'cooler-fruit', pick: [1, 1], method: 'raw', grams: [30, 45, 60] },
    acid: { list: 'citrus', pick: [1, 1], grams: [4, 6, 9] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [5, 8, 11] },
    herb,
  },
  titles: (k) => [
    `${k.title('fruit')} Iced Tea`,
    `Iced Tea with ${k.title('fruit')} and ${k.title('herb')}`,
    `${k.title('fruit')} and ${k.title('juice').replace(' Juice', '')} Iced Tea`,
    `Chilled Tea with ${k.title('fruit')} and ${k.title('juice').replace(' Juice', '')}`,
  ],
  describe: (k) =>
    `A pot of ${k.call('tea')}, cooled in a hurry with ${k.call('juice')}, ${k.call('fruit')} and ${k.call('herb')}: clear, fragrant and barely sweet.`,
  method: (k) => [
    ...k.prep(1, 'Put the glasses into the freezer.'),
    k.cook(
      4,
      `Warm ${k.the('tea')} with ${k.the('sweet', 'acid')} and half of ${k.the('herb')} in a saucepan for 4 minutes, just until it steams.`,
    ),
    k.rest(
      5,
      'Stand the pan in a sink of cold water for 5 minutes and let it steep while it cools down.',
    ),
    k.mix(
      1,
      `Strain into a jug and stir in ${k.the('juice', 'fruit')} for 1 minute, bruising the fruit a little.`,
    ),
    k.mix(
      1,
      `Pour into the frozen glasses and finish with the rest of the ${k.call('herb')}; 1 minute.`,
    ),
  ],
  tips: () => [
    'Brew it stronger than you would drink it hot: the cold dulls it.',
    'Steeping it too long makes it bitter; a few minutes are enough.',
    'Ice cubes made from the same drink do not water it down.',
  ],
};
