import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { isAromatic, noneOf } from './slot-conditions.ts';

const cuisines = [
  'French',
  'British',
  'German',
  'Polish',
  'Nordic',
  'American',
  'Spanish',
  'Greek',
  'Turkish',
  'Brazilian',
  'Peruvian',
  'Home',
  'Italian',
  'Portuguese',
];
const leastSlowMin = 45;

export const slowStew: Archetype = {
  id: 'slow-stew',
  courses: ['dinner'],
  cuisines,
  techniques: ['braising', 'slow-cooking'],
  styles: ['comfort', 'one-pot', 'rustic', 'festive', 'family', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl',
  slots: {
    stew: {
      list: 'stew',
      pick: [1, 1],
      method: 'simmer',
      universal: ['butter-beans', 'cannellini'],
    },
    root: {
      list: 'root',
      pick: [2, 2],
      method: 'simmer',
      grams: [80, 100, 150],
      only: noneOf('beetroot', 'plantain', 'daikon'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true },
    woody: { list: 'woody', pick: [1, 1], optional: true },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    broth: { list: 'broth', pick: [1, 1], factor: 1.3, universal: ['water'] },
    acid: { ...acid, factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.2 },
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `Slow-Braised ${k.title('stew')} with ${k.title('root')}`,
    `${flavour(k, 'woody', 'spice')} ${k.title('stew')} Stew with ${k.title('root')} and ${k.title('herb')}`,
    `${ownCuisine(k, cuisines)} ${k.title('stew')} and ${k.title('root')} Casserole`,
    `Sunday ${k.title('stew')} Stew with ${k.title('root')}`,
  ],
  describe: (k) =>
    k.pick([
      `Left alone on a low heat until the ${k.call('stew')} can be cut with a spoon, with ${k.call('root')} that soak up the braising juices.`,
      `The pot for a grey day: ${k.call('stew')} browned first, then cooked slowly with ${k.call('root', 'aromatic')} until the juices are deep and glossy.`,
    ]),
  method: (k) => {
    const soften = k.soften('aromatic') + 1;
    const roots = Math.max(18, k.minutes('simmer', 'root'));
    const first = Math.max(leastSlowMin, k.minutes('simmer', 'stew')) - roots;
    return [
      ...k.prep(),
      k.cook(
        8,
        `Warm ${k.half('fat')} in a heavy casserole. Rub ${k.the('stew')} with ${k.the('salt', 'pepper')} and brown in batches over a high heat for 8 minutes, then lift out.`,
      ),
      k.cook(
        soften,
        `Lower the heat, add the rest of the ${k.call('fat')} and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'umami'])} for ${soften} minutes, stirring up the brown bits.`,
      ),
      k.leave(
        first,
        `Return the ${k.call('stew')} with any juices${k.has('woody') ? ', ' : ' and '}pour in ${k.the('broth')}${along(k, ' and add ', ['woody'])}. Cover and let it barely simmer for ${first} minutes.`,
      ),
      k.leave(
        roots,
        `Bury ${k.the('root')} in the pot and simmer with the lid ajar for ${roots} more minutes, until everything is very tender and at least 74 °C inside.`,
      ),
      k.rest(
        5,
        `Rest off the heat for 5 minutes. Stir in ${k.the('acid')}, taste, and scatter generously with ${k.the('herb')} to serve.`,
      ),
    ];
  },
  tips: (k) => [
    `Brown the ${k.call('stew')} in small batches and leave it alone until it lets go of the pan by itself.`,
    `It keeps for 3 days chilled and freezes well; reheat until steaming all through, 74 °C.`,
    'In a slow cooker, do the browning in a pan, then cook on low for 7 hours.',
  ],
};
