import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SAVOURY, SPICES } from '../slots.ts';

export const slowStew: Archetype = {
  id: 'slow-stew',
  courses: ['dinner'],
  techniques: ['braising', 'slow-cooking'],
  styles: ['comfort', 'one-pot', 'rustic', 'festive', 'family', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl',
  slots: {
    stew: { list: 'stew', pick: [1, 1], method: 'simmer' },
    root: { list: 'root', pick: [2, 2], method: 'simmer' },
    aromatic: { list: 'aromatic', pick: [2, 2], method: 'fry' },
    spice: { ...SPICES, pick: [1, 2] },
    woody: { list: 'woody', pick: [1, 1], optional: true },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    broth: { list: 'broth', pick: [1, 1], factor: 1.2 },
    acid: { ...ACID, factor: 0.7 },
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.2 },
  },
  titles: (k) => [
    `${k.cuisine} Braised ${k.title('stew')} with ${k.title('root')}`,
    `Slow-Cooked ${k.title('stew')} and ${k.title('root')} Stew`,
  ],
  describe: (k) =>
    `Left alone on a low heat until the ${k.call('stew')} can be cut with a spoon, with ${k.call('root')} that soak up the braising juices.`,
  method: (k) => {
    const long = k.minutes('simmer', 'stew');
    const roots = Math.max(15, k.minutes('simmer', 'root'));
    const first = Math.max(10, long - roots);
    return [
      ...k.prep(),
      k.cook(
        8,
        `Warm ${k.the('fat')} in a heavy casserole over a medium-high heat. Season ${k.the('stew')} with ${k.the('salt', 'pepper')} and brown in batches for 8 minutes altogether. Lift onto a plate.`,
      ),
      k.cook(
        k.soften('aromatic') + 1,
        `Lower the heat and soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes. Stir in ${k.theOr('pepper', 'spice', 'heat', 'umami')} for 1 minute.`,
      ),
      k.cook(
        first,
        `Return the ${k.call('stew')} with its juices, pour in ${k.the('broth')}${k.maybe('woody', ', tuck in ')}, and bring to a bare simmer. Cover and braise for ${first} minutes.`,
      ),
      k.cook(
        roots,
        `Add ${k.the('root')} and cook for ${roots} more minutes with the lid ajar, until everything is very tender and the middle of the ${k.call('stew')} is well above 74 °C.`,
      ),
      k.rest(
        5,
        `Rest for 5 minutes off the heat. Stir in ${k.the('acid')}, and scatter with ${k.the('herb')} to serve.`,
      ),
    ];
  },
  tips: (k) => [
    'Brown the meat in small batches and leave it alone until it lets go of the pan by itself.',
    `It keeps for 3 days chilled and freezes well; the ${k.call('root')} only get better.`,
    'In a slow cooker, do the first two steps in a pan, then cook on low for 7 hours.',
  ],
};

export const beanStew: Archetype = {
  id: 'bean-stew',
  courses: ['dinner', 'lunch'],
  techniques: ['simmering', 'braising', 'slow-cooking'],
  styles: ['comfort', 'one-pot', 'budget', 'rustic', 'meal-prep', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    plant: { list: 'plant', pick: [1, 1], method: 'simmer', factor: 1.1 },
    vegetable: { list: 'vegetable', pick: [2, 2], method: 'simmer' },
    aromatic: { list: 'aromatic', pick: [2, 2], method: 'fry' },
    spice: { ...SPICES, pick: [2, 2] },
    body: { list: 'body', pick: [1, 1], method: 'simmer', factor: 1.1 },
    green: { list: 'green', pick: [1, 1], method: 'simmer' },
    umami: { list: 'umami', pick: [1, 1], optional: true },
    acid: { ...ACID, factor: 0.7 },
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.2 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('plant')} Stew with ${k.title('green')}`,
    `${k.title('plant')}, ${k.title('vegetable')} and ${k.title('green')} Stew`,
    `Braised ${k.title('plant')} with ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    `${k.pick(['A thick, warming stew', 'A pot that feeds everyone', 'A humble stew with a bright finish'])} of ${k.call('plant', 'vegetable')}, with ${k.call('green')} stirred in at the end.`,
  method: (k) => {
    const simmer = Math.max(15, k.minutes('simmer', 'plant', 'vegetable'));
    const green = k.minutes('simmer', 'green');
    return [
      ...k.prep(),
      k.cook(
        k.soften('aromatic') + 1,
        `Warm ${k.the('fat')} in a large pot over a medium heat. Soften ${k.the('aromatic')} for ${k.soften('aromatic')} minutes, then stir in ${k.theOr('pepper', 'spice', 'heat')} for 1 minute.`,
      ),
      k.cook(
        simmer,
        `Add ${k.the('vegetable', 'plant', 'body', 'umami')}. Season with ${k.the('salt', 'pepper')}, bring to a simmer and cook for ${simmer} minutes, until thick and tender.`,
      ),
      k.cook(
        green,
        `Stir in ${k.the('green')} and cook for ${green} more ${green === 1 ? 'minute' : 'minutes'}.`,
      ),
      k.mix(1, `Sharpen with ${k.the('acid')}, scatter with ${k.the('herb')}, and serve.`),
    ];
  },
  tips: (k) => [
    `Crush a few of the ${k.call('plant')} against the side of the pot to thicken the stew.`,
    'It keeps for 3 days in the fridge and tastes better on the second.',
  ],
};
