import type { Archetype } from '../archetype.ts';
import { ACID, AROMATICS, CRUNCH, HERB, SAVOURY, SPICES } from '../slots.ts';

export const pilaf: Archetype = {
  id: 'pilaf',
  courses: ['lunch', 'dinner'],
  cuisines: [
    'Middle Eastern',
    'Turkish',
    'Persian',
    'Indian',
    'Caribbean',
    'Cajun',
    'Spanish',
    'Moroccan',
    'Ethiopian',
    'Mexican',
    'Brazilian',
  ],
  techniques: ['simmering'],
  styles: ['one-pot', 'comfort', 'family', 'meal-prep', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a wide serving dish',
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      only: (item) => item.roles.has('grain') && (item.minutes.simmer ?? 99) <= 20,
    },
    protein: { list: 'protein', pick: [1, 1], method: 'simmer', factor: 0.8 },
    vegetable: { list: 'vegetable', pick: [1, 2], method: 'simmer' },
    aromatic: AROMATICS,
    spice: { ...SPICES, pick: [2, 3] },
    broth: { list: 'broth', pick: [1, 1], factor: 1.35 },
    acid: ACID,
    herb: HERB,
    crunch: CRUNCH,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} Pilaf with ${k.title('vegetable')}`,
    `One-Pot ${k.title('protein')} and ${k.title('grain')}`,
    `Spiced ${k.title('grain')} with ${k.title('protein')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Everything cooks in one pot: ${k.call('grain')} that drinks up its broth around ${k.call('protein', 'vegetable')}, with ${k.call('crunch')} for crunch.`,
  method: (k) => {
    const simmer = Math.max(15, k.minutes('simmer', 'grain', 'protein'));
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 1,
        `Warm ${k.the('fat')} in a heavy pot with a lid over a medium heat. Soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes, then stir in ${k.theOr('pepper', 'spice', 'heat')} for 1 minute.`,
      ),
      k.cook(
        4,
        `Add ${k.the('protein', 'vegetable')} and cook for 4 minutes, turning, until lightly coloured.`,
      ),
      k.cook(
        simmer,
        `Stir in ${k.the('grain')}, pour over ${k.the('broth')}, and season with ${k.the('salt', 'pepper')}. Bring to the boil, cover, and simmer on the lowest heat for ${simmer} minutes without lifting the lid, until the liquid has gone and the grains are tender.${k.safety('protein')}`,
      ),
      k.rest(5, `Take off the heat and leave covered for 5 minutes.`),
      k.mix(
        1,
        `Fork through ${k.the('acid')} and half of ${k.the('herb')}. Scatter with the rest and with ${k.the('crunch')}, and serve.`,
      ),
    ];
  },
  tips: (k) => [
    `Do not stir while it simmers: the ${k.call('grain')} turns sticky.`,
    'Leftovers: cool within an hour, chill, and eat within a day, reheated until steaming all through.',
    `Toast the ${k.call('crunch')} in a dry pan for 2 minutes if you have a moment; they taste twice as good.`,
  ],
};
