import type { Archetype } from '../archetype.ts';
import { ACID, CRUNCH, HERB, SAVOURY } from '../slots.ts';

export const noodleToss: Archetype = {
  id: 'noodle-toss',
  courses: ['lunch', 'dinner'],
  cuisines: ['Thai', 'Vietnamese', 'Chinese', 'Japanese', 'Korean'],
  techniques: ['stir-frying'],
  styles: ['street-food', 'budget', 'comfort'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    noodle: { list: 'noodle', pick: [1, 1], method: 'simmer' },
    protein: { list: 'protein', pick: [1, 1], method: 'fry', factor: 0.8, cut: 'thinly-sliced' },
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
      only: (item) => (item.minutes.fry ?? 9) <= 6,
    },
    umami: { list: 'umami', pick: [1, 1], factor: 1.2 },
    acid: ACID,
    herb: HERB,
    crunch: CRUNCH,
    ...SAVOURY,
    salt: { ...SAVOURY.salt, factor: 0.3 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('noodle')}s with ${k.title('protein')}`,
    `${k.title('protein')} and ${k.title('green')} ${k.title('noodle')}s`,
    `Tossed ${k.title('noodle')}s with ${k.title('protein')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Slippery ${k.call('noodle')} with ${k.call('protein', 'vegetable')}, sharp with ${k.call('acid')} and finished with ${k.call('crunch')}.`,
  method: (k) => {
    const soak = k.minutes('simmer', 'noodle');
    const fry = Math.max(4, Math.ceil(k.minutes('fry', 'protein') * 0.7));
    const soft = Math.max(3, Math.min(7, k.minutes('fry', 'vegetable')));
    const green = k.minutes('fry', 'green');
    return [
      ...k.prep(),
      k.meanwhile(
        soak + 4,
        `Cook ${k.the('noodle')} in boiling water for ${soak} minutes, until just tender. Drain and rinse under the cold tap.`,
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a wok or large frying pan. Season ${k.the('protein')} with ${k.the('salt', 'pepper')} and fry over a high heat for ${fry} minutes, ${k.done('protein')}. Tip onto a plate.`,
      ),
      k.cook(
        soft + 1,
        `Stir-fry ${k.the('vegetable')} for ${soft} minutes, add ${k.the('aromatic', 'heat')}, and stir for 1 minute.`,
      ),
      k.cook(
        green + 2,
        `Toss in ${k.the('green')} for ${green} ${green === 1 ? 'minute' : 'minutes'}. Add the ${k.call('noodle')}, the ${k.call('protein')} and ${k.the('umami')}, and toss for 2 minutes until hot and glossy.`,
      ),
      k.mix(
        1,
        `Take off the heat, stir in ${k.the('acid')}, and top with ${k.the('herb', 'crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Rinse the ${k.call('noodle')} in cold water: it stops them from sticking together.`,
    'Taste at the end. A little more of the sharp or the salty sauce pulls everything together.',
  ],
};
