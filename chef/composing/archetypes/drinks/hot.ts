import type { Archetype, Slot } from '../../archetype.ts';
import type { Step } from '../../step.ts';

const milk: Slot = {
  list: 'mug-milk',
  pick: [1, 1],
  grams: [190, 215, 240],
};
const sweet: Slot = { list: 'sweetener', pick: [1, 1], optional: true, grams: [5, 9, 12] };
const salt: Slot = { list: 'salt', pick: [1, 1], grams: [0.05, 0.1, 0.1] };
/** Work with no haste in it: it may take up what is missing to a round time. */
const inGoodTime = (step: Step): Step => ({ ...step, isElastic: true });
const glasses = (servings: number) => (servings === 1 ? 'a warm mug' : 'warm mugs');

export const hotChocolate: Archetype = {
  id: 'hot-chocolate',
  courses: ['drink'],
  techniques: ['simmering'],
  styles: ['comfort', 'festive', 'family', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in a mug',
  slots: {
    cocoa: { list: 'dark-powder', pick: [1, 1], grams: [7, 9, 11] },
    milk,
    warm: { list: 'warm', pick: [1, 2], factor: 0.6 },
    sweet,
    zest: { list: 'baking-zest', pick: [0, 1], optional: true, grams: [0.4, 0.6, 0.8] },
    salt,
  },
  titles: (k) => {
    const cocoa = k.title('cocoa').replace(' Powder', '');
    return [
      `Thick Hot ${cocoa} with ${k.title('warm')}`,
      `${k.title('warm')} Hot ${cocoa}`,
      `Velvety ${cocoa} Mug with ${k.title('warm')}`,
      `Winter ${cocoa} with ${k.title('warm')}`,
      ...(k.has('zest') ? [`Hot ${cocoa} with ${k.title('zest')}`] : []),
    ];
  },
  describe: (k) =>
    `Dark, thick and steaming: a mug of ${k.call('cocoa')} and ${k.call('milk')} with ${k.call('warm')}, to hold with both hands.`,
  method: (k) => [
    inGoodTime(
      k.mix(
        2,
        `Measure everything out and whisk ${k.the('cocoa', 'warm', 'salt')} in a saucepan with a splash of ${k.the('milk')}, until no lumps are left.`,
      ),
    ),
    k.cook(
      5,
      `Pour in the rest of the ${k.call('milk')} and warm over a medium heat for 5 minutes, whisking, until it steams.`,
    ),
    k.cook(
      2,
      `Let it tremble for 2 minutes longer${k.has('sweet') || k.has('zest') ? ` with ${k.the('sweet', 'zest')}` : ''}, whisking hard, until it thickens a little.`,
    ),
    k.mix(
      1,
      `Pour into ${glasses(k.servings)}, whisk up a foam and drink while it is hot; 1 minute.`,
    ),
  ],
  tips: () => [
    'The paste at the start is what keeps lumps away; do not skip it.',
    'Keep the heat moderate: what boils over tastes flat afterwards.',
    'For foam, whisk it hard between your palms, or shake it in a closed jar.',
  ],
};

export const goldenMilk: Archetype = {
  id: 'golden-mug',
  courses: ['drink'],
  cuisines: ['Indian', 'Thai', 'Indonesian', 'Middle Eastern'],
  techniques: ['simmering'],
  styles: ['comfort', 'light', 'modern'],
  difficulty: 'Easy',
  vessel: 'in a mug',
  slots: {
    milk,
    turmeric: { list: 'turmeric', pick: [1, 1], grams: [0.9, 1, 1.2] },
    warm: { list: 'mug-spice', pick: [2, 2], grams: [0.3, 0.4, 0.5] },
    pepper: { list: 'pepper', pick: [1, 1], grams: [0.05, 0.1, 0.1] },
    fat: { list: 'mug-fat', pick: [1, 1], grams: [1, 1.5, 2] },
    sweet,
  },
  titles: (k) => [
    `Golden Mug with ${k.title('turmeric')} and ${k.title('warm')}`,
    `Warming ${k.title('turmeric')} and ${k.title('warm')} Mug`,
    `Golden ${k.title('warm')} Nightcap`,
  ],
  describe: (k) =>
    `A deep yellow, gently peppery mug of ${k.call('milk')} with ${k.call('turmeric', 'warm')}: warming from the first sip.`,
  method: (k) => [
    inGoodTime(
      k.mix(
        2,
        `Measure everything out and stir ${k.the('turmeric', 'warm', 'pepper')} to a paste with a spoonful of ${k.the('milk')}.`,
      ),
    ),
    k.cook(
      2,
      `Warm ${k.the('fat')} in a saucepan over a low heat, add the paste and stir for 2 minutes, until fragrant.`,
    ),
    k.cook(
      6,
      `Pour in the rest of the ${k.call('milk')} and heat for 6 minutes, whisking now and then, until it steams but does not boil.`,
    ),
    k.mix(
      1,
      `Pour through a fine sieve into ${glasses(k.servings)}${k.has('sweet') ? ` and sweeten with ${k.the('sweet')}` : ''}; 1 minute.`,
    ),
  ],
  tips: () => [
    'The fat and the pepper carry the colour and the taste; leave neither out.',
    'Turmeric stains: rinse the pan and the spoon at once.',
    'Made double, it keeps for two days in the fridge and only wants warming.',
  ],
};

export const spicedTea: Archetype = {
  id: 'spiced-tea',
  courses: ['drink'],
  cuisines: ['Indian', 'Sri Lankan'],
  techniques: ['simmering'],
  styles: ['comfort', 'festive', 'street-food', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a small glass',
  slots: {
    tea: { list: 'tea', pick: [1, 1], grams: [110, 125, 140] },
    milk: { ...milk, grams: [95, 110, 130] },
    warm: {
      list: 'mug-spice',
      pick: [2, 3],
      grams: [0.2, 0.3, 0.4],
      only: ({ id }) => id !== 'ground-ginger' && id !== 'nutmeg',
    },
    root: { list: 'press-spice', pick: [1, 1], grams: [1.5, 2, 3] },
    sweet: { ...sweet, grams: [6, 9, 12] },
  },
  titles: (k) => [
    `Spiced Chai with ${k.title('warm')}`,
    `${k.title('warm')} and ${k.title('root')} Chai`,
    `Slow-Simmered ${k.title('warm')} Chai`,
    `Street-Stall Chai with ${k.title('warm')} and ${k.title('root')}`,
  ],
  describe: (k) =>
    `Simmered, not brewed: ${k.call('tea')} with ${k.call('warm', 'root')}, softened with ${k.call('milk')}.`,
  method: (k) => [
    ...k.prep(),
    k.cook(
      5,
      `Simmer ${k.the('warm', 'root')} in ${k.the('tea')} in a saucepan for 5 minutes over a low heat, until the kitchen smells of it.`,
    ),
    k.cook(
      4,
      `Add ${k.the('milk')} and heat for 4 minutes more, until it rises; lift the pan off and let it sink again.`,
    ),
    k.rest(
      2,
      `Cover and steep for 2 minutes off the heat${k.has('sweet') ? `, with ${k.the('sweet')} stirred in` : ''}.`,
    ),
    k.mix(1, 'Strain into small glasses from a height, for a head of foam; it takes 1 minute.'),
  ],
  tips: () => [
    'Letting it rise and sink two or three times makes it rounder.',
    'Sweeten it while hot; without, the spices taste of little.',
    'Strained and chilled, it is just as good over ice.',
  ],
};
