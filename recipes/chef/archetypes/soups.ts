import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SAVOURY, SPICES } from '../slots.ts';

export const blendedSoup: Archetype = {
  id: 'blended-soup',
  courses: ['soup', 'lunch'],
  techniques: ['simmering', 'blending'],
  styles: ['comfort', 'light', 'budget', 'one-pot', 'meal-prep', 'family'],
  difficulty: 'Easy',
  vessel: 'in a bowl with a swirl on top',
  slots: {
    main: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.6,
      only: (item) => item.id !== 'beetroot' && item.id !== 'cassava' && item.id !== 'plantain',
    },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'simmer', factor: 0.8 },
    aromatic: { list: 'aromatic', pick: [2, 2], method: 'fry' },
    spice: { ...SPICES, pick: [1, 2] },
    broth: { list: 'broth', pick: [1, 1], factor: 1.9 },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      factor: 0.7,
      optional: true,
      only: (item) => item.id !== 'peanut-butter',
    },
    acid: { ...ACID, factor: 0.6 },
    seed: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.7 },
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.title('main')} and ${k.title('vegetable')} Soup with ${k.title('seed')}`,
    `${k.cuisine} ${k.title('main')} Soup`,
    `Silky ${k.title('main')} Soup with ${k.title('herb')}`,
  ],
  describe: (k) =>
    `${k.pick(['Blended until silky', 'Smooth and warming', 'A velvety soup'])}: ${k.call('main', 'vegetable')}${k.has('spice') ? ` with ${k.call('spice')}` : ''}, topped with ${k.call('seed')} for crunch.`,
  method: (k) => {
    const simmer = k.minutes('simmer', 'main', 'vegetable');
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 1,
        `Warm ${k.the('fat')} in a large pot over a medium heat and soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes. Stir in ${k.theOr('pepper', 'spice', 'heat')} for 1 minute.`,
      ),
      k.cook(
        simmer + 3,
        `Add ${k.the('main', 'vegetable', 'broth')} with ${k.the('salt', 'pepper')}. Bring to the boil, cover, and simmer for ${simmer} minutes, until very soft.`,
      ),
      k.mix(
        3,
        `Blend until completely smooth${k.has('creamy') ? `, adding ${k.the('creamy')}` : ''}. Stir in ${k.the('acid')}, and let it down with a little hot water if it is too thick.`,
      ),
      k.mix(1, `Ladle into bowls and top with ${k.the('seed', 'herb')}.`),
    ];
  },
  tips: (k) => [
    'Let the soup cool for a few minutes before blending, and never fill a jug blender above half.',
    `Toast the ${k.call('seed')} in a dry pan for 2 minutes for more flavour.`,
    'It freezes well for 3 months; reheat until steaming all through.',
  ],
};

export const chunkySoup: Archetype = {
  id: 'chunky-soup',
  courses: ['soup', 'lunch', 'dinner'],
  techniques: ['simmering', 'poaching'],
  styles: ['comfort', 'light', 'one-pot', 'budget', 'rustic', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'simmer', factor: 0.6 },
    vegetable: { list: 'vegetable', pick: [2, 2], method: 'simmer', factor: 0.8 },
    green: { list: 'green', pick: [1, 1], method: 'simmer', factor: 0.7 },
    aromatic: { list: 'aromatic', pick: [2, 2], method: 'fry' },
    spice: { ...SPICES, pick: [1, 1] },
    broth: { list: 'broth', pick: [1, 1], factor: 2.2 },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    acid: { ...ACID, factor: 0.8 },
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} and ${k.title('green')} Soup`,
    `${k.title('protein')} Soup with ${k.title('vegetable')}`,
    `Chunky ${k.title('vegetable')} Soup with ${k.title('protein')}`,
  ],
  describe: (k) =>
    `A clear, lively broth full of ${k.call('vegetable', 'protein')}, with ${k.call('herb', 'acid')} added at the last moment.`,
  method: (k) => {
    const simmer = Math.max(8, k.minutes('simmer', 'protein', 'vegetable'));
    const last = k.minutes('simmer', 'protein');
    const isDelicate = last <= 8;
    const early = isDelicate ? k.the('vegetable', 'broth') : k.the('vegetable', 'protein', 'broth');
    const green = k.minutes('simmer', 'green');
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 1,
        `Warm ${k.the('fat')} in a large pot over a medium heat and soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes. Stir in ${k.theOr('pepper', 'spice', 'heat')} for 1 minute.`,
      ),
      k.cook(
        simmer + 3,
        `Add ${early}${k.maybe('umami', ' and stir in ')}. Season with ${k.the('salt', 'pepper')}, bring to the boil, and simmer for ${simmer} minutes, ${isDelicate ? 'until tender' : k.done('protein')}.`,
      ),
      ...(isDelicate
        ? [
            k.cook(
              last,
              `Slip in ${k.the('protein')} and simmer for ${last} minutes, ${k.done('protein')}.`,
            ),
          ]
        : []),
      k.cook(
        green,
        `Add ${k.the('green')} and simmer for ${green} more ${green === 1 ? 'minute' : 'minutes'}.`,
      ),
      k.mix(1, `Take off the heat, stir in ${k.the('acid', 'herb')}, taste, and serve very hot.`),
    ];
  },
  tips: () => [
    'Add the sharp and the green things last: they lose their colour and their edge in long cooking.',
    'It keeps for 2 days in the fridge. Bring it back to a full boil before serving.',
  ],
};

