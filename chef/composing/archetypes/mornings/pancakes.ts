import type { Archetype, Slot } from '../../archetype.ts';
import { crepesFormula, pancakesFormula } from '../../formulas/batters.ts';
import { weigherOf } from '../../formulas/formula.ts';
import type { Kitchen } from '../../kitchen.ts';
import type { Step } from '../../step.ts';
import {
  egg,
  fat,
  flour,
  gum,
  liquid,
  raising,
  saltPinch,
  trueEgg,
  water,
} from '../baking/baking-slots.ts';
import { dryParts, isTrueEgg, melted, seedEgg, wetParts } from '../baking/baking-words.ts';

const hardFruit = new Set(['apple', 'pear', 'grape', 'pomegranate', 'quince']);
/** What is soft and juicy enough to be heaped on top as it is. */
const softFruit: Slot = {
  list: 'fruit',
  pick: [1, 1],
  method: 'raw',
  only: (item) => !hardFruit.has(item.id),
};

/** Minutes at the stove: so many pans full, in two pans from eight servings on. */
function fryMinutes({ servings }: Kitchen, each: number): number {
  const pans = servings >= 6 ? 2 : 1;
  return Math.max(each, Math.ceil((servings * 0.75) / pans) * each);
}

const inPans = ({ servings }: Kitchen) =>
  servings >= 6 ? 'two large frying pans' : 'a large frying pan';

const finish = (k: Kitchen): Step =>
  k.mix(
    1,
    `Stack on warm plates, pile on ${k.the('fruit')}${k.has('sweet') ? ` and finish with ${k.the('sweet')}` : ''}; 1 minute, while they are hot.`,
  );

export const pancakes: Archetype = {
  id: 'pancakes',
  courses: ['breakfast', 'dessert'],
  cuisines: ['American', 'British', 'French', 'German', 'Nordic', 'Polish'],
  techniques: ['searing'],
  styles: ['comfort', 'family', 'festive'],
  difficulty: 'Medium',
  vessel: 'in a stack',
  formula: true,
  weigh: weigherOf(pancakesFormula),
  maxServings: 12,
  slots: {
    flour: { ...flour, list: 'pancake-flour' },
    gum,
    raising,
    egg,
    water,
    liquid,
    fat,
    salt: saltPinch,
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    fruit: { ...softFruit, grams: [50, 70, 100] },
    sweet: { list: 'pour-sweet', pick: [1, 1], optional: true, grams: [8, 12, 18] },
  },
  titles: (k) => [
    `Fluffy Pancakes with ${k.title('fruit')}`,
    `${k.title('warm')} Pancakes with ${k.title('fruit')}`,
    `Tall Pancakes with ${k.title('fruit')}`,
    `Weekend Pancakes with ${k.title('fruit')} and ${k.title('warm')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thick, tender pancakes scented with ${k.call('warm')}, under a heap of ${k.call('fruit')}.`,
      `Golden outside, soft as a cushion inside, and stacked high with ${k.call('fruit')}.`,
    ]),
  method: (k) => {
    const fry = fryMinutes(k, 4);
    const done = isTrueEgg(k) ? ' and 71 °C inside' : '';
    return [
      ...k.prep(),
      ...seedEgg(k),
      k.mix(
        1,
        `Whisk ${dryParts(k, 'flour', 'gum', 'raising', 'warm', 'salt')} in a large bowl for 1 minute.`,
        { after: [] },
      ),
      k.mix(
        2,
        `Beat ${wetParts(k, 'egg', 'water', 'liquid')} with half of ${melted(k)} for 2 minutes, and stir into the dry side; a few lumps are right.`,
      ),
      k.rest(5, 'Let the mixture stand for 5 minutes: it thickens, and rises better.'),
      k.cook(
        fry,
        `Warm a little of the remaining ${k.call('fat')} in ${inPans(k)} over a medium heat. Fry small ladlefuls in batches for ${fry} minutes in all, turning when bubbles open, until set${done}.`,
      ),
      finish(k),
    ];
  },
  tips: () => [
    'Do not beat it smooth: too much stirring makes them tough.',
    'Keep the first ones warm in a low oven at 100 °C while you fry the rest.',
    'The first one tells you about the heat: brown in under a minute is too hot.',
  ],
};

export const crepes: Archetype = {
  id: 'crepes',
  courses: ['dessert', 'breakfast'],
  cuisines: ['French', 'German', 'British', 'Polish', 'Nordic'],
  techniques: ['searing'],
  styles: ['date-night', 'street-food', 'family', 'light'],
  difficulty: 'Medium',
  vessel: 'folded on a plate',
  formula: true,
  weigh: weigherOf(crepesFormula),
  maxServings: 8,
  slots: {
    flour: { ...flour, list: 'crepe-flour' },
    gum,
    egg: trueEgg,
    liquid,
    fat,
    salt: saltPinch,
    fruit: { ...softFruit, grams: [60, 80, 100] },
    juice: { list: 'citrus', pick: [1, 1], grams: [4, 6, 8] },
    sweet: { list: 'sweetener', pick: [1, 1], optional: true, grams: [8, 10, 14] },
  },
  titles: (k) => [
    `Lacy Crêpes with ${k.title('fruit')}`,
    `Thin Pancakes with ${k.title('fruit')} and ${k.title('juice').replace(' Juice', '')}`,
    `Crêpes with ${k.title('fruit')}`,
    `Folded Crêpes with ${k.title('juice').replace(' Juice', '')} and ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `Thin, lacy-edged crêpes folded around ${k.call('fruit')} and sharpened with ${k.call('juice')}.`,
  method: (k) => {
    const fry = fryMinutes(k, 5);
    return [
      ...k.prep(),
      k.mix(
        3,
        `Whisk ${k.the('flour', 'gum', 'salt')} with ${k.the('egg')} and a splash of ${k.the('liquid')} for 3 minutes, until smooth, then whisk in the rest.`,
      ),
      k.rest(
        10,
        `Let it stand for 10 minutes, so that no lumps are left and the crêpes turn tender.`,
        {
          id: 'stood',
        },
      ),
      k.mix(
        2,
        `Toss ${k.the('fruit')} with ${k.the('juice', 'sweet')} in a bowl for 2 minutes, until glossy.`,
        { id: 'filling', after: [] },
      ),
      k.cook(
        fry,
        `Brush ${inPans(k)} with ${k.the('fat')} over a medium-high heat and fry thin crêpes one by one, ${fry} minutes in all, turning once, until set and 71 °C inside.`,
        { after: ['stood', 'filling'] },
      ),
      k.mix(2, `Spoon the ${k.call('fruit')} onto the crêpes, fold into quarters and serve.`),
    ];
  },
  tips: () => [
    'Tilt the pan the moment it goes in: a crêpe should be thin enough to see the light through.',
    'The first one is always for the cook.',
    'Keep them warm, stacked on a plate over a pan of hot water.',
  ],
};
