import type { Archetype } from '../archetype.ts';

export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  courses: ['dessert', 'snack'],
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
