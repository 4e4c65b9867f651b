import type { Formula } from './formula.ts';
import {
  erythritolForSugar,
  glutenFree,
  mapleForSugar,
  mapleInDough,
  oilForButter,
  spreadForButter,
} from './swaps.ts';

/** Drop cookies without egg, two to a serving: flour 100, sugar 55, butter 55, milk 20, baking powder 2. */
export const cookiesFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 23, gum: 0, sugar: 12.5, fat: 12.5, liquid: 4.5, raising: 0.5, salt: 0.15 },
  swaps: {
    ...glutenFree,
    ...spreadForButter,
    'coconut-oil': { scale: { fat: 0.85 } },
    'maple-syrup': { add: { liquid: ['liquid', -1], flour: ['sugar', 0.1] } },
    ...erythritolForSugar,
  },
};

/** Three parts flour, two parts butter, one part sugar. */
export const shortbreadFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 22.5, gum: 0, sugar: 7.5, fat: 15, salt: 0.1 },
  swaps: {
    ...glutenFree,
    ...mapleInDough,
    ...erythritolForSugar,
    'coconut-oil': { scale: { fat: 0.82 } },
    ...spreadForButter,
  },
};

/** Ground almonds bound with their own oil: almonds 100, sweetener 28, fat 22. */
export const almondBiscuitsFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 25, sugar: 7, fat: 5.5, salt: 0.1 },
  swaps: { 'coconut-oil': { scale: { fat: 0.9 } } },
};

/** Oat bars: oats 100, butter 42, sugar and syrup 65 together; enough syrup binds, enough fat keeps them tender. */
export const flapjackFormula: Formula = {
  servings: [4, 12],
  grams: { oats: 28, fat: 11.5, sugar: 8, syrup: 10.5, salt: 0.15 },
  swaps: {
    'coconut-oil': { scale: { fat: 0.85 } },
    ...spreadForButter,
    // Flakes of other grains are thirstier and crumble more: a little more syrup holds them.
    'buckwheat-flakes': { scale: { syrup: 1.15 } },
  },
};

/** Oat bars that banana and nut butter bind, without sugar. */
export const bananaOatBarsFormula: Formula = {
  servings: [3, 12],
  grams: { oats: 29, fruit: 39, butter: 9, raising: 0.3, salt: 0.15 },
  whole: { fruit: { id: 'banana', grams: 118 } },
  swaps: {},
};

/** One large scone a serving: flour 100, butter 20, sugar 11, milk 58, baking powder 5. */
export const sconesFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 42, gum: 0, sugar: 4.5, fat: 8.5, liquid: 24, raising: 2.1, salt: 0.25 },
  swaps: { ...glutenFree, ...oilForButter, ...mapleForSugar, ...erythritolForSugar },
};
