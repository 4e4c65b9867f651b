import type { Archetype } from '../archetype.ts';
import { among, lastAcid, pepper, rawOil, salt } from './parts.ts';

/** Tinned tomatoes, sharp and cold: a soup without cutting or cooking. */
export const coldTomatoCups: Archetype = {
  id: 'cold-tomato-cups',
  courses: ['soup', 'appetizer', 'drink'],
  isSmooth: true,
  vessel: 'in small glasses',
  slots: {
    tomato: { list: 'cold-tomato', pick: [1, 1], method: 'raw', grams: [130, 170, 210] },
    water: { list: 'water', pick: [1, 1], grams: [40, 60, 80] },
    seed: { list: 'quick-seed', pick: [1, 1], method: 'raw', grams: [6, 12, 20] },
    spice: { list: 'cold-spice', pick: [1, 1], grams: [0.2, 0.3, 0.5] },
    red: {
      list: 'cold-red',
      pick: [0, 1],
      method: 'raw',
      cut: 'uncut',
      grams: [30, 50, 70],
      optional: true,
    },
    herb: {
      list: 'herb',
      pick: [0, 1],
      method: 'raw',
      cut: 'uncut',
      only: among('parsley basil mint dill coriander'),
      grams: [2, 4, 7],
      optional: true,
    },
    oil: { ...rawOil, grams: [5, 8, 14] },
    acid: { ...lastAcid, grams: [4, 6, 9] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.5, 0.7, 1] },
    pepper,
  },
  titles: (k) => [
    `Iced Tomato Soup with ${k.title('spice')} and ${k.title('seed')}`,
    k.has('red')
      ? `Cold Tomato and ${k.title('red')} Soup with ${k.title('seed')}`
      : `Quick Cold Tomato Soup with ${k.title('seed')}`,
    k.has('herb')
      ? `Chilled Tomato and ${k.title('herb')} Glasses with ${k.title('seed')}`
      : `Chilled Tomato Glasses with ${k.title('seed')} and ${k.title('acid').replace(' Juice', '')}`,
    `Little Tomato Cups with ${k.title('spice')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    `Cold, sharp and smooth: ${k.call('tomato')} with ${k.call('oil', 'acid')}, and ${k.call('seed')} to bite on.`,
  method: (k) => [
    k.mix(
      1,
      `Pour ${k.the('tomato', 'red', 'water')} into a blender, all well chilled, and blend for 1 minute.`,
    ),
    k.mix(
      1,
      `Add ${k.the('acid', 'spice', 'heat', 'herb', 'salt', 'pepper')} with half of ${k.the('oil')}, and blend for 1 minute more, until smooth.`,
    ),
    k.mix(
      1,
      `Taste it cold for 1 minute, spoon by spoon: it may need a little longer in the blender to be silky.`,
    ),
    k.mix(
      1,
      `Pour into glasses, and take 1 minute to top with ${k.the('seed')} and the rest of the ${k.call('oil')}.`,
    ),
  ],
  tips: (k) => [
    `Keep the ${k.call('tomato')} in the fridge overnight: it is cold enough then to serve at once.`,
    'Cold dulls salt and sour, so season it a little more boldly than a hot soup.',
    `Stir in a second spoonful of ${k.call('oil')} for a rounder taste.`,
  ],
};
