import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, hasTag } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainBeside, grainTitle, withGrain } from './side-grain.ts';
import { both, isAromatic, isGroundSpice, noneOf, within } from './slot-conditions.ts';

export const tagine: Archetype = {
  id: 'tagine',
  courses: ['dinner'],
  cuisines: ['Moroccan', 'Persian', 'Middle Eastern', 'Lebanese', 'South African'],
  techniques: ['braising', 'simmering', 'slow-cooking'],
  styles: ['comfort', 'festive', 'sharing', 'one-pot', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in a wide earthenware dish, the grain beside it',
  takesHeat: true,
  slots: {
    main: { list: 'tagine-main', pick: [1, 1], method: 'simmer' },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'in-wedges',
      only: noneOf('sweetcorn', 'okra', 'bamboo-shoots', 'mushroom', 'white-cabbage'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: {
      list: 'spice',
      pick: [2, 2],
      optional: true,
      factor: 1.4,
      only: both(isGroundSpice, noneOf('sumac', 'zaatar')),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [90, 120, 150], universal: ['water'] },
    sweet: {
      list: 'tagine-fruit',
      pick: [1, 1],
      optional: true,
      grams: [12, 18, 25],
      only: within('raw', 0),
    },
    grain: grainBeside,
    acid: { ...acid, factor: 0.8 },
    herb,
    fat: { ...savoury.fat, factor: 1.2 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${k.title('main')} Tagine with ${k.title('vegetable')}${k.has('sweet') ? ` and ${k.title('sweet')}` : ''}`,
    `${flavour(k, 'spice', 'heat')} ${k.title('main')} Tagine${k.has('grain') ? ` with ${grainTitle(k)}` : ` with ${k.title('herb')}`}`,
    `${k.title('main')} and ${k.title('vegetable')} Tagine with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Slow, spiced and a little sweet: ${k.call('main')} and ${k.call('vegetable')} under a lid until soft, ${k.has('sweet') ? `with ${k.call('sweet')} that melt into the sauce` : `sharpened with ${k.call('acid')}`}.`,
      `Lift the lid and breathe in: warm spices with ${k.call('main', 'aromatic')}, cooked down until the sauce is thick and glossy.`,
    ]),
  method: (k) => {
    const soften = Math.max(5, k.soften('aromatic'));
    const simmer = Math.max(25, k.minutes('simmer', 'main', 'vegetable'));
    const isAnimal = hasTag(k, 'main', 'meat');
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a heavy casserole and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring, until the spices smell toasted.`,
      ),
      k.cook(
        5,
        `Add ${k.the('main', 'salt')} and turn over a high heat for 5 minutes, until coated in the spices and lightly browned.`,
      ),
      k.leave(
        simmer,
        `Stir in ${k.the('vegetable', 'broth', 'sweet')}. Cover and simmer for ${simmer} minutes, ${isAnimal ? 'until very tender and at least 74 °C inside' : 'until soft and thick'}.`,
        { id: 'tagine' },
      ),
      ...boilGrain(k),
      k.rest(
        3,
        `Stir in ${k.the('acid')}, taste, and rest for 3 minutes off the heat. Scatter with ${k.the('herb')}${k.has('grain') ? ` and serve with the ${k.call('grain')}` : ''}.`,
        { after: withGrain(k, ['tagine']) },
      ),
    ];
  },
  tips: (k) => [
    'Keep the heat low once the lid is on; a tagine sighs, it does not boil.',
    'Make it a day ahead: the spices settle. Chill within an hour and reheat to 74 °C.',
    `Save some ${k.call('herb')} for the table: fresh green against the dark sauce is half of it.`,
  ],
};
