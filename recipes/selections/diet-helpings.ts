/** How much of a forbidden food a diet still allows per serving, in grams by ingredient or by tag. */

/** Mostly pod, little bean: Paleo and Whole30 count them as vegetables. */
export const greenPods = { 'green-beans': 250, 'runner-beans': 250, 'sugar-snaps': 150 };
/** Small amounts of seasonings: the seeds of a legume as a spice, a few drops of sesame oil. */
export const helpingsOfPaleo = {
  ...greenPods,
  fenugreek: 5,
  'fenugreek-seeds': 5,
  'ground-fenugreek': 5,
  'sesame-oil': 5,
  // A third of a teaspoon a serving: its alcohol only carries the taste.
  vanilla: 2,
};
const grams =
  (count: number) =>
  (id: string): [string, number] => [id, count];
/**
 * Starch to thicken a sauce or coat a fillet, and a spoonful or two of a moist root, which contains a fifth as much. The carbohydrate
 * of all of it counts towards the limit. Roots come first, because the first key that matches a food decides.
 */
export const smallStarches = {
  ...Object.fromEntries(
    ['potato', 'new-potato', 'sweet-potato', 'yam', 'taro', 'plantain'].map(grams(35)),
  ),
  starchy: 15,
  grain: 15,
};
/**
 * Grams per serving of dried fruit with at most 5 g of carbohydrate, which counts towards the limit. Sweetened and candied fruit has no
 * helping; it comes first, because the first key that matches a food decides.
 */
export const smallDriedFruit = {
  ...Object.fromEntries(
    ['dried-cranberries', 'dried-mango', 'banana-chips', 'mixed-peel', 'mincemeat'].map(grams(0)),
  ),
  'dried-fruit': 6,
};
const cookedPulses = [
  ...['chickpeas', 'black-beans', 'kidney-beans', 'cannellini', 'haricot-beans', 'borlotti-beans'],
  ...['pinto-beans', 'butter-beans', 'cooked-black-eyed-beans', 'cooked-lentils'],
];
const dryPulses = [
  ...['chickpea-flour', 'red-lentils', 'green-lentils', 'dried-chickpeas', 'dried-black-beans'],
  'dried-kidney-beans',
];
/** Grams per serving: a portion of cooked pulses, less of dry ones. Their carbohydrate counts towards the limit as well. */
export const helpingsOfPulses = Object.fromEntries([
  ...cookedPulses.map(grams(80)),
  ...dryPulses.map(grams(30)),
]);
/** A little sweet fruit mashed into a cake, or a spoonful of pulses. Their carbohydrate counts towards the limit. */
export const helpingsOfKeto = {
  banana: 15,
  ...Object.fromEntries([...cookedPulses.map(grams(15)), ...dryPulses.map(grams(10))]),
};
/**
 * Grams per serving that Monash University rates as low FODMAP: rinsed pulses from a tin, nuts, fruit and vegetables, and soy sauce,
 * which contains too little wheat to count.
 */
export const fodmapHelpings = {
  asafoetida: 1,
  chickpeas: 42,
  'cooked-lentils': 46,
  'sweet-potato': 75,
  avocado: 60,
  beetroot: 20,
  'cooked-beetroot': 60,
  celery: 10,
  fennel: 48,
  sweetcorn: 38,
  'silken-tofu': 39,
  ricotta: 40,
  'cottage-cheese': 40,
  edamame: 90,
  oats: 52,
  'soy-sauce': 42,
  kimchi: 47,
  'vegan-kimchi': 47,
  // Long souring breaks down the fructans of spelt, not those of wheat.
  'spelt-sourdough': 82,
};
