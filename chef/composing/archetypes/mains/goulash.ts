import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, hasTag } from './about-slots.ts';
import { isAromatic, noneOf, oneOf } from './slot-conditions.ts';

export const goulash: Archetype = {
  id: 'goulash',
  courses: ['dinner'],
  cuisines: ['Hungarian', 'German', 'Polish', 'Ukrainian', 'Georgian'],
  techniques: ['braising', 'slow-cooking', 'simmering'],
  styles: ['comfort', 'one-pot', 'rustic', 'meal-prep', 'family'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl, a spoonful of something cool on top',
  takesHeat: true,
  slots: {
    stew: {
      list: 'stew',
      pick: [1, 1],
      method: 'simmer',
      only: noneOf('lamb-shoulder'),
      universal: ['butter-beans'],
    },
    pepper: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      only: oneOf('red-pepper', 'green-pepper', 'yellow-pepper', 'mushroom', 'carrot'),
    },
    root: {
      list: 'root',
      pick: [1, 1],
      optional: true,
      method: 'simmer',
      grams: [130, 160, 210],
      only: oneOf('potato', 'parsnip', 'celeriac', 'turnip', 'sweet-potato'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      factor: 1.5,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'goulash-spice', pick: [1, 1], optional: true, grams: [1.2, 1.6, 2.2] },
    puree: { list: 'umami', pick: [1, 1], optional: true, only: oneOf('tomato-puree', 'dijon') },
    broth: { list: 'broth', pick: [1, 1], grams: [110, 140, 180], universal: ['water'] },
    creamy: {
      list: 'creamy',
      pick: [0, 1],
      optional: true,
      method: 'raw',
      only: oneOf('sour-cream', 'greek-yoghurt', 'yoghurt'),
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${k.title('stew')} Goulash with ${k.title('pepper')}${k.has('root') ? ` and ${k.title('root')}` : ''}`,
    `Slow ${k.title('stew')} Goulash${k.has('creamy') ? ` with ${k.title('creamy')} and ${k.title('herb')}` : ` with ${k.title('herb')}`}`,
    `Deep Red ${k.title('stew')} and ${k.title('pepper')} Goulash`,
  ],
  describe: (k) =>
    k
      .pick([
        `Brick-red and slow: ${k.call('stew')} cooked with plenty of ${k.call('aromatic')}, ${k.call('pepper')} and a proper spoonful of paprika.`,
        `The kind of pot that steams up the windows, with ${k.call('stew')} so soft that no knife is needed and a sauce thickened by nothing but ${k.call('aromatic')}.`,
      ])
      .replace(
        'a proper spoonful of paprika',
        k.has('spice') ? `a proper spoonful of ${k.call('spice')}` : 'plenty of time',
      ),
  method: (k) => {
    const isAnimal = hasTag(k, 'stew', 'meat');
    const soften = 10;
    const roots = k.has('root') ? Math.max(18, k.minutes('simmer', 'root', 'pepper')) : 15;
    const first = Math.max(isAnimal ? 30 : 15, k.minutes('simmer', 'stew') - roots);
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a heavy casserole and cook ${k.the('aromatic')} gently for ${soften} minutes, stirring often, until soft and golden.`,
      ),
      k.cook(
        5,
        `${k.has('spice') || k.has('heat') ? `Off the heat stir in ${k.the('spice', 'heat')}, then turn` : 'Turn'} ${k.the('stew', 'puree')} in the pot over the heat for 5 minutes, until coated.`,
      ),
      k.leave(
        first,
        `Pour in ${k.the('broth')}, cover and simmer very gently for ${first} minutes, stirring now and then so that nothing catches.`,
      ),
      k.leave(
        roots,
        `Add ${k.the('root', 'pepper', 'salt')} and simmer for ${roots} minutes more, ${isAnimal ? 'until very tender and at least 74 °C inside' : 'until thick and tender'}.`,
      ),
      k.rest(
        5,
        `Stir in ${k.the('acid')} and rest for 5 minutes off the heat. Serve scattered with ${k.the('herb')}${along(k, ' and topped with ', ['creamy'])}.`,
      ),
    ];
  },
  tips: (k) => [
    `Do not hurry the ${k.call('aromatic')}: cooked down slowly, they are all the thickening it needs.`,
    k.has('spice')
      ? `Stir the ${k.call('spice')} in off the heat. Scorched, it turns bitter.`
      : 'Keep the simmer so low that only a bubble rises here and there.',
    'Better on the second day: cool within an hour, chill, and reheat to 74 °C.',
  ],
};
