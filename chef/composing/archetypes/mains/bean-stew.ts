import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, minutesOf } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, oneOf } from './slot-conditions.ts';

export const beanStew: Archetype = {
  id: 'bean-stew',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'Italian',
    'Spanish',
    'Greek',
    'Turkish',
    'Moroccan',
    'Middle Eastern',
    'Lebanese',
    'Mexican',
    'Mediterranean',
    'Portuguese',
    'French',
    'Ethiopian',
    'West African',
    'American',
    'Persian',
    'Home',
  ],
  techniques: ['simmering', 'braising', 'slow-cooking'],
  styles: ['comfort', 'one-pot', 'budget', 'rustic', 'meal-prep', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  takesHeat: true,
  slots: {
    bean: { list: 'bean', pick: [1, 1], method: 'simmer', grams: [110, 140, 180] },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'simmer' },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      optional: true,
      grams: [90, 120, 170],
      only: oneOf('potato', 'sweet-potato', 'butternut-squash', 'celeriac', 'pumpkin'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 2], optional: true },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.2,
      only: oneOf('tinned-tomatoes', 'passata', 'coconut-milk'),
      universal: ['tinned-tomatoes', 'coconut-milk'],
    },
    green: { list: 'green', pick: [1, 1], method: 'simmer', factor: 0.7 },
    acid: { ...acid, factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.6 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'heat')} ${k.title('bean')} Stew with ${k.title('green')}`,
    `${k.title('bean')}, ${k.title('vegetable')} and ${k.title('green')} Stew`,
    `Braised ${k.title('bean')} with ${k.title('vegetable')} and ${k.title('herb')}`,
    `${k.title('vegetable')} and ${k.title('bean')} Pot with ${flavour(k, 'acid')} ${k.title('green')}`,
  ],
  describe: (k) =>
    k.pick([
      `A pot that feeds everyone: ${k.call('bean')} and ${k.call('vegetable')} in a thick, spoonable sauce, with ${k.call('green')} stirred in at the end.`,
      `Humble things treated well: soft ${k.call('bean')}, slow-cooked ${k.call('aromatic')}, and a bright finish of ${k.call('acid', 'herb')}.`,
    ]),
  method: (k) => {
    const soften = k.soften('aromatic') + 1;
    const simmer = Math.max(18, k.minutes('simmer', 'bean', 'vegetable', 'root'));
    const green = Math.max(2, k.minutes('simmer', 'green'));
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a large pot and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring now and then, until sweet.`,
      ),
      k.cook(
        4,
        `Add ${k.the('vegetable', 'root', 'salt')} and turn in the pot for 4 minutes, until glossy and lightly coloured.`,
      ),
      k.leave(
        simmer,
        `Stir in ${k.the('bean', 'body')} with a splash of water, bring to a bubble and simmer for ${simmer} minutes, until thick and tender.`,
      ),
      k.cook(
        green,
        `Crush a few of the ${k.call('bean')} against the side to thicken the pot, stir in ${k.the('green')} and cook for ${minutesOf(green)} more.`,
      ),
      k.rest(
        2,
        `Take the pot off the heat for 2 minutes. Sharpen with ${k.the('acid')}, scatter with ${k.the('herb')}, and serve.`,
      ),
    ];
  },
  tips: (k) => [
    `Save a little of the liquid of the ${k.call('bean')} before rinsing: a spoonful makes the sauce silkier.`,
    'It keeps for 3 days in the fridge and tastes better on the second; reheat until steaming.',
    `Add the ${k.call('green')} only at the end, so that the colour stays bright.`,
  ],
};
