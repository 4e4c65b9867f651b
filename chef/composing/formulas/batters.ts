import type { Formula } from './formula.ts';
import { appleEgg, glutenFree, oilForButter, seedEgg } from './swaps.ts';

const egg = { id: 'egg', grams: 50 };

/** Thick pancakes: flour 100, milk 150, egg 45, butter 13, baking powder 5.5. */
export const pancakesFormula: Formula = {
  servings: [1, 12],
  grams: {
    flour: 55,
    gum: 0,
    egg: 25,
    water: 0,
    liquid: 82,
    raising: 3,
    fat: 7,
    salt: 0.25,
  },
  whole: { egg },
  swaps: { ...glutenFree, ...seedEgg, ...appleEgg, ...oilForButter },
};

/** Thin ones: flour 100, milk 230, egg 80, butter 14. Nothing stands in for the egg that holds them. */
export const crepesFormula: Formula = {
  servings: [1, 8],
  grams: { flour: 31, gum: 0, egg: 25, liquid: 72, fat: 4.5, salt: 0.2 },
  whole: { egg },
  swaps: { 'gluten-free-flour': { add: { gum: ['flour', 0.01] } }, ...oilForButter },
};

/** A baked custard that holds its fruit: milk 100, egg 60, flour 20, sugar 20. */
export const clafoutisFormula: Formula = {
  servings: [2, 12],
  grams: { egg: 37.5, liquid: 63, flour: 13, sugar: 12.5, fat: 4 },
  whole: { egg },
  swaps: { ...oilForButter },
};

/** Oats that bake into a soft cake: oats 100, milk 230, banana 90, baking powder 2. */
export const bakedOatsFormula: Formula = {
  servings: [1, 12],
  grams: { oats: 45, liquid: 105, fruit: 40, raising: 1.1, salt: 0.2 },
  swaps: { 'buckwheat-flakes': { add: { liquid: ['liquid', -0.08] } } },
};

/** Soaked bread: to 100 g of bread 60 ml milk and one egg, two slices to a serving. */
export const frenchToastFormula: Formula = {
  servings: [1, 8],
  grams: { bread: 100, egg: 45, liquid: 62, salt: 0.15 },
  whole: { egg },
  swaps: {
    // Two slices each, whatever a slice weighs.
    brioche: { scale: { bread: 0.7, egg: 0.8, liquid: 0.75 } },
    'gluten-free-bread': { scale: { bread: 0.8, egg: 0.9, liquid: 0.9 } },
    // Without egg the starch of a ripe banana browns and holds: half a banana for each egg.
    banana: { scale: { egg: 1.1 }, add: { liquid: ['liquid', 0.25] } },
  },
};
