import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, inBatches, minutesOf, panfuls } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainBeside, grainTitle, withGrain } from './side-grain.ts';
import { both, isAromatic, isCool, isGroundSpice, within } from './slot-conditions.ts';

export const beanPatties: Archetype = {
  id: 'bean-patties',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'Middle Eastern',
    'Lebanese',
    'Turkish',
    'Mexican',
    'Indian',
    'Mediterranean',
    'Greek',
    'Brazilian',
    'Caribbean',
    'Moroccan',
    'American',
    'Home',
  ],
  techniques: ['searing', 'blending'],
  styles: ['budget', 'family', 'light', 'street-food'],
  difficulty: 'Medium',
  vessel: 'on a plate, golden patties leaning on the salad',
  takesHeat: true,
  slots: {
    bean: { list: 'patty-bean', pick: [1, 1], method: 'fry', grams: [115, 130, 160] },
    flour: { list: 'batter', pick: [1, 1], grams: [14, 18, 24] },
    root: {
      list: 'slaw',
      pick: [1, 1],
      method: 'raw',
      cut: 'shredded',
      factor: 0.4,
      optional: true,
      only: ({ id }) => ['carrot', 'courgette'].includes(id),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: both(isAromatic, within('fry', 7)),
      universal: ['spring-onion', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 2], optional: true, factor: 1.3, only: isGroundSpice },
    grain: { ...grainBeside, grams: [40, 55, 75] },
    salad: { list: 'salad', pick: [1, 1], method: 'raw' },
    creamy: { list: 'creamy', pick: [1, 1], optional: true, method: 'raw', only: isCool },
    acid,
    herb: { ...herb, factor: 1.4 },
    fat: { ...savoury.fat, factor: 1.8 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'herb', 'heat')} ${k.title('bean')} Patties with ${k.title('salad')}`,
    `Crisp ${k.title('bean')} Patties${k.has('creamy') ? ` with ${k.title('creamy')} and ${k.title('herb')}` : ` with ${k.title('herb')}`}`,
    `${k.title('bean')} and ${k.title('herb')} Fritters${k.has('grain') ? ` on ${grainTitle(k)}` : ` with ${k.title('salad')}`}`,
  ],
  describe: (k) =>
    k.pick([
      `Crunchy outside, soft and green with ${k.call('herb')} inside: patties of ${k.call('bean')}, with fresh ${k.call('salad')}${k.has('creamy') ? ` and cool ${k.call('creamy')}` : ''}.`,
      `Proof that a tin of ${k.call('bean')} can be the best thing on the table, fried golden and served with ${k.call('salad')} and ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const shape = Math.max(3, k.servings);
    const fry = 8 * panfuls(k);
    return [
      ...k.prep(),
      k.mix(
        4,
        `Crush ${k.the('bean')} roughly and work in ${k.the('flour', 'root', 'aromatic', 'spice', 'heat')}, ${k.half('herb')} and ${k.the('salt')}, about 4 minutes, until it holds together.`,
      ),
      k.mix(
        shape,
        `Shape with damp hands into ${k.servings === 1 ? '3' : k.servings * 3} small, flat patties, about ${shape} minutes, pressing the edges so that they do not crack.`,
        { id: 'shaped' },
      ),
      ...boilGrain(k),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a wide pan and fry the patties${inBatches(k)} over a medium heat for ${fry} minutes, turning once, until deep golden and hot through.`,
        { after: ['shaped'], id: 'fried' },
      ),
      k.mix(
        2,
        `Toss ${k.the('salad')} with ${k.the('acid')} and the rest of the ${k.call('herb')} for ${minutesOf(2)}. Serve with the patties${k.has('grain') ? `, the ${k.call('grain')}` : ''}${along(k, ' and ', ['creamy'])}.`,
        { after: withGrain(k, ['fried']) },
      ),
    ];
  },
  tips: (k) => [
    `Dry the ${k.call('bean')} in a cloth after rinsing: a wet mixture falls apart in the pan.`,
    'If you have half an hour, chill the patties before frying; they hold their shape better.',
    'Leave a few pieces whole when you crush: a smooth paste makes a heavy patty.',
  ],
};
