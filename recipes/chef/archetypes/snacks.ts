import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SPICES } from '../slots.ts';

const OIL = { list: 'dressing-oil', pick: [1, 1], method: 'raw' } as const;

export const dip: Archetype = {
  id: 'dip',
  courses: ['snack', 'appetizer'],
  cuisines: [
    'Middle Eastern',
    'Greek',
    'Turkish',
    'Mexican',
    'Mediterranean',
    'Moroccan',
    'Spanish',
  ],
  techniques: ['blending', 'no-cook'],
  styles: ['sharing', 'light', 'budget', 'meal-prep', 'outdoor', 'family'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl with dippers around it',
  slots: {
    base: { list: 'dip-base', pick: [1, 1], method: 'raw', factor: 0.6 },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      factor: 0.5,
      optional: true,
      only: (item) => item.id !== 'double-cream',
    },
    garlic: { list: 'aromatic', pick: [1, 1], method: 'raw', factor: 0.25, optional: true },
    spice: { ...SPICES, pick: [1, 1], factor: 0.7 },
    acid: { ...ACID, method: 'raw' },
    oil: { ...OIL, factor: 0.7 },
    crudite: { list: 'crudite', pick: [2, 2], method: 'raw', factor: 0.7, cut: 'in-sticks' },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.4 },
    herb: { ...HERB, factor: 0.6 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { list: 'salt', pick: [1, 1], factor: 0.5 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('base')} Dip with ${k.title('crudite')}`,
    `${k.title('base')} and ${k.title('herb')} Dip`,
    `Whipped ${k.title('base')} Dip with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `A smooth dip of ${k.call('base')} with ${k.call('acid')}, and crisp ${k.call('crudite')} to scoop it up.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      3,
      `Blend ${k.the('base', 'creamy', 'acid', 'garlic', 'spice', 'heat', 'salt')} with half of ${k.the('oil')} until very smooth, adding cold water by the spoonful until it falls from the spoon.`,
    ),
    k.mix(
      2,
      `Spread in a shallow bowl and swirl the top. Pour over the rest of the ${k.call('oil')} and scatter with ${k.the('crunch', 'herb')}. Serve with ${k.the('crudite')} for dipping.`,
    ),
  ],
  tips: () => [
    'Blend for two minutes longer than seems necessary: that is the whole secret of a silky dip.',
    'It keeps for 2 days in the fridge; bring it to room temperature and stir before serving.',
  ],
};

export const spicedCrunch: Archetype = {
  id: 'spiced-crunch',
  courses: ['snack', 'appetizer'],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['budget', 'street-food', 'lunchbox', 'meal-prep', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in small bowls',
  slots: {
    pulse: { list: 'roast-snack', pick: [1, 1], method: 'roast', factor: 0.7 },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.8 },
    spice: { ...SPICES, pick: [1, 2] },
    acid: { ...ACID, method: 'raw', factor: 0.4 },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', factor: 0.7 },
    heat: { list: 'heat', pick: [0, 1] },
    salt: { list: 'salt', pick: [1, 1], factor: 0.5 },
  },
  titles: (k) => [
    `${k.cuisine} Spiced ${k.title('pulse')} with ${k.title('crunch')}`,
    `Crisp Roast ${k.title('pulse')}`,
  ],
  describe: (k) =>
    `Salty, spiced and hard to stop eating: ${k.call('pulse')} roasted until crisp, with ${k.call('crunch')}.`,
  method: (k) => {
    const roast = k.minutes('roast', 'pulse');
    return [
      ...k.prep(2, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.mix(
        2,
        `Pat ${k.the('pulse')} very dry on a clean cloth and toss with ${k.the('fat', 'salt', 'spice', 'heat')} on a large tray.`,
      ),
      k.cook(
        roast,
        `Roast for ${roast} minutes, shaking the tray twice, until crisp. Stir in ${k.the('crunch')} for the last 5 minutes.`,
      ),
      k.mix(
        1,
        `Sprinkle with ${k.the('acid')}, toss, and let cool on the tray: it crisps up as it cools.`,
      ),
    ];
  },
  tips: () => [
    'The drier it goes onto the tray, the crisper it comes off.',
    'Eat it the same day; it softens in a tin overnight.',
  ],
};

export const stuffedBites: Archetype = {
  id: 'stuffed-bites',
  courses: ['appetizer', 'snack'],
  techniques: ['no-cook'],
  styles: ['sharing', 'date-night', 'fine-dining', 'modern', 'festive', 'light'],
  difficulty: 'Medium',
  vessel: 'in rows on a board',
  slots: {
    boat: { list: 'boat', pick: [1, 1], method: 'raw', cut: 'halved' },
    base: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      factor: 0.5,
      only: (item) => !item.roles.has('crunch'),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      factor: 0.6,
      only: (item) => item.id !== 'double-cream',
    },
    salty: { list: 'salty', pick: [0, 1], method: 'raw', optional: true, factor: 0.6 },
    acid: { ...ACID, method: 'raw', factor: 0.6 },
    herb: { ...HERB, factor: 0.7 },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.6 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { list: 'salt', pick: [1, 1], factor: 0.3 },
    pepper: { list: 'pepper', pick: [1, 1], factor: 0.6 },
  },
  titles: (k) => [
    `${k.title('base')}-Filled ${k.title('boat')} with ${k.title('herb')}`,
    `${k.title('boat')} Boats with ${k.title('base')}`,
  ],
  describe: (k) =>
    `Two-bite starters: ${k.call('boat')} filled with ${k.call('base', 'creamy')}, with ${k.call('crunch')} on top.`,
  method: (k) => [
    ...k.prep(
      2,
      `Scoop out a little of the middle of ${k.the('boat')} to make room for the filling.`,
    ),
    k.mix(
      3,
      `Mash ${k.the('base')} roughly with a fork. Stir in ${k.the('creamy', 'acid', 'salty', 'heat', 'salt', 'pepper')}, and taste.`,
    ),
    k.mix(
      4,
      `Spoon the filling into the ${k.call('boat')}, top with ${k.the('crunch', 'herb')}, and serve on a board.`,
    ),
  ],
  tips: () => [
    'Make the filling ahead and fill at the last moment, so that everything stays crisp.',
    'Two teaspoons are quicker and neater than a piping bag.',
  ],
};
