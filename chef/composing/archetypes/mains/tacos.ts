import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, isCool, isGroundSpice, oneOf } from './slot-conditions.ts';

const cuisines = ['Mexican', 'American', 'Korean', 'Caribbean', 'Peruvian', 'Brazilian', 'Home'];

const called = (k: Kitchen): string =>
  isOneOf(k, 'wrap', 'corn-tortilla') ? 'Tacos' : 'Soft Wraps';

export const tacos: Archetype = {
  id: 'tacos',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['searing', 'grilling'],
  styles: ['street-food', 'family', 'outdoor', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a board, three tacos side by side',
  takesHeat: true,
  slots: {
    wrap: {
      list: 'wrap',
      pick: [1, 1],
      method: 'fry',
      grams: [78, 96, 110],
      only: oneOf('corn-tortilla', 'flour-tortilla'),
      universal: ['corn-tortilla'],
    },
    protein: { list: 'protein', pick: [1, 1], method: 'fry', factor: 0.9 },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-sliced',
      factor: 0.7,
    },
    slaw: { list: 'slaw', pick: [1, 1], method: 'raw', cut: 'shredded', factor: 0.7 },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry', only: isAromatic },
    spice: { list: 'spice', pick: [1, 2], optional: true, only: isGroundSpice },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      factor: 0.8,
      only: oneOf('soy-sauce', 'tamari', 'coconut-aminos', 'fish-sauce', 'hoisin'),
    },
    creamy: { list: 'creamy', pick: [1, 1], method: 'raw', only: isCool, universal: ['avocado'] },
    acid: { ...acid, factor: 1.4 },
    herb,
    fat: savoury.fat,
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${k.title('protein')} ${called(k)} with Crunchy ${k.title('slaw')}`,
    `${flavour(k, 'spice', 'acid', 'heat')} ${k.title('protein')} ${called(k)}`,
    `${k.title('protein')} and ${k.title('vegetable')} ${called(k)} with ${k.title('creamy')}`,
    `${flavour(k, 'spice', 'acid')} ${k.title('protein')} ${called(k)} with ${k.title('herb')} and ${k.title('slaw')}`,
  ],
  describe: (k) =>
    k.pick([
      `Made to be eaten with the hands: spiced ${k.call('protein')}, sharp ${k.call('slaw')} and cool ${k.call('creamy')} in a warm, soft fold.`,
      `Hot from the pan and gone in four bites: ${k.call('protein', 'vegetable')} against something crisp and something creamy.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(4, Math.min(9, k.minutes('fry', 'vegetable', 'aromatic')));
    return [
      ...k.prep(),
      k.mix(
        2,
        `Toss ${k.the('slaw')} with ${k.half('acid')} and ${k.half('salt')}, squeezing with your hands for 2 minutes, until beginning to soften.`,
      ),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in a large frying pan over a high heat and fry ${k.the('vegetable', 'aromatic')} for ${soft} minutes, until browned at the edges.`,
      ),
      k.cook(
        fry,
        `Add ${k.the('protein')}${along(k, ' with ', ['spice', 'umami', 'heat'])} and the rest of the ${k.call('salt')}. Fry for ${fry} minutes, ${until(k, 'protein', 'until hot and golden')}.`,
        { id: 'filling' },
      ),
      k.cook(
        3,
        `Warm ${k.the('wrap')} one after another in a dry pan, about 3 minutes in all, and keep them soft in a clean cloth.`,
      ),
      k.mix(
        2,
        `Sharpen the filling with the rest of the ${k.call('acid')} and take 2 minutes to fill each one: the ${k.call('slaw')} first, then the ${k.call('protein')}, ${k.the('creamy', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Let everybody fill their own: put out the ${k.call('protein')}, the ${k.call('slaw')} and the ${k.call('creamy')} in bowls.`,
    'Keep the pan hot and do not stir too much: the browned edges are where the flavour is.',
    `Dress the ${k.call('slaw')} an hour ahead if you can, for a softer, sharper bite.`,
  ],
};
