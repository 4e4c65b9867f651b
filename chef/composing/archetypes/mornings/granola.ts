import type { Archetype } from '../../archetype.ts';

/** Toasted in a pan rather than baked: a bowl of it is ready in twenty minutes. */
export const skilletGranola: Archetype = {
  id: 'skillet-granola',
  courses: ['breakfast'],
  techniques: ['searing'],
  styles: ['light', 'meal-prep', 'modern', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    grain: { list: 'bar-oats', pick: [1, 1], grams: [25, 30, 38] },
    crunch: { list: 'sweet-crunch', pick: [1, 2], grams: [7, 9, 13] },
    oil: { list: 'baking-oil', pick: [1, 1], grams: [3, 4.5, 6] },
    sweet: { list: 'bind-syrup', pick: [1, 1], optional: true, grams: [6, 8, 11] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    salt: { list: 'salt', pick: [1, 1], grams: [0.1, 0.15, 0.2] },
    creamy: { list: 'spoon-cream', pick: [1, 1], grams: [60, 75, 110], universal: ['apple-sauce'] },
    fruit: { list: 'fruit', pick: [1, 1], method: 'raw', grams: [45, 60, 80] },
  },
  titles: (k) => [
    `${k.title('fruit')} Bowl with Toasted ${k.title('crunch')} Clusters`,
    `Pan-Toasted ${k.title('grain')} with ${k.title('fruit')} and ${k.title('creamy')}`,
    `${k.title('warm')} Crunch Bowl with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `A pan of ${k.call('grain')} and ${k.call('crunch')}, toasted with ${k.call('warm')} until crisp and fragrant, over cool ${k.call('creamy')} with ${k.call('fruit')}.`,
  method: (k) => [
    ...k.prep(),
    k.cook(
      5,
      `Warm ${k.the('oil')} in a large frying pan over a medium heat. Add ${k.the('grain', 'crunch')} and toast for 5 minutes, stirring, until fragrant.`,
    ),
    k.cook(
      3,
      `Stir in ${k.the('sweet', 'warm', 'salt')} and toast for 3 minutes more, until golden; it clumps and crisps as it cools.`,
    ),
    k.rest(5, 'Spread out on a cold plate and leave for 5 minutes, until crisp.'),
    k.mix(
      1,
      `Spoon ${k.the('creamy')} into bowls, add ${k.the('fruit')} and scatter the toasted mixture on top; 1 minute.`,
    ),
  ],
  tips: () => [
    'Stir all the time towards the end: it goes from golden to burnt in a breath.',
    'Make four times as much; it keeps for two weeks in a jar.',
    'Press it together on the plate while warm, for bigger clusters.',
  ],
};
