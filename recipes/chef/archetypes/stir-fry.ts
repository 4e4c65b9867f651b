import type { Archetype } from '../archetype.ts';
import { SAVOURY } from '../slots.ts';

export const stirFry: Archetype = {
  id: 'stir-fry',
  courses: ['lunch', 'dinner'],
  cuisines: ['Chinese', 'Thai', 'Japanese', 'Korean', 'Vietnamese'],
  techniques: ['stir-frying'],
  styles: ['light', 'street-food', 'budget', 'modern'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl',
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'fry', cut: 'thinly-sliced' },
    vegetable: {
      list: 'vegetable',
      pick: [1, 2],
      method: 'fry',
      cut: 'finely-sliced',
      only: (item) => (item.minutes.fry ?? 99) <= 8,
    },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      optional: true,
      only: (item) => (item.minutes.fry ?? 9) <= 2,
    },
    umami: { list: 'umami', pick: [1, 1], factor: 1.1 },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    crunch: { list: 'crunch', pick: [0, 1], method: 'raw' },
    ...SAVOURY,
    salt: { ...SAVOURY.salt, factor: 0.3 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} Stir-Fry with ${k.title('green')}`,
    `Stir-Fried ${k.title('protein')} with ${k.title('vegetable')}`,
    `${k.title('protein')} and ${k.title('green')} Stir-Fry`,
  ],
  describe: (k) =>
    `${k.pick(['Fast, crisp and glossy', 'Quick and full of colour', 'A hot pan and ten minutes'])}: ${k.call('protein')} with ${k.call('vegetable', 'green')}, dressed in ${k.call('umami', 'acid')}.`,
  method: (k) => {
    const first = Math.max(4, Math.ceil(k.minutes('fry', 'protein') * 0.7));
    const then = Math.max(3, Math.min(8, k.minutes('fry', 'vegetable')));
    const last = k.minutes('fry', 'green');
    return [
      ...k.prep(1, `Stir ${k.the('umami', 'acid')} together in a small bowl for the sauce.`),
      k.cook(
        first,
        `Heat half of ${k.the('fat')} in a wok or large frying pan until it shimmers. Spread out ${k.the('protein')}, season with ${k.the('salt', 'pepper')}, and fry over a high heat for ${first} minutes, turning once or twice, ${k.done('protein')}. Tip onto a plate.`,
      ),
      k.cook(
        then,
        `Add the rest of the ${k.call('fat')} and stir-fry ${k.the('vegetable')} for ${then} minutes, until the edges brown but the middle stays crisp.`,
      ),
      k.cook(
        last + 1,
        `${k.has('aromatic') || k.has('heat') ? `Add ${k.the('aromatic', 'heat')}, and stir for 1 minute. ` : ''}Toss in ${k.the('green')} and cook for ${last} ${last === 1 ? 'minute' : 'minutes'} more.`,
      ),
      k.cook(
        1,
        `Return the ${k.call('protein')} to the pan, pour over the sauce, and toss for 1 minute until everything is glossy.${k.has('crunch') ? ` Scatter with ${k.the('crunch')} and serve at once.` : ' Serve at once.'}`,
      ),
    ];
  },
  tips: () => [
    'Have everything cut and the sauce mixed before the pan gets hot: there is no time to chop once it starts.',
    'Cook in two batches if your pan is small. A crowded pan steams instead of searing.',
  ],
};
