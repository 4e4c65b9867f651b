import type { Archetype } from '../../archetype.ts';
import { among, except } from '../only.ts';
import { byHand, finish, friedSpice } from '../phrases.ts';

/** Nuts and seeds, warmed in a pan until they smell, with spice and salt. */
export const warmNuts: Archetype = {
  id: 'warm-nuts',
  courses: ['snack', 'appetizer'],
  techniques: ['searing'],
  styles: ['sharing', 'festive', 'lunchbox', 'outdoor', 'meal-prep', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a small bowl',
  slots: {
    nut: {
      list: 'snack-nut',
      pick: [1, 1],
      method: 'raw',
      cut: 'ready',
      grams: [16, 22, 30],
      only: except('sunflower-seeds almonds'),
    },
    seed: {
      list: 'snack-seed',
      pick: [1, 1],
      method: 'raw',
      grams: [8, 12, 16],
      only: among('sunflower-seeds pumpkin-seeds sesame-seeds'),
    },
    sweet: {
      list: 'sweet',
      pick: [1, 1],
      optional: true,
      grams: [2, 4, 6],
      only: among('maple-syrup honey agave'),
    },
    spice: { ...friedSpice, pick: [1, 1] },
    woody: {
      list: 'woody',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      only: among('rosemary thyme'),
    },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [1, 2, 3] },
    heat: { list: 'heat', pick: [0, 1], method: 'fry', only: except('gochujang harissa') },
    salt: { list: 'salt', pick: [1, 1], grams: [0.3, 0.4, 0.6] },
    pepper: { list: 'pepper', pick: [1, 1] },
  },
  titles: (k) => [
    k.has('spice')
      ? `Warm ${k.title('spice')} ${k.title('nut')} with ${k.title('seed')}`
      : `Warm Salted ${k.title('nut')} with ${k.title('seed')}`,
    k.has('woody')
      ? `Pan-Roasted ${k.title('nut')} with ${k.title('woody')}`
      : `Pan-Roasted ${k.title('nut')} and ${k.title('seed')}`,
    k.has('sweet')
      ? `Sweet and Salty ${k.title('nut')} with ${k.title('seed')}`
      : `Salty ${k.title('nut')} with ${k.title('seed')}`,
    `Spiced ${k.title('nut')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Warm, salty and just a little sweet: a bowl of ${k.call('nut', 'seed')} to put out with drinks.`,
      `A handful of these and the wait for dinner is no hardship.`,
    ]),
  method: (k) => [
    k.cook(
      4,
      `Toast ${k.the('nut', 'seed')} in a dry frying pan over a medium heat for 4 minutes, shaking often, until fragrant.`,
    ),
    k.cook(
      1,
      `Add ${k.the('fat', 'spice', 'woody', 'heat', 'pepper')} and stir for 1 minute, until everything shines and smells good.`,
    ),
    k.cook(
      1,
      `Turn off the heat, add ${k.the('sweet', 'salt')}, and toss for 1 minute, until evenly coated.`,
    ),
    byHand(
      k,
      2,
      `spread them out on a sheet of baking paper, well apart, so that they dry and crisp.`,
    ),
    finish(k, 1, `taste for salt, and tip into a small bowl while still warm.`),
  ],
  tips: (k) => [
    'Do not leave the pan: between golden and burnt there are only a few seconds.',
    'Cooled, they keep for two weeks in a jar.',
    `Take small ${k.call('nut')} or break big ones, so that everything is done at once.`,
  ],
};
