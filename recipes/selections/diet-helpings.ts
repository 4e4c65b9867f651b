/** How much of what a diet leaves out a serving may hold, in grams by ingredient or by tag. */

/** More pod than bean: Paleo and Whole30 count them among the vegetables. */
export const greenPods = { 'green-beans': 250, 'runner-beans': 250, 'sugar-snaps': 150 };
/** Seasonings by the gram: the seeds of a legume as a spice, a few drops of sesame oil. */
export const helpingsOfPaleo = {
  ...greenPods,
  fenugreek: 5,
  'fenugreek-seeds': 5,
  'ground-fenugreek': 5,
  'sesame-oil': 5,
};
const grams =
  (count: number) =>
  (id: string): [string, number] => [id, count];
/**
 * What thickens a sauce or coats a fillet, and a spoonful or two of a moist root, which holds a fifth as much; the carbohydrate of
 * all of it counts towards the limit. Roots come first: the first key that fits a food decides.
 */
export const smallStarches = {
  ...Object.fromEntries(
    ['potato', 'new-potato', 'sweet-potato', 'yam', 'taro', 'plantain'].map(grams(35)),
  ),
  starchy: 15,
  grain: 15,
};
const cookedPulses = [
  ...['chickpeas', 'black-beans', 'kidney-beans', 'cannellini', 'haricot-beans', 'borlotti-beans'],
  ...['pinto-beans', 'butter-beans', 'cooked-black-eyed-beans', 'cooked-lentils'],
];
const dryPulses = [
  ...['chickpea-flour', 'red-lentils', 'green-lentils', 'dried-chickpeas', 'dried-black-beans'],
  'dried-kidney-beans',
];
/** A portion of cooked pulses a serving, half as much of dry ones; their carbohydrate counts towards the limit as well. */
export const helpingsOfPulses = Object.fromEntries([
  ...cookedPulses.map(grams(80)),
  ...dryPulses.map(grams(30)),
]);
/** A sweet fruit mashed into a cake, a spoonful of pulses; their carbohydrate counts towards the limit. */
export const helpingsOfKeto = {
  banana: 15,
  ...Object.fromEntries([...cookedPulses.map(grams(15)), ...dryPulses.map(grams(10))]),
};
/** Grams a serving that Monash University rates low: pulses from a tin, rinsed, nuts, fruit and vegetables by the helping, and soy sauce, which has
 * too little wheat to count. */
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
};
