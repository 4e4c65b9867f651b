import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { citrus, finish } from '../phrases.ts';

/** Rice paper rolled around noodles, herbs and raw vegetables, with a dipping sauce. */
export const ricePaperRolls: Archetype = {
  id: 'rice-paper-rolls',
  courses: ['appetizer', 'snack', 'lunch'],
  cuisines: ['Vietnamese', 'Thai', 'Indonesian', 'Filipino', 'Chinese'],
  techniques: ['simmering'],
  styles: ['light', 'modern', 'sharing', 'lunchbox', 'street-food'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'halved on a plate with a small bowl of sauce',
  slots: {
    paper: { list: 'rice-paper', pick: [1, 1], method: 'raw', grams: [20, 20, 30] },
    noodle: {
      list: 'noodle',
      pick: [1, 1],
      method: 'simmer',
      grams: [12, 18, 24],
      only: among('rice-noodles glass-noodles'),
    },
    filling: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [25, 35, 50],
      only: among('avocado cooked-prawns smoked-salmon edamame'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'in-sticks',
      grams: [25, 35, 50],
      only: among('cucumber carrot red-pepper radish daikon'),
    },
    leaf: { list: 'salad-leaf', pick: [1, 1], method: 'raw', grams: [8, 12, 18] },
    herb: { ...herb, grams: [5, 8, 11], only: among('mint coriander basil') },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 8, 12],
      only: among('peanuts cashews sesame-seeds pumpkin-seeds sunflower-seeds'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [5, 8, 11],
      only: among('soy-sauce tamari fish-sauce coconut-aminos'),
    },
    acid: { ...citrus, grams: [5, 8, 11] },
    sweet: {
      list: 'sweet',
      pick: [0, 1],
      optional: true,
      grams: [2, 3, 5],
      only: among('maple-syrup agave honey'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.1, 0.2, 0.4] },
  },
  titles: (k) => [
    k.has('filling')
      ? `Fresh Rice Paper Rolls with ${k.title('filling')} and ${k.title('herb')}`
      : `Fresh Rice Paper Rolls with ${k.title('salad')} and ${k.title('herb')}`,
    `Rice Paper Rolls with ${k.title('salad')}, ${k.title('herb')} and ${k.title('nut')}`,
    `Cool ${k.title('herb')} and ${k.title('salad')} Rice Paper Rolls`,
    k.has('filling')
      ? `${k.title('filling')} and ${k.title('salad')} in Rice Paper`
      : `Garden Rolls in Rice Paper with ${k.title('nut')}`,
  ],
  describe: (k) =>
    k.pick([
      `See-through, cool and full of ${k.call('herb')}, with a sharp sauce to dip them in.`,
      `Crunch wrapped in silk: ${k.call('salad')}, ${k.call('noodle')} and ${k.call('herb')} in rice paper.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'noodle');
    const roll = Math.min(18, 4 + 2 * k.servings);
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Cook ${k.the('noodle')} in boiling water for ${minutesOf(boil)}, until soft. Rinse cold and drain very well.`,
        { id: 'noodle' },
      ),
      k.mix(
        2,
        `Stir ${k.the('acid', 'umami', 'sweet', 'heat', 'salt')} with ${k.half('nut')} and a spoonful of water for 2 minutes to make a dipping sauce.`,
        { id: 'sauce', after: [] },
      ),
      k.mix(
        roll,
        `Dip ${k.the('paper')} in warm water one by one, lay on ${k.the('noodle', 'salad', 'filling', 'leaf', 'herb')}, and roll up tightly, ${minutesOf(roll)} in all.`,
        { after: ['noodle', 'sauce'] },
      ),
      finish(
        k,
        1,
        `halve the rolls at a slant, scatter the rest of the ${k.call('nut')} over them, and serve with the sauce.`,
      ),
    ];
  },
  tips: (k) => [
    'Dip each sheet for two seconds only: it goes on softening on the board.',
    `Lay the ${k.call('herb')} first, the prettiest side down, and it shows through.`,
    'Under a damp cloth they keep for two hours.',
  ],
};
