/** What conversion has to know of a food. */
export type KitchenFood = {
  gramsPerCup: number;
  /** A cook in the US would take cups and spoons of it, not a scale: flour, sugar, rice, honey. */
  isMeasuredInCups: boolean;
  /** Nobody levels it off: a handful of herbs is half a cup, not a third and a spoon. */
  isRoughlyMeasured: boolean;
  isLiquid: boolean;
  /** Sold in sticks of 113 g. */
  isInSticks: boolean;
};

/**
 * Finds the food that some words name. The pantry's is in pantry-foods.ts; without one, masses stay masses and volumes stay
 * volumes, and nothing of the pantry has to be loaded.
 */
export type FoodFinder = (words: string) => KitchenFood | undefined;

export type System = 'metric' | 'us';

export const noFoods: FoodFinder = () => undefined;
