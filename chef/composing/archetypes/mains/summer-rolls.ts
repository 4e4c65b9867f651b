import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isTossed, noneOf, oneOf } from './slot-conditions.ts';

export const summerRolls: Archetype = {
  id: 'summer-rolls',
  courses: ['lunch', 'dinner'],
  cuisines: ['Vietnamese', 'Thai', 'Filipino', 'Indonesian', 'Chinese'],
  techniques: ['no-cook', 'searing'],
  styles: ['light', 'modern', 'sharing', 'street-food', 'outdoor'],
  difficulty: 'Medium',
  vessel: 'on a wide plate, cut on the slant, a small bowl of sauce beside',
  takesHeat: true,
  maxServings: 6,
  slots: {
    wrapper: { list: 'wrapper', pick: [1, 1], grams: [30, 40, 50] },
    noodle: {
      list: 'noodle',
      pick: [1, 1],
      method: 'simmer',
      grams: [30, 40, 55],
      only: oneOf('rice-noodles', 'glass-noodles'),
      universal: ['rice-noodles'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.85,
      cut: 'thinly-sliced',
      only: isTossed,
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'in-sticks',
      factor: 0.8,
      only: noneOf('tomato', 'cherry-tomato', 'red-onion', 'sweetcorn', 'edamame'),
    },
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw', optional: true, factor: 0.7 },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.2,
      only: oneOf('fish-sauce', 'soy-sauce', 'tamari', 'coconut-aminos', 'hoisin'),
      universal: ['coconut-aminos'],
    },
    nut: {
      list: 'nut-butter',
      pick: [0, 1],
      optional: true,
      only: noneOf('coconut-oil', 'tahini', 'almond-butter'),
    },
    acid: { list: 'acid', pick: [1, 1], factor: 1.3, only: noneOf('tamarind') },
    herb: { ...herb, factor: 1.6 },
    crunch: { list: 'crunch', pick: [0, 1], optional: true, method: 'raw' },
    fat: { ...savoury.fat, factor: 0.8 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.3 },
  },
  titles: (k) => [
    `Rice-Paper Rolls with ${k.title('protein')}, ${k.title('salad')} and ${k.title('herb')}`,
    `${k.title('protein')} Summer Rolls with a ${flavour(k, 'umami', 'acid', 'heat')} Dip`,
    `Fresh ${k.title('herb')} and ${k.title('protein')} Rice-Paper Rolls`,
  ],
  describe: (k) =>
    k.pick([
      `Cool, see-through rolls packed with ${k.call('protein')}, ${k.call('noodle')} and crisp ${k.call('salad')}, to dip into something salty and sharp.`,
      `All crunch and ${k.call('herb')}: rice paper rolled round ${k.call('salad', 'protein')}, light enough for the hottest day.`,
    ]),
  method: (k) => {
    const soak = k.minutes('simmer', 'noodle');
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const roll = Math.max(6, k.servings * 3);
    return [
      ...k.prep(),
      k.leave(
        soak,
        `Cook ${k.the('noodle')} in boiling water for ${soak} minutes, then drain, rinse under the cold tap and shake very dry.`,
        { after: [], id: 'noodles' },
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a frying pan and fry ${k.the('protein')} with ${k.the('salt')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}.`,
        { after: [], id: 'protein' },
      ),
      k.mix(
        2,
        `Whisk ${k.the('umami', 'acid', 'nut', 'heat')} with a spoonful of hot water for 2 minutes, until it makes a smooth sauce to dip into.`,
        { id: 'sauce' },
      ),
      k.mix(
        roll,
        `Soften ${k.the('wrapper')} one by one in warm water and roll up with the ${k.call('noodle')}, the ${k.call('protein')}, ${k.the('salad', 'leaf', 'herb')}: ${roll} minutes for all.`,
        { after: ['noodles', 'protein', 'sauce'] },
      ),
      k.mix(
        1,
        `Take 1 minute to cut the rolls on the slant${along(k, ' and scatter with ', ['crunch'])}. Serve cool, with the sauce in small bowls.`,
      ),
    ];
  },
  tips: (k) => [
    'Take each sheet out of the water while it still feels a little stiff; it goes on softening on the board.',
    `Put out everything in bowls and let the table do the rolling: it is half the fun.`,
    `Keep the rolls apart under a damp cloth, or they stick together; the ${k.call('herb')} should stay cool as well.`,
  ],
};
