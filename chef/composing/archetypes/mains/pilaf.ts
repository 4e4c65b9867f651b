import type { Archetype } from '../../archetype.ts';
import { acid, aromatics, crunch, herb, salt, savoury } from '../../slots.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { grainTitle } from './side-grain.ts';
import { isAromatic, oneOf, within } from './slot-conditions.ts';

const cuisines = [
  'Middle Eastern',
  'Lebanese',
  'Turkish',
  'Persian',
  'Indian',
  'Caribbean',
  'Moroccan',
  'Mexican',
  'Greek',
  'Brazilian',
  'Peruvian',
];
const mostSimmerMin = 20;

export const pilaf: Archetype = {
  id: 'pilaf',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['simmering'],
  styles: ['one-pot', 'comfort', 'family', 'meal-prep', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a wide serving dish',
  takesHeat: true,
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      grams: [55, 70, 90],
      only: oneOf('basmati', 'jasmine-rice', 'bulgur', 'quinoa', 'millet'),
      universal: ['basmati', 'quinoa', 'millet'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.85,
      only: within('simmer', mostSimmerMin),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      only: within('simmer', 15),
    },
    aromatic: { ...aromatics, pick: [1, 2], only: isAromatic, universal: ['fennel', 'ginger'] },
    spice: { list: 'spice', pick: [2, 2], optional: true },
    broth: { list: 'broth', pick: [1, 1], grams: [130, 160, 200], universal: ['water'] },
    acid,
    herb,
    crunch,
    fat: { ...savoury.fat, factor: 1.2 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'acid')} ${grainTitle(k)} Pilaf with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${ownCuisine(k, cuisines)} ${k.title('protein')} Pilaf with ${k.title('crunch')}`,
    `One-Pot ${k.title('protein')} and ${grainTitle(k)} with ${k.title('herb')}`,
    `${k.title('vegetable')} and ${k.title('protein')} Pilaf with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Everything cooks in one pot: ${k.call('grain')} simmered in its own broth with ${k.call('protein', 'vegetable')}, with ${k.call('crunch')} for crunch.`,
      `Separate, fragrant grains of ${k.call('grain')} with ${k.call('protein')}, sweet ${k.call('aromatic')}, and a lift of ${k.call('acid', 'herb')}.`,
    ]),
  method: (k) => {
    const isQuick = isSeafood(k, 'protein');
    const soften = k.soften('aromatic') + 1;
    const simmer = Math.max(
      14,
      k.minutes('simmer', 'grain'),
      isQuick ? 0 : k.minutes('simmer', 'protein'),
    );
    const last = Math.max(4, k.minutes('simmer', 'protein'));
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a heavy pot and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring, until sweet and fragrant.`,
      ),
      k.cook(
        3,
        `Add ${isQuick ? k.the('vegetable', 'grain') : k.the('protein', 'vegetable', 'grain')} and stir over the heat for 3 minutes, until every grain shines.`,
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('broth')}, add ${k.the('salt')} and bring to the boil. Cover and cook on the lowest heat for ${simmer} minutes, ${isQuick ? 'until the liquid is absorbed' : until(k, 'protein', 'until the liquid is absorbed')}.`,
      ),
      ...(isQuick
        ? [
            k.leave(
              last,
              `Lay ${k.the('protein')} on top, put the lid back and steam over the lowest heat for ${last} minutes, ${k.done('protein')}.`,
            ),
          ]
        : []),
      k.rest(
        5,
        `Take the pot off the heat and leave it with the lid on for 5 minutes, so that the grains finish in their own steam.`,
      ),
      k.mix(
        2,
        `Fork through ${k.the('acid')} and ${k.half('herb')} for about 2 minutes, loosening the grains. Scatter with ${k.the('crunch')} and the rest of the ${k.call('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Do not stir while it simmers: it makes the ${k.call('grain')} sticky.`,
    'A clean tea towel under the lid catches the steam and keeps the grains apart.',
    k.pick([
      'Leftovers: cool within an hour, chill, and eat within a day, reheated until steaming all through.',
      `Toast the ${k.call('crunch')} in a dry pan for a moment if you have time: the taste doubles.`,
    ]),
  ],
};
