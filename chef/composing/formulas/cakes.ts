import type { Formula } from './formula.ts';
import {
  appleEgg,
  erythritolForSugar,
  glutenFree,
  mapleForSugar,
  oilForButter,
  seedEgg,
  spreadForButter,
} from './swaps.ts';

const egg = { id: 'egg', grams: 50 };

/** Four large muffins to an egg: flour 100, sugar 45, butter 32, milk 71, baking powder 5. */
export const muffinsFormula: Formula = {
  servings: [3, 12],
  grams: {
    flour: 31,
    gum: 0,
    sugar: 14,
    fat: 10,
    egg: 12.5,
    water: 0,
    liquid: 22,
    raising: 1.5,
    salt: 0.2,
  },
  whole: { egg },
  swaps: {
    ...glutenFree,
    ...seedEgg,
    ...appleEgg,
    ...oilForButter,
    ...mapleForSugar,
    ...erythritolForSugar,
  },
};

/** A loaf: flour 100, ripe banana 130, sugar 35, butter 38, egg 42, milk 20, baking powder 4.5. */
export const bananaLoafFormula: Formula = {
  servings: [3, 12],
  grams: {
    flour: 30,
    gum: 0,
    fruit: 39,
    sugar: 10,
    fat: 11.5,
    egg: 12.5,
    water: 0,
    liquid: 6,
    raising: 1.35,
    salt: 0.2,
  },
  whole: { egg, fruit: { id: 'banana', grams: 118 } },
  swaps: {
    ...glutenFree,
    ...seedEgg,
    ...appleEgg,
    ...oilForButter,
    ...mapleForSugar,
    ...erythritolForSugar,
  },
};

/** The even-weights sponge: flour, sugar, butter and egg by nearly the same weight, a teaspoon of baking powder to 100 g. */
export const spongeFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 25, gum: 0, sugar: 22, fat: 21, egg: 25, liquid: 4, raising: 1.15, salt: 0.1 },
  whole: { egg },
  swaps: { ...glutenFree, ...erythritolForSugar, ...spreadForButter },
};

/** The cake without egg or butter: acid and bicarbonate raise it. Flour 100, sugar 60, water 110, oil 30, bicarbonate 2. */
export const oneBowlFormula: Formula = {
  servings: [2, 12],
  grams: {
    flour: 31,
    gum: 0,
    cocoa: 4,
    sugar: 18,
    fat: 9,
    liquid: 34,
    acid: 3,
    raising: 0.6,
    salt: 0.2,
  },
  swaps: { ...glutenFree, ...mapleForSugar, ...erythritolForSugar },
};

/** Cocoa brownies: butter 100, sugar 162, cocoa 56, egg 78, flour 56; no raising agent, they are to stay dense. */
export const browniesFormula: Formula = {
  servings: [4, 12],
  grams: { flour: 9, gum: 0, cocoa: 9, sugar: 26, fat: 16, egg: 12.5, water: 0, salt: 0.2 },
  whole: { egg },
  swaps: {
    ...glutenFree,
    ...seedEgg,
    ...oilForButter,
    ...erythritolForSugar,
    // Ground nuts bind less and bring their own fat.
    'ground-almonds': { scale: { flour: 1.5, fat: 0.9 }, minutes: 2 },
  },
  apart: [
    ['ground-almonds', 'flaxseed'],
    ['ground-almonds', 'chia-seeds'],
  ],
};

/** A mug: flour 100, sugar 55, cocoa 22, milk 150, oil 37, baking powder 4; the microwave needs it wetter than an oven. */
export const mugCakeFormula: Formula = {
  servings: [1, 2],
  grams: { flour: 30, gum: 0, cocoa: 7, sugar: 17, fat: 11, liquid: 45, raising: 1.2, salt: 0.1 },
  swaps: { ...glutenFree, ...mapleForSugar, ...erythritolForSugar },
};

/** Egg, ground nuts and a sweetener: a small cake without flour for one to four. */
export const almondPotsFormula: Formula = {
  servings: [1, 12],
  grams: { flour: 28, sugar: 12, fat: 6, egg: 50, raising: 1, salt: 0.1 },
  whole: { egg },
  swaps: { ...erythritolForSugar, 'coconut-oil': { scale: { fat: 0.82 } }, ...spreadForButter },
};
