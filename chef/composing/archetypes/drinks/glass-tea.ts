import type { Archetype, Slot } from '../../archetype.ts';

const tea: Slot = { list: 'tea', pick: [1, 1], grams: [110, 130, 150] };
const water: Slot = { list: 'water', pick: [1, 1], grams: [60, 80, 100] };
const sweet: Slot = { list: 'sweetener', pick: [1, 1], grams: [15, 18, 22] };

/** Tea with a great deal of mint, sweet and poured from a height: the way to end a meal in Morocco. */
export const mintTea: Archetype = {
  id: 'mint-tea',
  courses: ['drink'],
  cuisines: ['Moroccan', 'Middle Eastern', 'Lebanese', 'Turkish'],
  techniques: ['simmering'],
  styles: ['comfort', 'festive', 'light', 'sharing', 'budget'],
  difficulty: 'Easy',
  family: 'glass-tea',
  vessel: 'in a small glass',
  slots: {
    tea,
    water,
    herb: { list: 'tea-herb', pick: [1, 1], grams: [4, 5, 7], cut: 'uncut' },
    warm: {
      list: 'mug-spice',
      pick: [0, 1],
      optional: true,
      grams: [0.15, 0.2, 0.3],
      only: ({ id }) => id === 'cinnamon' || id === 'cardamom' || id === 'ground-ginger',
    },
    scent: { list: 'tea-scent', pick: [1, 1], grams: [0.4, 0.6, 0.8] },
    sweet,
  },
  titles: (k) => [
    `Sweet ${k.title('herb')} Tea with ${k.title('scent').replace(' Zest', '')}`,
    k.has('warm')
      ? `Fresh ${k.title('herb')} Tea with ${k.title('warm')}`
      : `Fresh ${k.title('herb')} Tea`,
    `${k.title('herb')} Tea Poured from a Height`,
  ],
  describe: (k) =>
    `Hot, sweet and green-scented: ${k.call('tea')} steeped with a fistful of ${k.call('herb')}, and foam on every glass.`,
  method: (k) => [
    k.mix(
      2,
      `Rinse ${k.the('herb')}, keep a few leaves back and bruise the rest lightly in your hand; about 2 minutes.`,
    ),
    k.cook(
      4,
      `Heat ${k.the('tea', 'water', 'scent', 'warm')} in a saucepan over a medium heat for 4 minutes, until it just begins to bubble.`,
    ),
    k.rest(
      4,
      `Take it off the heat, push the bruised ${k.call('herb')} under, stir in ${k.the('sweet')}, and steep under a lid for 4 minutes.`,
    ),
    k.mix(
      1,
      `Put a leaf of ${k.call('herb')} into each glass and strain in the tea from as high as you dare; 1 minute.`,
    ),
  ],
  tips: (k) => [
    'Pour the first glass back into the pan once or twice: that mixes it better than a spoon.',
    `Do not boil the ${k.call('herb')}: it turns dull and bitter.`,
    'It is meant to be sweet; start with half and add more if you are not used to it.',
  ],
};

/** Clear tea, simmered with whole warmth and no milk. */
export const spicedGlassTea: Archetype = {
  id: 'glass-tea',
  courses: ['drink'],
  cuisines: ['Ethiopian', 'Persian', 'Turkish', 'Middle Eastern', 'Lebanese', 'Georgian'],
  techniques: ['simmering'],
  styles: ['comfort', 'festive', 'light', 'budget'],
  difficulty: 'Easy',
  family: 'glass-tea',
  vessel: 'in a small glass',
  slots: {
    tea,
    water,
    warm: {
      list: 'mug-spice',
      pick: [1, 2],
      grams: [0.15, 0.2, 0.3],
      only: ({ id }) => id === 'cinnamon' || id === 'cardamom' || id === 'ground-ginger',
    },
    scent: { list: 'tea-scent', pick: [1, 1], grams: [0.4, 0.6, 0.8] },
    sweet,
  },
  titles: (k) => [
    `${k.title('warm')} Tea with ${k.title('scent').replace(' Zest', '')}`,
    `A Glass of ${k.title('warm')} Tea`,
    `Clear ${k.title('warm')} and ${k.title('scent').replace(' Zest', '')} Tea`,
  ],
  describe: (k) =>
    `No milk, no haste: ${k.call('tea')} simmered with ${k.call('warm', 'scent')}, and drunk hot and sweet from small glasses.`,
  method: (k) => [
    k.mix(
      2,
      `Stir ${k.the('warm', 'scent')} into ${k.the('water')} in a small saucepan, which takes 2 minutes with the measuring.`,
    ),
    k.cook(
      5,
      'Bring to a simmer over a low heat and let it tremble for 5 minutes, until the whole kitchen smells of it.',
    ),
    k.cook(
      2,
      `Pour in ${k.the('tea')} with ${k.the('sweet')} and heat for 2 minutes, until steaming but not boiling.`,
    ),
    k.rest(2, 'Take off the heat and leave for 2 minutes, so that the spice sinks to the bottom.'),
    k.mix(1, 'Strain through a fine sieve or a piece of cloth into small glasses; 1 minute.'),
  ],
  tips: () => [
    'A cloth in the sieve keeps the ground spice out of the glass.',
    'Boiled tea turns bitter: the spices may simmer, the tea only gets hot.',
    'A date or a few nuts beside it, and nobody misses the cake.',
  ],
};
