import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among, except } from '../only.ts';
import { byHand, finish, lastAcid, rawOil } from '../phrases.ts';

/** Thin slices in salt and vinegar for a quarter of an hour, then dressed and scattered with seeds. */
export const pickledVegetables: Archetype = {
  id: 'pickled-vegetables',
  courses: ['side', 'salad', 'appetizer'],
  techniques: ['pickling', 'no-cook'],
  styles: ['light', 'modern', 'street-food', 'meal-prep', 'outdoor', 'budget'],
  difficulty: 'Easy',
  vessel: 'in small bowls',
  slots: {
    vegetable: {
      list: 'pickle-veg',
      pick: [2, 2],
      method: 'raw',
      cut: 'thinly-sliced',
      grams: [45, 60, 80],
    },
    avocado: {
      list: 'soft-cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [20, 30, 45],
      only: among('avocado'),
    },
    acid: { ...lastAcid, grams: [10, 14, 18] },
    sweet: {
      list: 'sweet',
      pick: [1, 1],
      optional: true,
      grams: [2, 4, 6],
      only: among('maple-syrup honey agave'),
    },
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      only: except(
        'cinnamon cardamom garam-masala allspice nutmeg garlic-powder onion-powder zaatar',
      ),
    },
    oil: { ...rawOil, grams: [5, 8, 12] },
    seed: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [9, 13, 18],
      only: among(
        'sesame-seeds pumpkin-seeds sunflower-seeds peanuts almonds cashews hazelnuts walnuts pistachios',
      ),
    },
    herb: { ...herb, grams: [3, 5, 8] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.6, 0.9, 1.1] },
    pepper,
  },
  titles: (k) => [
    `Quick-Pickled ${k.title('vegetable')} with ${k.title('seed')}`,
    `Sharp ${k.title('vegetable')} Salad with ${k.title('herb')} and ${k.title('seed')}`,
    `Lightly Pickled ${k.title('vegetable')} with ${k.title('herb')}`,
    k.has('avocado')
      ? `Quick-Pickled ${k.title('vegetable')} with ${k.title('avocado')}`
      : `Crisp Pickled ${k.title('vegetable')} with ${k.title('seed')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp, bright and sharp: the thing that makes everything beside it taste better.`,
      `Thin ${k.call('vegetable')} that bite back a little, under ${k.call('seed')} and ${k.call('herb')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(
      k,
      2,
      `work ${k.the('salt', 'sweet')} into ${k.the('vegetable')} with your fingertips, until they begin to bend.`,
    ),
    k.rest(
      10,
      `Pour over ${k.the('acid')} with ${k.has('spice') ? k.the('spice', 'pepper') : k.the('pepper')} and let everything pickle for 10 minutes, turning once.`,
    ),
    k.mix(
      1,
      `Tip off half of the liquid, then turn the slices in ${k.the('oil', 'heat')} for 1 minute.`,
    ),
    finish(
      k,
      1,
      `lift into small bowls and scatter with ${k.has('avocado') ? k.the('avocado', 'seed', 'herb') : k.the('seed', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    'Slice as thin as you can; a mandoline makes it a matter of a minute.',
    `In a jar in the fridge they keep for 3 days, without the ${k.call('seed', 'herb')}.`,
    'Save the sharp liquid for the next salad dressing.',
  ],
};
