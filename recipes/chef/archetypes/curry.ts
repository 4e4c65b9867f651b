import type { Archetype } from '../archetype.ts';
import { ACID, AROMATICS, HERB, SAVOURY, SPICES } from '../slots.ts';

export const curry: Archetype = {
  id: 'curry',
  courses: ['lunch', 'dinner'],
  cuisines: ['Indian', 'Thai', 'Caribbean', 'Vietnamese', 'Brazilian', 'British'],
  techniques: ['simmering'],
  styles: ['comfort', 'one-pot', 'meal-prep', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'simmer' },
    vegetable: { list: 'vegetable', pick: [1, 2], method: 'simmer' },
    green: { list: 'green', pick: [0, 1], method: 'simmer' },
    aromatic: AROMATICS,
    spice: { ...SPICES, pick: [2, 3], factor: 1.4 },
    body: { list: 'body', pick: [1, 1], method: 'simmer', factor: 1.2 },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    acid: ACID,
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} Curry with ${k.title('vegetable')}`,
    `${k.title('protein')} and ${k.title('vegetable')} Curry`,
    `${k.title('vegetable')} and ${k.title('protein')} Curry with ${k.title('herb')}`,
  ],
  describe: (k) =>
    `${k.pick(['A fragrant', 'A gently spiced', 'A rich'])} curry of ${k.call('protein', 'vegetable')} in a sauce built on ${k.call('body')}, brightened with ${k.call('acid')}.`,
  method: (k) => {
    const simmer = Math.max(10, k.minutes('simmer', 'protein', 'vegetable'));
    // Fish and prawns would be rags by the time the vegetables are soft: they go in at the end.
    const last = k.minutes('simmer', 'protein');
    const isDelicate = last <= 8;
    const early = isDelicate ? k.the('vegetable') : k.the('protein', 'vegetable');
    const done = isDelicate
      ? 'until the sauce coats a spoon'
      : `${k.done('protein')} and the sauce coats a spoon`;
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 1,
        `Warm ${k.the('fat')} in a wide, deep pan over a medium heat. Soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes, stirring now and then, then stir in ${k.theOr('pepper', 'spice', 'heat')} and cook for 1 minute until fragrant.`,
      ),
      k.cook(3, `Add ${early} and turn for 3 minutes, until everything is coated in the spices.`),
      k.cook(
        simmer,
        `Pour in ${k.the('body')}${k.maybe('umami', ' and stir in ')}, and season with ${k.the('salt', 'pepper')}. Simmer gently for ${simmer} minutes, half covered, ${done}.`,
      ),
      ...(isDelicate
        ? [
            k.cook(
              last,
              `Slip in ${k.the('protein')} and simmer for ${last} minutes, ${k.done('protein')}.`,
            ),
          ]
        : []),
      ...(k.has('green')
        ? [
            k.cook(
              k.minutes('simmer', 'green'),
              `Stir in ${k.the('green')} and simmer for ${k.minutes('simmer', 'green')} more minutes, until just tender.`,
            ),
          ]
        : []),
      k.cook(
        1,
        `Take off the heat, stir in ${k.the('acid')}, and scatter with ${k.the('herb')} before serving.`,
      ),
    ];
  },
  tips: (k) => [
    `Do not rush the ${k.call('aromatic')}: the base of the whole sauce is made in those first minutes.`,
    `The curry tastes better the next day. Cool it within an hour, keep it chilled for up to 2 days, and reheat until piping hot (74 °C).`,
    `If the sauce gets too thick, loosen it with a splash of hot water; if it is thin, simmer it without the lid for a few minutes.`,
  ],
};
