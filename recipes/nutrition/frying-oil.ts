import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';

/** Fried food takes up 8 to 10 % of its own weight in oil. */
const uptake = 0.1;
/** Less oil than this is eaten with the dish, even where the line says that it is for frying. */
const pouredOffFromG = 100;

/** Whether most of a line's oil stays in the pan: "1 litre sunflower oil, for deep-frying". */
export function isFryingOil(line: IngredientLine, item: Ingredient, grams: number): boolean {
  const isFat = (item.per100g.fatG ?? 0) > 75;
  return isFat && grams >= pouredOffFromG && /\b(?:for|to)\s+(?:\w+[- ])?fry/i.test(line.name);
}

/** Grams of frying oil that are eaten with food of the given weight. */
export function oilTakenUp(oilGrams: number, foodGrams: number): number {
  return Math.min(oilGrams, foodGrams * uptake);
}
