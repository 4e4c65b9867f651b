import type { Archetype } from '../archetype.ts';
import { HERB, SAVOURY } from '../slots.ts';

export const pasta: Archetype = {
  id: 'pasta',
  courses: ['lunch', 'dinner'],
  cuisines: ['Italian', 'Mediterranean', 'Greek', 'French', 'American'],
  techniques: ['simmering'],
  styles: ['comfort', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  slots: {
    pasta: { list: 'pasta', pick: [1, 1], method: 'simmer' },
    protein: { list: 'protein', pick: [1, 1], method: 'fry', factor: 0.7 },
    vegetable: { list: 'vegetable', pick: [1, 2], method: 'fry' },
    aromatic: { list: 'aromatic', pick: [1, 2], method: 'fry' },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    body: { list: 'body', pick: [0, 1], method: 'simmer' },
    cheese: { list: 'cheese', pick: [0, 1], factor: 0.6, only: (item) => !item.tags.has('fatty') },
    acid: { list: 'acid', pick: [1, 1], factor: 0.6 },
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.4 },
  },
  titles: (k) => [
    `${k.title('pasta')} with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${k.cuisine} ${k.title('vegetable')} ${k.title('pasta')} with ${k.title('protein')}`,
    `${k.title('protein')} ${k.title('pasta')} with ${k.title('herb')}`,
  ],
  describe: (k) =>
    `${k.pick(['A generous bowl', 'A weeknight plate', 'A bright bowl'])} of ${k.call('pasta')} with ${k.call('protein', 'vegetable')}, loosened with its own cooking water and finished with ${k.call('herb')}.`,
  method: (k) => {
    const boil = k.minutes('simmer', 'pasta');
    const fry = Math.min(10, Math.max(5, k.minutes('fry', 'vegetable')));
    const protein = k.minutes('fry', 'protein');
    return [
      ...k.prep(),
      k.meanwhile(
        boil + 4,
        `Bring a large pan of water to the boil with half of ${k.the('salt')}. Cook ${k.the('pasta')} for ${boil} minutes, until just tender. Scoop out a cup of the cooking water, then drain.`,
      ),
      k.cook(
        protein,
        `Meanwhile, warm ${k.the('fat')} in a large frying pan over a medium-high heat. Cook ${k.the('protein')} for ${protein} minutes, ${k.done('protein')}. Lift onto a plate.`,
      ),
      k.cook(
        fry + 1,
        `In the same pan, soften ${k.the('vegetable')} for ${fry} minutes. Add ${k.the('aromatic', 'heat')} and cook for 1 minute more.`,
      ),
      k.cook(
        k.has('body') ? 5 : 2,
        `${k.has('body') ? `Pour in ${k.the('body')}${k.maybe('umami', ' with ')} and bubble for 5 minutes` : k.has('umami') ? `Stir in ${k.the('umami')} and cook for 2 minutes` : 'Cook for 2 more minutes, until the edges catch'}. Season with the remaining salt and ${k.the('pepper')}.`,
      ),
      k.cook(
        2,
        `Add the ${k.call('pasta')} and the ${k.call('protein')} with a good splash of the cooking water, and toss for 2 minutes until the sauce clings. Stir in ${k.the('acid')}${k.maybe('cheese', ', then ')}, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Save the cooking water: its starch ties the sauce to the ${k.call('pasta')}.`,
    'Take it out of the water a minute early; it finishes in the pan and drinks up the sauce.',
    ...(k.has('cheese')
      ? [`Stir in the ${k.call('cheese')} off the heat, so that it melts instead of clumping.`]
      : []),
  ],
};
