import type { Archetype } from '../archetype.ts';
import { ACID, CRUNCH, HERB, SAVOURY, SPICES } from '../slots.ts';

export const roastVegetables: Archetype = {
  id: 'roast-vegetables',
  courses: ['side'],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['comfort', 'rustic', 'family', 'festive', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a serving plate',
  slots: {
    root: { list: 'root', pick: [1, 2], method: 'roast', factor: 1.1 },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'roast' },
    spice: { ...SPICES, pick: [1, 1] },
    acid: { ...ACID, factor: 0.6 },
    herb: HERB,
    crunch: CRUNCH,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.6 },
  },
  titles: (k) => [
    `Roast ${k.title('root')} with ${k.title('herb')} and ${k.title('crunch')}`,
    `${k.cuisine} Roast ${k.title('root')} and ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    `Golden edges and soft middles: ${k.call('root', 'vegetable')}${k.has('spice') ? ` roasted with ${k.call('spice')}` : ''}, and ${k.call('crunch')} for bite.`,
  method: (k) => {
    const roast = k.minutes('roast', 'root', 'vegetable');
    return [
      ...k.prep(2, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.mix(
        1,
        `Toss ${k.the('root', 'vegetable')} with ${k.the('fat', 'spice', 'heat')} on a large tray, and season with ${k.the('salt', 'pepper')}. Spread out well.`,
      ),
      k.cook(roast, `Roast for ${roast} minutes, turning once, until golden and tender.`),
      k.mix(
        1,
        `Sprinkle with ${k.the('acid')}, scatter with ${k.the('herb', 'crunch')}, and serve.`,
      ),
    ];
  },
  tips: () => [
    'Give everything room: two trays brown better than one full one.',
    'Cut everything to the same size so that it is done at the same time.',
  ],
};

export const panGreens: Archetype = {
  id: 'pan-greens',
  courses: ['side'],
  techniques: ['stir-frying', 'steaming', 'searing'],
  styles: ['light', 'budget', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a small plate',
  slots: {
    green: { list: 'green', pick: [2, 2], method: 'fry', factor: 1.3 },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry', factor: 0.8 },
    acid: { ...ACID, factor: 0.6 },
    crunch: CRUNCH,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('green')} with ${k.title('crunch')}`,
    `Pan-Steamed ${k.title('green')}`,
    `Quick ${k.title('green')} with ${k.title('aromatic')}`,
  ],
  describe: (k) =>
    `Done in minutes: ${k.call('green')} steamed in their own moisture with ${k.call('aromatic')}, and finished with ${k.call('crunch')}.`,
  method: (k) => {
    const fry = Math.max(3, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic'),
        `Warm ${k.the('fat')} in a large frying pan with a lid. Cook ${k.the('aromatic', 'heat')} for ${k.soften('aromatic')} minutes, until fragrant and soft.`,
      ),
      k.cook(
        fry,
        `Add ${k.the('green')} and a spoonful of hot tap water, season with ${k.the('salt', 'pepper')}, cover, and steam for ${fry} minutes, until bright and just tender.`,
      ),
      k.mix(1, `Stir in ${k.the('acid')}, scatter with ${k.the('crunch')}, and serve at once.`),
    ];
  },
  tips: () => [
    'Stop while the colour is still bright: greens go on cooking in their own heat.',
    'Put the thicker stalks in a minute before the leaves.',
  ],
};

export const herbedGrain: Archetype = {
  id: 'herbed-grain',
  courses: ['side'],
  techniques: ['simmering'],
  styles: ['budget', 'family', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    grain: { list: 'grain', pick: [1, 1], method: 'simmer', factor: 0.8 },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry', factor: 0.8 },
    spice: { ...SPICES, pick: [1, 1] },
    acid: { ...ACID, factor: 0.6 },
    herb: { ...HERB, factor: 1.4 },
    crunch: CRUNCH,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.title('herb')} ${k.title('grain')} with ${k.title('crunch')}`,
    `${k.cuisine} ${k.title('grain')}`,
  ],
  describe: (k) =>
    `A side that lifts anything next to it: ${k.call('grain')} with ${k.call('herb')}, ${k.call('crunch')} and a little ${k.call('acid')}.`,
  method: (k) => {
    const boil = k.minutes('simmer', 'grain');
    return [
      ...k.prep(),
      k.cook(
        boil + 3,
        `Boil ${k.the('grain')} in plenty of water with half of ${k.the('salt')} for ${boil} minutes, until tender. Drain well and return to the warm pan.`,
      ),
      k.meanwhile(
        5,
        `Meanwhile, warm ${k.the('fat')} in a small pan and soften ${k.the('aromatic')} for 4 minutes. Stir in ${k.theOr('pepper', 'spice', 'heat')} for 1 minute.`,
      ),
      k.mix(
        2,
        `Fork what is in the small pan, ${k.the('acid', 'herb')} through the ${k.call('grain')}, season with ${k.the('pepper')} and the remaining salt, and scatter with ${k.the('crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Let the drained ${k.call('grain')} steam dry for a minute with the lid off.`,
    'Chop the herbs at the last moment, so that they stay green and loud.',
  ],
};
