import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { hasTag, inBatches, panfuls, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { boilGrain, grainBeside, grainTitle, withGrain } from './side-grain.ts';
import { both, isCool, isTossed, noneOf, oneOf } from './slot-conditions.ts';

const cuisines = [
  'Greek',
  'Turkish',
  'Middle Eastern',
  'Lebanese',
  'Persian',
  'Moroccan',
  'Mediterranean',
  'Indian',
  'Brazilian',
  'Peruvian',
  'West African',
  'Caribbean',
  'Home',
];

export const skewers: Archetype = {
  id: 'skewers',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['grilling', 'searing', 'air-frying'],
  styles: ['outdoor', 'family', 'street-food', 'light', 'festive', 'sharing'],
  difficulty: 'Easy',
  vessel: 'on a board, the skewers side by side',
  takesHeat: true,
  slots: {
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      only: both(
        isTossed,
        noneOf(
          'jackfruit',
          'squid',
          'mushroom',
          'tempeh',
          'cauliflower',
          'beef-steak',
          'duck-breast',
        ),
      ),
      universal: ['portobello', 'oyster-mushroom'],
    },
    vegetable: {
      list: 'skewer-vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'in-wedges',
      factor: 1.2,
    },
    spice: {
      list: 'spice',
      pick: [1, 2],
      optional: true,
      factor: 1.2,
      only: noneOf('star-anise', 'saffron', 'mustard-seeds', 'fennel-seeds'),
    },
    garlic: {
      list: 'aromatic',
      pick: [0, 1],
      optional: true,
      method: 'fry',
      only: ({ id }) => ['garlic', 'ginger'].includes(id),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      only: oneOf('soy-sauce', 'tamari', 'coconut-aminos', 'fish-sauce', 'oyster-sauce', 'hoisin'),
    },
    grain: grainBeside,
    salad: { list: 'salad', pick: [1, 1], method: 'raw', only: noneOf('radish', 'carrot') },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      optional: true,
      method: 'raw',
      only: both(isCool, noneOf('avocado')),
    },
    acid: { ...acid, factor: 1.3 },
    herb,
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'umami', 'acid', 'heat')} ${k.title('protein')} Skewers with ${k.title('vegetable')}`,
    `Charred ${k.title('protein')} Skewers${k.has('grain') ? ` on ${grainTitle(k)}` : ` with ${k.title('salad')}`}`,
    `${ownCuisine(k, cuisines)} ${k.title('protein')} and ${k.title('vegetable')} Skewers with ${k.title('herb')}`,
    `Grilled ${k.title('protein')} Skewers with ${k.title('salad')}${k.has('creamy') ? ` and ${k.title('creamy')}` : ''}`,
  ],
  describe: (k) =>
    k.pick([
      `Charred at the corners and juicy in the middle: ${k.call('protein', 'vegetable')} from a very hot griddle, with cool ${k.call('salad')} beside them.`,
      `Food for the garden or a grey Tuesday: ${k.call('protein')} rubbed with ${k.call(k.has('spice') ? 'spice' : k.has('umami') ? 'umami' : 'acid')}, threaded with ${k.call('vegetable')} and grilled until smoky.`,
    ]),
  method: (k) => {
    const grill = Math.max(6, k.minutes('fry', 'protein') + 2) * panfuls(k);
    const isCut = hasTag(k, 'protein', 'lamb', 'pork', 'beef');
    const thread = Math.max(3, k.servings + 1);
    return [
      ...k.prep(),
      k.mix(
        2,
        `Mix ${k.the('umami', 'fat', 'spice', 'garlic', 'heat')} with ${k.half('acid')} and ${k.the('salt')}. Turn ${k.the('protein', 'vegetable')} in it for 2 minutes, until evenly coated.`,
      ),
      k.mix(
        thread,
        `Thread the ${k.call('protein', 'vegetable')} alternately onto skewers, which takes ${thread} minutes, leaving a little air between the pieces.`,
        { id: 'threaded' },
      ),
      ...boilGrain(k),
      k.cook(
        grill,
        `Heat a griddle pan or the grill until very hot. Cook the skewers${inBatches(k)} for ${grill} minutes, turning, ${until(k, 'protein', 'until charred and tender')}.`,
        { after: ['threaded'] },
      ),
      k.rest(
        3,
        `Let the skewers rest for 3 minutes${isCut ? ', so that the juices stay in' : ''}. Dress ${k.the('salad')} with the rest of the ${k.call('acid')} and ${k.the('herb')}.`,
        { id: 'rested', handsMinutes: 2 },
      ),
      k.mix(
        1,
        `Take 1 minute to arrange the skewers ${k.has('grain') ? `on the ${k.call('grain')} ` : ''}with the dressed ${k.call('salad')}${k.has('creamy') ? ` and spoon ${k.the('creamy')} beside them` : ''}, and serve sizzling.`,
        { after: withGrain(k, ['rested']) },
      ),
    ];
  },
  tips: (k) => [
    'Soak wooden skewers in water while you chop, so that they do not burn.',
    `Cut the ${k.call('vegetable')} to the size of the ${k.call('protein')}: then all of it is ready together.`,
    'In an air fryer they take about the same time at 200 °C, turned once.',
  ],
};
