import type { Archetype } from '../archetype.ts';
import { ACID, CRUNCH, HERB, PEPPER, SALT, SPICES } from '../slots.ts';

const OIL = { list: 'dressing-oil', pick: [1, 1], method: 'raw', factor: 1.3 } as const;

export const composedSalad: Archetype = {
  id: 'composed-salad',
  courses: ['salad', 'lunch', 'appetizer', 'dinner', 'side'],
  techniques: ['no-cook'],
  styles: ['light', 'modern', 'lunchbox', 'outdoor', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'on a wide platter',
  slots: {
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw' },
    ready: { list: 'ready', pick: [1, 1], method: 'raw' },
    salad: { list: 'salad', pick: [2, 3], method: 'raw' },
    salty: { list: 'salty', pick: [0, 1], method: 'raw', optional: true },
    crunch: CRUNCH,
    herb: HERB,
    oil: OIL,
    acid: { ...ACID, method: 'raw', factor: 1.2 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...SALT, factor: 0.6 },
    pepper: PEPPER,
  },
  titles: (k) => [
    `${k.title('ready')} Salad with ${k.title('salad')}`,
    `${k.cuisine} ${k.title('ready')} and ${k.title('leaf')} Salad`,
    `${k.title('leaf')}, ${k.title('ready')} and ${k.title('crunch')} Salad`,
  ],
  describe: (k) =>
    `Crisp, sharp and filling: ${k.call('leaf')} with ${k.call('ready', 'salad')}, dressed at the last moment with ${k.call('acid')} and good oil.`,
  method: (k) => [
    ...k.prep(),
    k.mix(1, `Shake ${k.the('oil', 'acid', 'salt', 'pepper', 'heat')} in a jar until thick.`),
    k.mix(
      1,
      `In a large bowl, turn ${k.the('leaf', 'salad')} in two thirds of the dressing with your hands, and spread out on a platter.`,
    ),
    k.mix(
      1,
      `Top with ${k.has('salty') ? k.the('ready', 'salty') : k.the('ready')}, scatter with ${k.the('herb', 'crunch')}, and spoon over the rest of the dressing.`,
    ),
  ],
  tips: (k) => [
    `Wash the ${k.call('leaf')} and dry it well: dressing slides off wet leaves.`,
    'For a lunchbox, put the dressing at the bottom and the leaves on top, and toss when you eat.',
  ],
};

export const grainSalad: Archetype = {
  id: 'grain-salad',
  courses: ['salad', 'lunch', 'side'],
  techniques: ['simmering'],
  styles: ['meal-prep', 'lunchbox', 'budget', 'outdoor', 'light'],
  difficulty: 'Easy',
  vessel: 'in a large bowl',
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.75,
      only: (item) => item.roles.has('grain') && (item.minutes.simmer ?? 99) <= 20,
    },
    ready: { list: 'ready', pick: [1, 1], method: 'raw', factor: 0.8 },
    salad: { list: 'salad', pick: [2, 3], method: 'raw' },
    spice: { ...SPICES, pick: [1, 1] },
    herb: { ...HERB, pick: [1, 2], factor: 1.4 },
    crunch: CRUNCH,
    oil: OIL,
    acid: { ...ACID, method: 'raw', factor: 1.4 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: SALT,
    pepper: PEPPER,
  },
  titles: (k) => [
    `${k.title('grain')} Salad with ${k.title('ready')} and ${k.title('herb')}`,
    `${k.cuisine} ${k.title('grain')} and ${k.title('ready')} Salad`,
  ],
  describe: (k) =>
    `A salad that keeps: ${k.call('grain')} with ${k.call('ready')}, ${k.call('salad')} and a great deal of ${k.call('herb')}.`,
  method: (k) => {
    const boil = k.minutes('simmer', 'grain');
    return [
      ...k.prep(),
      k.cook(
        boil + 3,
        `Boil ${k.the('grain')} in plenty of water with half of ${k.the('salt')} for ${boil} minutes, until tender. Drain, rinse under the cold tap, and drain again very well.`,
      ),
      k.mix(
        2,
        `Whisk ${k.the('oil', 'acid', 'spice', 'heat')}, and season with the remaining salt and ${k.the('pepper')}.`,
      ),
      k.mix(
        2,
        `Turn the ${k.call('grain')} in the dressing with ${k.the('ready', 'salad')}. Fold in ${k.the('herb')} and scatter with ${k.the('crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Cool the ${k.call('grain')} quickly under running water, and keep the finished salad in the fridge.`,
    'Taste again before serving: grains swallow salt and acid while they stand.',
  ],
};

export const slaw: Archetype = {
  id: 'slaw',
  courses: ['side', 'salad'],
  techniques: ['no-cook', 'pickling'],
  styles: ['light', 'outdoor', 'budget', 'street-food'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    slaw: { list: 'slaw', pick: [2, 2], method: 'raw', cut: 'shredded' },
    onion: { list: 'aromatic', pick: [1, 1], method: 'raw', factor: 0.6, optional: true },
    fruit: {
      list: 'fruit',
      pick: [0, 1],
      method: 'raw',
      factor: 0.3,
      optional: true,
      only: (item) =>
        ['apple', 'pear', 'mango', 'orange', 'pomegranate', 'pineapple'].includes(item.id),
    },
    herb: HERB,
    crunch: CRUNCH,
    oil: OIL,
    acid: { ...ACID, method: 'raw', factor: 1.4 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: SALT,
    pepper: PEPPER,
  },
  titles: (k) => [
    `${k.title('slaw')} Slaw with ${k.title('crunch')}`,
    `${k.cuisine} ${k.title('slaw')} Slaw`,
    `Quick-Pickled ${k.title('slaw')} Slaw`,
  ],
  describe: (k) =>
    `Crunchy and sharp: ${k.call('slaw')} softened with salt and ${k.call('acid')}, with ${k.call('crunch', 'herb')} folded through.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Put ${k.the('slaw', 'onion')} into a large bowl with ${k.the('salt', 'acid')}. Squeeze with your hands for 1 minute, until it begins to soften.`,
    ),
    k.mix(1, `Add ${k.the('oil', 'fruit', 'pepper', 'heat')}, and toss well.`),
    k.mix(1, `Fold in ${k.the('herb')}, scatter with ${k.the('crunch')}, and serve.`),
  ],
  tips: () => [
    'It is at its best after 20 minutes, when it has softened but still bites.',
    'Shred as finely as you can: a sharp knife or a mandoline makes all the difference.',
  ],
};
