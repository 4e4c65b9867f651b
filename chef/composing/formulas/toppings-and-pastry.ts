import type { Formula } from './formula.ts';
import {
  erythritolForSugar,
  glutenFree,
  mapleForSugar,
  oilForButter,
  spreadForButter,
} from './swaps.ts';

/** Crumble: two parts flour, one part butter, a little less sugar. */
export const crumbleFormula: Formula = {
  servings: [1, 12],
  grams: { flour: 28, fat: 14, sugar: 12, salt: 0.15 },
  swaps: {
    'ground-almonds': { scale: { fat: 0.6 } },
    'buckwheat-flakes': { scale: { fat: 1 } },
    'coconut-oil': { scale: { fat: 0.82 } },
    ...spreadForButter,
    ...erythritolForSugar,
  },
};

/** Cobbler: a scone dough, wet enough to drop from a spoon. Flour 100, butter 28, sugar 20, milk 68, baking powder 5. */
export const cobblerFormula: Formula = {
  servings: [2, 12],
  grams: { flour: 27, gum: 0, sugar: 9, fat: 7.5, liquid: 18.5, raising: 1.35, salt: 0.15 },
  swaps: { ...glutenFree, ...oilForButter, ...mapleForSugar, ...erythritolForSugar },
};

/** Open tart: flour 100, butter 55, water 28; the sugar sweetens the fruit. */
export const galetteFormula: Formula = {
  servings: [2, 8],
  grams: { flour: 31, gum: 0, fat: 17, liquid: 8.5, sugar: 9, salt: 0.25 },
  swaps: {
    'gluten-free-flour': { add: { gum: ['flour', 0.02], liquid: ['flour', 0.05] } },
    'coconut-oil': { scale: { fat: 0.85 }, add: { liquid: ['fat', 0.1] } },
    ...spreadForButter,
    ...erythritolForSugar,
  },
};
