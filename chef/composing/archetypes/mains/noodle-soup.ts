import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { isAromatic, noneOf, notPulse, within } from './slot-conditions.ts';

const cuisines = ['Vietnamese', 'Japanese', 'Chinese', 'Thai', 'Korean', 'Filipino', 'Indonesian'];

export const noodleSoup: Archetype = {
  id: 'noodle-soup-bowl',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['simmering', 'poaching'],
  styles: ['comfort', 'street-food', 'light', 'bowl'],
  difficulty: 'Medium',
  vessel: 'in a deep noodle bowl, chopsticks across the rim',
  takesHeat: true,
  slots: {
    noodle: {
      list: 'noodle',
      pick: [1, 1],
      method: 'simmer',
      grams: [55, 70, 85],
      universal: ['rice-noodles'],
    },
    protein: { list: 'protein', pick: [1, 1], method: 'simmer', only: notPulse },
    egg: { list: 'egg', pick: [0, 1], optional: true, method: 'simmer', grams: [50, 50, 50] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'finely-sliced',
      factor: 0.8,
      only: within('simmer', 12),
    },
    green: { list: 'green', pick: [1, 1], method: 'simmer', factor: 0.9 },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    broth: { list: 'broth', pick: [1, 1], grams: [240, 290, 340], universal: ['water'] },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 0.7,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'hoisin'),
      universal: ['coconut-aminos'],
    },
    acid,
    herb,
    fat: savoury.fat,
    heat: savoury.heat,
    salt: { ...salt, factor: 0.3 },
  },
  titles: (k) => [
    `${k.title('protein')} Noodle Soup with ${k.title('green')}`,
    `${flavour(k, 'umami', 'aromatic', 'heat', 'acid')} Noodle Soup with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${ownCuisine(k, cuisines)} ${k.title('noodle')} Soup with ${k.title('protein')}`,
    `Big Bowl of ${k.title('noodle')} with ${k.title('protein')}, ${k.title('green')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `A deep bowl and a clear, fragrant broth: ${k.call('noodle')} at the bottom, ${k.call('protein', 'green')} on top and ${k.call('herb')} over everything.`,
      `Steam on the window and slippery ${k.call('noodle')} in the bowl, with ${k.call('protein')}, ${k.call('vegetable')} and a sharp squeeze of ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const soften = Math.max(3, k.soften('aromatic'));
    const simmer = Math.max(
      10,
      k.minutes('simmer', 'vegetable'),
      isSeafood(k, 'protein') ? 0 : k.minutes('simmer', 'protein'),
    );
    const noodle = k.minutes('simmer', 'noodle');
    const last = Math.max(
      2,
      k.minutes('simmer', 'green'),
      isSeafood(k, 'protein') ? k.minutes('simmer', 'protein') : 0,
    );
    const isQuick = isSeafood(k, 'protein');
    const early = isQuick ? ['vegetable'] : ['vegetable', 'protein'];
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a large pot and cook ${k.the('aromatic', 'heat')} for ${soften} minutes, stirring, until soft and very fragrant.`,
      ),
      k.leave(
        simmer,
        `Add ${k.the('broth', 'umami', 'salt', ...early)}. Bring to a bubble and simmer gently for ${simmer} minutes, ${isQuick ? 'until tender' : until(k, 'protein', 'until tender')}.`,
        { id: 'broth' },
      ),
      ...(k.has('egg')
        ? [
            k.leave(
              9,
              `Boil ${k.the('egg')} in their shells for 9 minutes, until set all through. Cool in cold water, peel and halve.`,
              { after: [], id: 'egg' },
            ),
          ]
        : []),
      k.leave(
        noodle,
        `Cook ${k.the('noodle')} apart in boiling water for ${noodle} minutes, until just tender, then drain and divide between deep bowls.`,
        { after: [], id: 'noodles' },
      ),
      k.cook(
        last,
        `Slip ${k.the(...(isQuick ? ['protein'] : []), 'green')} into the broth and simmer for ${last} minutes, ${isQuick ? k.done('protein') : 'until bright and just tender'}.`,
        { after: ['broth'], id: 'ready' },
      ),
      k.mix(
        2,
        `Season the broth with ${k.the('acid')} and ladle over the ${k.call('noodle')} in about 2 minutes. Top with ${k.the('herb')}${k.has('egg') ? ` and the ${k.call('egg')}` : ''}.`,
        { after: ['noodles', 'ready', ...(k.has('egg') ? ['egg'] : [])] },
      ),
    ];
  },
  tips: (k) => [
    `Cook the ${k.call('noodle')} apart: in the pot they drink the broth and cloud it.`,
    'Taste the broth on its own. It should seem a little too strong, because the bowl will dilute it.',
    along(k, 'Leave ', ['heat'], ' out of the pot for mixed tables, and pass it round instead.') ||
      `Put out more ${k.call('herb')} and ${k.call('acid')}, so that everybody can season their own bowl.`,
  ],
};
