import type { Archetype } from '../../archetype.ts';
import { acid, crunch, herb, savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { isTossed, noneOf, within } from './slot-conditions.ts';

const cuisines = ['Thai', 'Vietnamese', 'Chinese', 'Japanese', 'Korean', 'Filipino', 'Indonesian'];

export const noodleToss: Archetype = {
  id: 'noodle-toss',
  courses: ['lunch', 'dinner'],
  cuisines,
  techniques: ['stir-frying'],
  styles: ['street-food', 'budget', 'comfort'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl, chopsticks across the rim',
  takesHeat: true,
  slots: {
    noodle: { list: 'noodle', pick: [1, 1], method: 'simmer', universal: ['rice-noodles'] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.8,
      cut: 'thinly-sliced',
      only: isTossed,
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-sliced',
      only: within('fry', 8),
    },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      optional: true,
      only: within('fry', 6),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.3,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'tomato-puree'),
      universal: ['coconut-aminos'],
    },
    acid,
    herb,
    crunch,
    fat: savoury.fat,
    heat: savoury.heat,
    salt: { ...savoury.salt, factor: 0.35 },
  },
  titles: (k) =>
    [
      `${flavour(k, 'umami', 'aromatic', 'heat', 'acid')} ${k.title('noodle')}s with ${k.title('protein')}`,
      `${k.title('protein')} and ${k.title('green')} ${k.title('noodle')}s`,
      `${ownCuisine(k, cuisines)} ${k.title('noodle')}s with ${k.title('protein')} and ${k.title('vegetable')}`,
      `Tossed ${k.title('noodle')}s with ${k.title('protein')}, ${k.title('green')} and ${k.title('crunch')}`,
    ].map((title) => title.replace(/(Udon|Soba)s\b/, '$1')),
  describe: (k) =>
    k.pick([
      `Slippery ${k.call('noodle')} with ${k.call('protein', 'vegetable')}, sharp with ${k.call('acid')} and finished with a crunch of ${k.call('crunch')}.`,
      `A bowl to slurp: hot ${k.call('noodle')} tangled with ${k.call('protein', 'green')}, salty, sour and fragrant with ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const soak = k.minutes('simmer', 'noodle');
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(3, Math.min(7, k.minutes('fry', 'vegetable', 'aromatic')));
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      k.leave(
        soak,
        `Cook ${k.the('noodle')} in a big pan of boiling water for ${soak} minutes, until just tender. Drain, rinse under the cold tap and shake dry.`,
        { after: [], id: 'noodles' },
      ),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a hot wok and fry ${k.the('protein')} with ${k.the('salt')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}, then tip out.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} and stir-fry ${k.the('vegetable')}${along(k, ' with ', ['aromatic', 'heat'])} for ${soft} minutes, until just softened.`,
        { id: 'vegetables' },
      ),
      k.cook(
        green,
        `Add ${k.the('green')}, the ${k.call('noodle')} and ${k.the('umami')}. Return the ${k.call('protein')} and toss for ${green} minutes, until piping hot and glossy.`,
        { after: ['noodles', 'vegetables'] },
      ),
      k.mix(
        1,
        `Take off the heat, toss with ${k.the('acid')} and leave for 1 minute. Pile into bowls and top with ${k.the('herb', 'crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Rinse the ${k.call('noodle')} in cold water: it stops them from sticking together.`,
    k.pick([
      'Taste at the end. A little more of the sharp or the salty pulls everything together.',
      `Loosen the toss with a spoonful of water if the ${k.call('noodle')} cling to the pan.`,
    ]),
    `Scatter on the ${k.call('crunch')} at the table, for a crunch to the last mouthful.`,
  ],
};
