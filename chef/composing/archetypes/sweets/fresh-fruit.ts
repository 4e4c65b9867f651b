import type { Archetype } from '../../archetype.ts';
import { isGround } from '../only.ts';

export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  courses: ['dessert', 'snack'],
  techniques: ['no-cook'],
  styles: ['light', 'layered-glass', 'outdoor', 'modern'],
  difficulty: 'Easy',
  vessel: 'in glasses',
  slots: {
    fruit: { list: 'fruit', pick: [2, 3], method: 'raw', grams: [45, 60, 80] },
    juice: { list: 'citrus', pick: [1, 1], grams: [4, 6, 9] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [4, 7, 10] },
    herb: { list: 'fruit-herb', pick: [1, 1], factor: 0.5 },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [25, 40, 60] },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [8, 12, 18] },
  },
  titles: (k) => [
    `${k.title('fruit')} Salad with ${k.title('herb')} and ${k.title('crunch')}`,
    `Fresh ${k.title('fruit')} with ${k.title('herb')} and ${k.title('crunch')}`,
    `Market Fruit Salad with ${k.title('herb')}`,
    `${k.title('fruit')} Fruit Salad with ${k.title('juice').replace(' Juice', '')}`,
  ],
  describe: (k) =>
    k.pick([
      `Ripe ${k.call('fruit')} sharpened with ${k.call('juice')} and lifted with ${k.call('herb')}, with ${k.call('crunch')} to bite on.`,
      `A bright bowl of ${k.call('fruit')}, dressed like a salad and eaten like a dessert.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Stir ${k.the('juice', 'sweet')} in a large bowl with half of ${k.the('herb')} for 1 minute.`,
    ),
    k.mix(
      1,
      `Turn ${k.the('fruit')} gently in it for 1 minute with your hands, so that nothing is bruised.`,
    ),
    k.mix(
      2,
      `Divide between glasses in 2 minutes, and scatter with ${k.the('crunch')} and the rest of the ${k.call('herb')}${k.maybe('creamy', '; top with ')}.`,
    ),
  ],
  tips: () => [
    'Let it stand for ten minutes if you can: the fruit makes its own dressing.',
    'Cut the fruit just before you need it, so that it stays bright.',
    'Serve it cool, not cold; straight from the fridge it tastes of little.',
  ],
};

export const fruitSkewers: Archetype = {
  id: 'fruit-skewers',
  courses: ['dessert', 'snack'],
  techniques: ['no-cook'],
  styles: ['family', 'outdoor', 'sharing', 'festive', 'light'],
  difficulty: 'Easy',
  vessel: 'on skewers on a board, with a small bowl of dip',
  slots: {
    fruit: { list: 'skewer-fruit', pick: [3, 3], method: 'raw', grams: [35, 45, 60] },
    juice: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    dip: { list: 'sweet-dip', pick: [1, 1], grams: [30, 40, 55] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [4, 6, 9] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    coat: { list: 'sweet-crunch', pick: [1, 1], grams: [6, 9, 13], cut: 'finely-chopped' },
  },
  titles: (k) => [
    `${k.title('fruit')} Skewers with ${k.title('warm')} Dip`,
    `Rainbow Fruit Skewers with ${k.title('coat')}`,
    `Fruit Skewers and ${k.title('warm')}-Scented ${k.title('dip')}`,
  ],
  describe: (k) =>
    `Ripe ${k.call('fruit')} on sticks, to be dragged through ${k.call('dip')} and rolled in ${k.call('coat')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Turn ${k.the('fruit')} in ${k.the('juice')} for 1 minute, so that nothing goes brown.`,
    ),
    k.mix(
      4,
      `Thread onto ${k.servings * 2} short skewers over 4 minutes, changing colours as you go.`,
    ),
    k.mix(
      2,
      `Stir ${k.the('dip', 'warm', 'sweet')} in a small bowl for 2 minutes, until smooth and loose.`,
    ),
    k.mix(1, `Put ${k.the('coat')} into a second bowl and bring everything to the table.`),
  ],
  tips: () => [
    'Cut everything the same size, and the skewers lie flat on the board.',
    'Firm fruit at both ends keeps the soft ones from sliding off.',
    'Thread them up to two hours ahead and keep them covered in the fridge.',
  ],
};

export const fruitAndDip: Archetype = {
  id: 'fruit-and-dip',
  courses: ['snack'],
  techniques: ['no-cook'],
  styles: ['family', 'light', 'sharing', 'lunchbox', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a small bowl with slices of fruit around it',
  slots: {
    butter: { list: 'bowl-butter', pick: [1, 1], grams: [12, 16, 20] },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [15, 25, 35] },
    warm: { list: 'warm', pick: [1, 1], factor: 0.6, only: isGround },
    juice: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    sweet: { list: 'sweetener', pick: [0, 1], optional: true, grams: [3, 5, 8] },
    fruit: { list: 'dip-fruit', pick: [2, 2], method: 'raw', grams: [40, 50, 70], cut: 'sliced' },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [3, 5, 8] },
  },
  titles: (k) => [
    `${k.title('fruit')} Slices with ${k.title('butter')} Dip`,
    `${k.title('warm')} ${k.title('butter')} Dip with ${k.title('fruit')}`,
    `Fruit Plate with ${k.title('butter')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `A smooth, loose dip of ${k.call('butter')} with ${k.call('warm')}, and cool slices of ${k.call('fruit')} to push through it.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Sprinkle ${k.the('fruit')} with half of ${k.the('juice')} and turn for 1 minute, to keep the slices bright.`,
    ),
    k.mix(
      2,
      `Beat ${k.the('butter', 'creamy', 'warm', 'sweet')} with the rest of the ${k.call('juice')} for 2 minutes, adding water by the teaspoon until it drops from the spoon.`,
    ),
    k.mix(
      1,
      `Scrape into a small bowl, scatter with ${k.the('crunch')} and lay the fruit around it; 1 minute.`,
    ),
  ],
  tips: () => [
    'It stiffens before it loosens: keep beating and it turns smooth.',
    'The dip keeps for three days in the fridge; the fruit wants cutting fresh.',
    'In a small jar with a lid it travels well in a lunchbox.',
  ],
};
