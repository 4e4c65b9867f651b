import type { Archetype } from '../../archetype.ts';
import { acid, herb, savoury } from '../../slots.ts';
import { along, hasTag, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isCool, noneOf, oneOf } from './slot-conditions.ts';

export const traybake: Archetype = {
  id: 'traybake',
  courses: ['dinner', 'lunch'],
  techniques: ['roasting', 'baking', 'air-frying', 'grilling'],
  styles: ['comfort', 'family', 'one-pot', 'rustic', 'budget', 'outdoor', 'festive'],
  difficulty: 'Easy',
  vessel: 'on a roasting tray',
  weight: 1.2,
  takesHeat: true,
  slots: {
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'roast',
      only: noneOf('beef-steak', 'squid'),
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'roast',
      grams: [120, 170, 230],
      cut: 'diced',
      optional: true,
      only: noneOf('beetroot', 'cassava', 'daikon', 'carrot'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 2],
      method: 'roast',
      cut: 'in-wedges',
      only: noneOf('mushroom', 'shiitake', 'sweetcorn', 'okra', 'white-cabbage', 'bamboo-shoots'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'roast',
      cut: 'in-wedges',
      optional: true,
      only: oneOf('onion', 'red-onion', 'shallot', 'leek', 'fennel'),
    },
    spice: { list: 'spice', pick: [1, 2], optional: true, only: noneOf('star-anise', 'saffron') },
    creamy: { list: 'creamy', pick: [0, 1], method: 'raw', optional: true, only: isCool },
    acid,
    herb,
    fat: { ...savoury.fat, factor: 1.6 },
    heat: savoury.heat,
    salt: savoury.salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'acid', 'heat')} ${k.title('protein')} Traybake with ${k.title('vegetable')}`,
    `Roast ${k.title('protein')} with ${k.title(k.has('root') ? 'root' : 'vegetable')} and ${k.title('herb')}`,
    `${k.title('protein')} and ${k.title('vegetable')} Traybake`,
    `One-Tray ${flavour(k, 'spice', 'acid')} ${k.title('protein')}${k.has('root') ? ` and ${k.title('root')}` : ''}`,
  ],
  describe: (k) =>
    k.pick([
      `One tray and little washing-up: ${k.call('protein')} roasted with ${k.call('vegetable')} until the edges caramelise, sharpened with ${k.call('acid')}.`,
      `The oven does the work: ${k.call(k.has('root') ? 'root' : 'vegetable')} crisp at the corners, ${k.call('protein')} on top, and ${k.call('herb')} over everything.`,
    ]),
  method: (k) => {
    const protein = Math.max(8, k.minutes('roast', 'protein'));
    const slow = Math.max(25, k.minutes('roast', 'vegetable', 'root', 'aromatic'));
    const together = slow - protein < 5;
    const first = together ? 0 : slow - protein;
    const last = together ? Math.max(slow, protein) : protein;
    const bed = ['root', 'vegetable', 'aromatic'].filter((slot) => k.has(slot));
    const isCut = hasTag(k, 'protein', 'beef', 'lamb', 'pork');
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.mix(
        2,
        `On a large tray, toss ${k.the(...bed)} with ${k.half('fat')} and ${k.half('salt')} for 2 minutes, then spread out in one layer.`,
      ),
      ...(together
        ? []
        : [
            k.bake(
              first,
              `Roast for ${first} minutes on the middle shelf, turning once, until everything begins to soften and colour.`,
              { id: 'tray' },
            ),
          ]),
      k.mix(
        1,
        `Turn ${k.the('protein')} in the rest of the ${k.call('fat')} and ${k.call('salt')}${along(k, ' with ', ['spice', 'heat'])} for 1 minute, until evenly coated.`,
        together ? { id: 'coated' } : { after: [], id: 'coated' },
      ),
      k.bake(
        last,
        `Nestle the ${k.call('protein')} into the tray and roast for ${last} minutes, ${until(k, 'protein', 'until golden at the edges')}.`,
        { after: together ? ['coated'] : ['tray', 'coated'] },
      ),
      k.rest(
        3,
        `Rest for 3 minutes${isCut ? ', so that the juices settle' : ''}. Spoon over ${k.the('acid')}, scatter with ${k.the('herb')}${along(k, ' and serve with ', ['creamy'], ' on the side')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Use two trays rather than crowding one: what touches steams instead of browning.',
    k.pick([
      'For an air fryer, cook in batches at 190 °C and shake the basket half-way.',
      'Line the tray with baking paper and there is next to nothing to scrub.',
    ]),
    `Leftovers make a good lunchbox: cool within an hour and eat within 2 days, cold or reheated to 74 °C.`,
  ],
};
