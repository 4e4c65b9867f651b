/** What the conversion needs to know about a food. */
export type KitchenFood = {
  gramsPerCup: number;
  /** US cooks measure it in cups and spoons, not on a scale: flour, sugar, rice, honey. */
  isMeasuredInCups: boolean;
  /** It is not measured level: a handful of herbs is half a cup, not a third of a cup and a spoon. */
  isRoughlyMeasured: boolean;
  isLiquid: boolean;
  /** Sold in sticks of 113 g. */
  isInSticks: boolean;
};

/**
 * Finds the food that some words name. pantry-foods.ts has the one that uses the pantry. Without a finder, masses stay masses
 * and volumes stay volumes, and the pantry does not have to be loaded.
 */
export type FoodFinder = (words: string) => KitchenFood | undefined;

export type System = 'metric' | 'us';

export const noFoods: FoodFinder = () => undefined;
