import type { Archetype } from '../archetype.ts';
import { HERB, SAVOURY, SPICES } from '../slots.ts';

export const breakfastHash: Archetype = {
  id: 'breakfast-hash',
  courses: ['breakfast', 'lunch', 'dinner'],
  techniques: ['searing'],
  styles: ['comfort', 'rustic', 'one-pot', 'budget', 'family'],
  difficulty: 'Easy',
  vessel: 'in the pan it was cooked in',
  slots: {
    root: { list: 'root', pick: [1, 1], method: 'fry', factor: 1.6 },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'fry' },
    protein: { list: 'plant', pick: [1, 1], method: 'fry', factor: 0.6 },
    green: { list: 'green', pick: [1, 1], method: 'fry', factor: 0.7 },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry' },
    spice: { ...SPICES, pick: [1, 2] },
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.5 },
  },
  titles: (k) => [
    `${k.title('root')} Hash with ${k.title('protein')} and ${k.title('green')}`,
    `${k.cuisine} ${k.title('root')} and ${k.title('vegetable')} Hash`,
  ],
  describe: (k) =>
    `Crisp-edged ${k.call('root')} from the pan with ${k.call('protein')}, ${k.call('vegetable', 'green')}.`,
  method: (k) => {
    const fry = k.minutes('fry', 'root');
    const soft = Math.min(8, Math.max(5, k.minutes('fry', 'vegetable', 'protein')));
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in a large frying pan over a medium heat. Add ${k.the('root')} with half of ${k.the('salt')}, cover, and cook for ${fry} minutes, turning now and then, until tender and browned.`,
      ),
      k.cook(
        soft,
        `Add ${k.the('aromatic', 'vegetable', 'protein', 'spice', 'heat')}. Turn up the heat and fry for ${soft} minutes, pressing down so that a crust forms.`,
      ),
      k.cook(
        2,
        `Fold in ${k.the('green')} for 2 minutes, season with ${k.the('pepper')} and the remaining salt, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: () => [
    'Press the hash down and leave it alone for a minute at a time: the crust is the point.',
    'Left-over boiled roots do very well here and save ten minutes.',
  ],
};

export const scramble: Archetype = {
  id: 'scramble',
  courses: ['breakfast'],
  techniques: ['searing'],
  styles: ['light', 'budget', 'family', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a plate',
  slots: {
    base: { list: 'scramble', pick: [1, 1], method: 'fry' },
    vegetable: { list: 'vegetable', pick: [1, 2], method: 'fry', factor: 0.7 },
    green: { list: 'green', pick: [1, 1], method: 'fry', factor: 0.6 },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry', factor: 0.7 },
    cheese: { list: 'cheese', pick: [0, 1], factor: 0.5, method: 'raw' },
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.title('vegetable')} and ${k.title('green')} Scramble`,
    `${k.cuisine} ${k.title('base')} Scramble with ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    `Soft curds of ${k.call('base')} folded through ${k.call('vegetable', 'green')}, on the table in minutes.`,
  method: (k) => {
    const soft = Math.min(8, k.minutes('fry', 'vegetable'));
    const set = Math.max(4, Math.min(6, k.minutes('fry', 'base')));
    return [
      ...k.prep(
        1,
        k.first('base')?.id === 'egg'
          ? `Beat ${k.the('base')} with ${k.the('salt', 'pepper')} in a bowl.`
          : `Crumble ${k.the('base')} with your fingers and season with ${k.the('salt', 'pepper')}.`,
      ),
      k.cook(
        soft + 1,
        `Warm ${k.the('fat')} in a non-stick frying pan over a medium heat. Soften ${k.the('vegetable')} for ${soft} minutes, then add ${k.the('aromatic', 'heat')} for 1 minute.`,
      ),
      k.cook(2, `Stir in ${k.the('green')} for 2 minutes, until wilted.`),
      k.cook(
        set,
        `Add the ${k.call('base')} and fold slowly for ${set} minutes, ${k.done('base')}.${k.has('cheese') ? ` Scatter with ${k.the('cheese')}.` : ''} Finish with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: () => [
    'Keep the heat gentle at the end: high heat makes it dry and tough.',
    'Serve it straight away on warm plates.',
  ],
};

export const topToast: Archetype = {
  id: 'toast',
  courses: ['breakfast', 'lunch', 'appetizer', 'snack'],
  techniques: ['grilling', 'baking'],
  styles: ['modern', 'light', 'street-food', 'rustic', 'sharing'],
  difficulty: 'Easy',
  vessel: 'on a wooden board',
  slots: {
    bread: { list: 'bread', pick: [1, 1], method: 'fry', only: (item) => item.unit !== 'g' },
    spread: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      factor: 0.9,
      only: (item) => item.id !== 'double-cream',
    },
    salad: {
      list: 'salad',
      pick: [1, 2],
      method: 'raw',
      factor: 0.8,
      only: (item) => !['carrot', 'red-onion', 'daikon', 'papaya'].includes(item.id),
    },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.8 },
    herb: HERB,
    acid: { list: 'acid', pick: [1, 1], factor: 0.5 },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { list: 'salt', pick: [1, 1], factor: 0.4 },
    pepper: { list: 'pepper', pick: [1, 1] },
  },
  titles: (k) => [
    `${k.title('salad')} and ${k.title('spread')} on Crisp ${k.title('bread')}`,
    `${k.cuisine} ${k.title('bread')} with ${k.title('salad')}`,
  ],
  describe: (k) =>
    `Hot and crisp underneath, cool and fresh on top: ${k.call('spread', 'salad')} with ${k.call('crunch')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(1, `Mix ${k.the('salad')} with ${k.the('acid', 'salt', 'pepper', 'heat')} in a bowl.`),
    k.cook(
      4,
      `Grill ${k.the('bread')} for 4 minutes, turning once, until crisp and golden at the edges.`,
    ),
    k.mix(
      2,
      `Spread with ${k.the('spread')}, pile on the ${k.call('salad')}, and finish with ${k.the('crunch', 'herb')}.`,
    ),
  ],
  tips: () => [
    'Dress the topping just before serving: salt draws the water out of it.',
    'Eat at once, while the contrast of hot and cold lasts.',
  ],
};