export const lentilSoup: Archetype = {
  id: 'lentil-soup',
  courses: ['soup', 'dinner', 'lunch'],
  cuisines: ['Indian', 'Turkish', 'Middle Eastern', 'Ethiopian'],
  techniques: ['simmering'],
  styles: ['comfort', 'budget', 'one-pot', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    lentil: { list: 'lentil', pick: [1, 1], method: 'simmer' },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'simmer' },
    aromatic: { list: 'aromatic', pick: [2, 2], method: 'fry' },
    spice: { ...SPICES, pick: [2, 3] },
    broth: { list: 'broth', pick: [1, 1], factor: 2.4 },
    green: { list: 'green', pick: [0, 1], method: 'simmer', factor: 0.7 },
    acid: ACID,
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('lentil')} Soup with ${k.title('herb')}`,
    `Spiced ${k.title('lentil')} and ${k.title('vegetable')} Soup`,
  ],
  describe: (k) =>
    `Thick and golden, with ${k.call('lentil')} that fall apart by themselves and a last squeeze of ${k.call('acid')}.`,
  method: (k) => {
    const simmer = k.minutes('simmer', 'lentil');
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 2,
        `Warm ${k.the('fat')} in a large pot and soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes. Stir in ${k.theOr('pepper', 'spice', 'heat')} and cook for 2 minutes.`,
      ),
      k.cook(
        simmer + 3,
        `Add ${k.the('lentil', 'vegetable', 'broth')}. Bring to the boil, then simmer for ${simmer} minutes, stirring now and then, until soft and thick.`,
      ),
      ...(k.has('green') ? [k.cook(3, `Stir in ${k.the('green')} and cook for 3 minutes.`)] : []),
      k.mix(
        2,
        `Season with ${k.the('salt', 'pepper', 'acid')}, scatter with ${k.the('herb')}, and serve.`,
      ),
    ];
  },
  tips: () => [
    'Season at the end, when you can taste how salty the stock has made it.',
    'It thickens as it stands. Let it down with hot water when you reheat it.',
  ],
};

export const chilledSoup: Archetype = {
  id: 'chilled-soup',
  courses: ['soup', 'appetizer'],
  techniques: ['no-cook', 'blending'],
  styles: ['light', 'modern', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a chilled glass bowl',
  slots: {
    base: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      factor: 2,
      cut: 'roughly-chopped',
      only: (item) =>
        ['tomato', 'cucumber', 'red-pepper', 'avocado', 'cherry-tomato'].includes(item.id),
    },
    herb: HERB,
    aromatic: { list: 'aromatic', pick: [1, 1], factor: 0.3, optional: true, method: 'raw' },
    oil: { list: 'dressing-oil', pick: [1, 1], method: 'raw', optional: true },
    acid: { ...ACID, method: 'raw', factor: 1.2 },
    water: { list: 'water', pick: [1, 1], factor: 0.6 },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', factor: 0.8 },
    salt: { list: 'salt', pick: [1, 1] },
    pepper: { list: 'pepper', pick: [1, 1] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
  },
  titles: (k) => [
    `Chilled ${k.title('base')} Soup`,
    `Cold ${k.title('base')} Soup with ${k.title('herb')}`,
  ],
  describe: (k) =>
    `No stove needed: ${k.call('base')} blended with ${k.call('herb', 'acid')}, served ice-cold with ${k.call('crunch')} on top.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Put ${k.the('base', 'water', 'acid', 'aromatic', 'oil', 'heat', 'salt', 'pepper')} into a blender with most of ${k.the('herb')}. Blend until smooth, then taste: cold food needs a little more seasoning.`,
    ),
    k.mix(
      1,
      `Pour into cold bowls or glasses and top with ${k.the('crunch')} and the rest of the ${k.call('herb')}.`,
    ),
  ],
  tips: (k) => [
    `Chill the ${k.call('base')} before you start, so that the soup is cold the moment it is blended.`,
    'Serve it on the day that it is made, and keep it in the fridge until then.',
  ],
};
