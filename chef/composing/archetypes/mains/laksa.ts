import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, isGroundSpice, notPulse, oneOf, within } from './slot-conditions.ts';

export const laksa: Archetype = {
  id: 'laksa',
  courses: ['dinner', 'lunch'],
  cuisines: ['Thai', 'Indonesian', 'Vietnamese', 'Filipino'],
  techniques: ['simmering'],
  styles: ['comfort', 'street-food', 'bowl'],
  difficulty: 'Medium',
  vessel: 'in a deep noodle bowl, the broth golden',
  takesHeat: true,
  slots: {
    noodle: {
      list: 'noodle',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 60, 75],
      universal: ['rice-noodles'],
    },
    protein: { list: 'protein', pick: [1, 1], method: 'simmer', factor: 0.85, only: notPulse },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'finely-sliced',
      factor: 0.7,
      only: within('simmer', 18),
    },
    green: { list: 'green', pick: [1, 1], method: 'simmer', factor: 0.8 },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, only: isGroundSpice },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      grams: [80, 100, 120],
      only: oneOf('coconut-milk'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [180, 220, 260], universal: ['water'] },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      only: oneOf('fish-sauce', 'soy-sauce', 'tamari', 'coconut-aminos'),
    },
    acid,
    herb,
    heat: savoury.heat,
    salt: { ...salt, factor: 0.4 },
  },
  titles: (k) => [
    `Coconut Noodle Soup with ${k.title('protein')} and ${k.title('green')}`,
    `${flavour(k, 'heat', 'spice', 'acid')} Coconut Noodles with ${k.title('protein')}`,
    `Creamy Coconut ${k.title('noodle')} with ${k.title('protein')}, ${k.title('green')} and ${k.title('herb')}`,
    `${k.title('protein')} Coconut Broth with ${k.title('noodle')} and ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    k.pick([
      `A golden bowl of coconut broth, fragrant with ${k.call('aromatic')}, in which ${k.call('noodle')} and ${k.call('protein')} come with a sharp lift of ${k.call('acid')}.`,
      `Rich, sour and hot enough to wake you: ${k.call('protein', 'green')} over ${k.call('noodle')} in a broth that you will want to drink to the end.`,
    ]),
  method: (k) => {
    const isQuick = isSeafood(k, 'protein');
    const early = isQuick ? ['vegetable'] : ['vegetable', 'protein'];
    const fry = Math.max(4, k.soften('aromatic'));
    const simmer = Math.max(10, k.minutes('simmer', ...early));
    const last = Math.max(
      2,
      k.minutes('simmer', 'green'),
      isQuick ? k.minutes('simmer', 'protein') : 0,
    );
    const noodle = k.minutes('simmer', 'noodle');
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Spoon a few spoonfuls of ${k.the('body')} into a wide pot and fry ${k.the('aromatic', 'spice', 'heat')} in it for ${fry} minutes, until the fat splits out.`,
      ),
      k.leave(
        simmer,
        `Pour in the rest of the ${k.call('body')} with ${k.the('broth', 'umami', 'salt', ...early)}. Simmer gently for ${simmer} minutes, ${isQuick ? 'until tender' : until(k, 'protein', 'until tender')}.`,
        { id: 'broth' },
      ),
      k.leave(
        noodle,
        `Cook ${k.the('noodle')} in a second pan of boiling water for ${noodle} minutes, until just tender. Drain, rinse and divide between the bowls.`,
        { after: [], id: 'noodles' },
      ),
      k.cook(
        last,
        `Add ${k.the(...(isQuick ? ['protein'] : []), 'green')} to the broth and simmer for ${last} minutes, ${isQuick ? k.done('protein') : 'until bright and just tender'}.`,
        { after: ['broth'], id: 'ready' },
      ),
      k.mix(
        2,
        `Stir ${k.the('acid')} into the broth and ladle over the ${k.call('noodle')} in about 2 minutes. Scatter thickly with ${k.the('herb')}.`,
        { after: ['noodles', 'ready'] },
      ),
    ];
  },
  tips: (k) => [
    `Fry the ${k.call('aromatic')} patiently until the fat splits: that is where the fragrance comes from.`,
    'Do not let it boil hard once the coconut is in, or the broth turns grainy.',
    along(k, 'Hold a little of ', ['heat'], ' back for the top, for those who like it fierce.') ||
      `Taste for salt and ${k.call('acid')} together at the end; one brings out the other.`,
  ],
};
