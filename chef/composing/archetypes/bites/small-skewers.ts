import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { byHand, citrus, finish, friedSpice, hotPan } from '../phrases.ts';

/** Small skewers, marinated for a moment and charred. */
export const smallSkewers: Archetype = {
  id: 'small-skewers',
  courses: ['appetizer', 'snack'],
  cuisines: [
    'Turkish',
    'Greek',
    'Indonesian',
    'Thai',
    'Japanese',
    'Peruvian',
    'Lebanese',
    'Middle Eastern',
    'Moroccan',
    'West African',
    'Indian',
    'Brazilian',
    'South African',
    'Georgian',
    'Persian',
    'Vietnamese',
    'Caribbean',
    'Filipino',
  ],
  techniques: ['grilling', 'searing'],
  styles: ['street-food', 'sharing', 'outdoor', 'festive', 'date-night'],
  difficulty: 'Medium',
  vessel: 'on skewers across a board',
  slots: {
    bite: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      grams: [60, 80, 105],
      only: among(
        'chicken-thigh chicken-breast prawns tofu halloumi paneer beef-steak lamb-leg pork-loin pork-tenderloin oyster-mushroom portobello turkey-breast',
      ),
    },
    vegetable: {
      list: 'skewer-veg',
      cut: 'roughly-chopped',
      pick: [1, 1],
      method: 'fry',
      grams: [40, 55, 70],
    },
    spice: { ...friedSpice, pick: [1, 2] },
    umami: {
      list: 'umami',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [3, 5, 7],
      only: among('soy-sauce tamari fish-sauce coconut-aminos miso'),
    },
    acid: { ...citrus, grams: [5, 7, 10] },
    cool: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [15, 22, 32],
      only: among('greek-yoghurt yoghurt coconut-cream sour-cream'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: {
      ...hotPan.fat,
      grams: [4, 6, 9],
      only: among('olive-oil sunflower-oil rapeseed-oil peanut-oil coconut-oil'),
    },
  },
  titles: (k) => [
    `Charred ${k.title('bite')} Skewers with ${k.title('herb')}`,
    `${k.title('bite')} and ${k.title('vegetable')} Skewers`,
    k.has('cool')
      ? `${k.title('bite')} Skewers with ${k.title('cool')} and ${k.title('herb')}`
      : `Smoky ${k.title('bite')} Skewers with ${k.title('acid').replace(' Juice', '')}`,
    k.has('spice')
      ? `${k.title('spice')} ${k.title('bite')} Skewers with ${k.title('vegetable')}`
      : `Small ${k.title('bite')} and ${k.title('vegetable')} Skewers`,
  ],
  describe: (k) =>
    k.pick([
      `Charred at the corners and juicy inside, with a squeeze of ${k.call('acid')} and ${k.call('herb')}.`,
      `A plate of small skewers to eat standing up, with the smoke still on them.`,
    ]),
  method: (k) => {
    const fry = Math.max(6, k.minutes('fry', 'bite'));
    return [
      ...k.prep(),
      k.mix(
        2,
        `Mix ${k.the('fat', 'spice', 'umami', 'heat', 'salt', 'pepper')} with ${k.half('acid')} and turn ${k.the('bite', 'vegetable')} in it for 2 minutes.`,
      ),
      k.rest(
        8,
        'Let everything marinate for 8 minutes, turning once, while the grill or a heavy pan gets hot.',
      ),
      byHand(k, 4, `thread the pieces onto short skewers in turn, not too tightly.`),
      k.cook(
        fry,
        `Grill or fry the skewers over a high heat for ${minutesOf(fry)}, turning often, ${until(k, 'bite', 'until charred at the corners')}.`,
      ),
      finish(
        k,
        1,
        `sprinkle with the rest of the ${k.call('acid')} and ${k.the('herb')}${k.maybe('cool', ', and serve beside ')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Soak wooden skewers in water while you chop, or they catch fire before the food does.',
    `Cut the ${k.call('vegetable')} thinner than the ${k.call('bite')}: both should be done at once.`,
    'Do not move them for the first minute; they come away when they have a crust.',
  ],
};
