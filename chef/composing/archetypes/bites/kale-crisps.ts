import type { Archetype } from '../../archetype.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { byHand, finish, friedSpice } from '../phrases.ts';

/** Kale dried in the oven until it shatters, with nuts or seeds to make it a snack. */
export const kaleCrisps: Archetype = {
  id: 'kale-crisps',
  courses: ['snack'],
  techniques: ['baking', 'roasting', 'air-frying'],
  styles: ['light', 'modern', 'budget', 'lunchbox'],
  difficulty: 'Easy',
  weight: 0.7,
  vessel: 'in a wide bowl',
  slots: {
    kale: { list: 'kale', pick: [1, 1], method: 'roast', grams: [40, 55, 70] },
    seed: { list: 'snack-seed', pick: [2, 2], method: 'raw', grams: [6, 9, 12] },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 7, 10],
      only: among('olive-oil rapeseed-oil sunflower-oil coconut-oil'),
    },
    spice: {
      ...friedSpice,
      pick: [1, 1],
      only: among(
        'smoked-paprika paprika cumin garlic-powder ground-coriander turmeric curry-powder',
      ),
    },
    yeast: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      grams: [2, 4, 8],
      only: among('nutritional-yeast parmesan'),
    },
    heat: { list: 'heat', pick: [0, 1], method: 'fry', only: among('chilli-flakes chilli-powder') },
    salt: { list: 'salt', pick: [1, 1], grams: [0.2, 0.4, 0.6] },
  },
  titles: (k) => [
    `${k.title('kale')} Crisps with ${k.title('seed')}`,
    k.has('spice')
      ? `${k.title('spice')} ${k.title('kale')} Crisps`
      : `Salted ${k.title('kale')} Crisps`,
    k.has('yeast')
      ? `Oven ${k.title('kale')} Crisps with ${k.title('yeast')}`
      : `Oven-Crisp ${k.title('kale')} with ${k.title('seed')}`,
    `Crunchy ${k.title('kale')} with ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `So light that they are gone before you know it, with ${k.call('seed')} for something to chew on.`,
      `The quickest way to eat a whole bag of greens with pleasure.`,
    ]),
  method: (k) => {
    const bake = 12;
    return [
      ...k.prep(0, 'Heat the oven to 160 °C and line two trays with paper.'),
      k.mix(
        3,
        `Rub ${k.the('kale')} with ${k.the('oil')} and ${k.theOr('salt', 'spice', 'heat')} for 3 minutes, until every curl is coated.`,
      ),
      k.bake(
        bake,
        `Spread out in one layer and bake for ${minutesOf(bake)}, turning once, until dry and crisp but still green.`,
      ),
      byHand(k, 1, `scatter with ${k.the('seed', 'salt')}${k.maybe('yeast', ' and ')} while hot.`),
      k.rest(3, 'Leave on the trays for 3 minutes, where they turn crisper still.'),
      finish(k, 1, 'lift into a wide bowl with your hands, and eat soon.'),
    ];
  },
  tips: (k) => [
    `Dry the ${k.call('kale')} perfectly after washing: wet leaves steam and stay tough.`,
    'Salt them only after baking; salt draws out water.',
    'They soften in damp air. Eat them on the day, or crisp them again for two minutes.',
  ],
};
