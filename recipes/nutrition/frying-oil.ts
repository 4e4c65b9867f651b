import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import type { ListedFood } from './poured-salt.ts';
import { idsIn } from './read-steps.ts';

/** Fried food takes up 8 to 10 % of its own weight in oil. */
const uptake = 0.1;
/** Less oil than this counts as eaten in full, even when the line says that it is for frying. */
const pouredOffFromG = 100;
/** From this much fat per serving, the oil of a fried dish stays in the pan: no diner eats that much. */
const pouredOffFromServingG = 60;

/** Matches a step that cooks food in deep oil or discards the oil. */
export const deepFries =
  /\bdeep[- ]?fr(?:y|ie)|\b(?:oil|fat|lard|dripping)\b[^.]{0,60}\b1[3-9]\d ?°|\b(?:fry|lower|drop|slide|pipe)\b[^.]{0,80}\b(?:hot |into the )(?:oil|fat)\b|\bfry\b[^.]{0,60}\bbatch|\bconfit\b|\b(?:strain|drain|discard|keep)\w*[^.]{0,30}\b(?:the )?oil\b/i;
const fries =
  /\b(?:deep-)?fr(?:y|ies|ied|ying)\b|\b(?:into|in) the (?:hot )?(?:oil|fat)\b|\bconfit\b/i;

/** Returns whether most of a line's oil stays in the pan: "1 litre sunflower oil, for deep-frying". */
export function isFryingOil(line: IngredientLine, item: Ingredient, grams: number): boolean {
  const isFat = (item.per100g.fatG ?? 0) > 75;
  return isFat && grams >= pouredOffFromG && /\b(?:for|to)\s+(?:\w+[- ])?fry/i.test(line.name);
}

/** Returns whether the steps fry in oil whose line does not say so: "800 ml sunflower oil", heated to 180 °C. */
export function isFryingOilBySteps(
  item: Ingredient,
  grams: number,
  servings: number,
  instructions: readonly string[],
): boolean {
  const isFat = (item.per100g.fatG ?? 0) > 95;
  const isMuch = grams >= pouredOffFromG && grams / servings >= pouredOffFromServingG;
  return isFat && isMuch && instructions.some((step) => deepFries.test(step));
}

/** Words for food that is shaped before frying. The frying step uses the word and does not repeat the ingredients. */
const shaped =
  /\b(?:dough|batter|doughnut|falafel|croquette|churro|patt(?:y|ies)|fritter|ball|mixture|mash|cake|bun|cala|dumpling|wonton|roll|samosa|pakora|bhaji|cutlet|schnitzel|nugget|chip)s?\b/i;

const besides = /\b(?:sauce|salad|soup|dip|dressing|salsa|slaw)\b/i;

/** Returns the foods that the frying steps name. For shaped or coated food, the two steps before count as well. */
function friedFoods(foods: readonly ListedFood[], instructions: readonly string[]): ListedFood[] {
  const at = instructions.flatMap((step, index) => (deepFries.test(step) ? [index] : []));
  const sentences = at.flatMap((index) => {
    const here = instructions[index] ?? '';
    const before = instructions.slice(Math.max(0, index - 2), index);
    const parts = shaped.test(here) || /\b(?:coat|crumb|pipe|dip|batch)/i.test(here) ? before : [];
    return [...parts, here];
  });
  const named = idsIn(sentences.filter((text) => fries.test(text) || shaped.test(text)).join(' '));
  return foods.filter(({ ingredient }) => named.has(ingredient.id));
}

/** Returns the foods that the steps up to the last frying step name, without steps for a sauce, salad or other side. */
function foodsBefore(foods: readonly ListedFood[], instructions: readonly string[]): ListedFood[] {
  const last = instructions.findLastIndex((step) => deepFries.test(step));
  const steps = instructions.slice(0, last + 1).filter((step) => !besides.test(step));
  const named = idsIn(steps.join(' '));
  return foods.filter(({ ingredient }) => named.has(ingredient.id));
}

const sum = (foods: readonly ListedFood[]): number =>
  foods.reduce((all, { grams }) => all + grams, 0);

/** Returns the grams of food that may absorb oil: the solids that are fried, or all solids when no step names them. */
export function friedGrams(foods: readonly ListedFood[], instructions: readonly string[]): number {
  const solids = foods.filter(
    ({ ingredient }) => ingredient.unit !== 'ml' && (ingredient.per100g.fatG ?? 0) <= 75,
  );
  const named = [friedFoods, foodsBefore].map((find) => sum(find(solids, instructions)));
  return named.find((grams) => grams >= pouredOffFromG) ?? sum(solids);
}

const stated = /\b(\d+)\s?(g|ml|tbsp)[^,()]*\b(?:absorbed|taken up|soaked up|left in the food)\b/i;
const gramsOf: Record<string, number> = { g: 1, ml: 0.92, tbsp: 13.6 };

/** Returns the grams of frying oil that are eaten: the amount the line states, or a tenth of the weight of the fried food. */
export function oilTakenUp(oilGrams: number, foodGrams: number, line = ''): number {
  const [, count, unit = ''] = stated.exec(line) ?? [];
  const said = count === undefined ? undefined : Number(count) * (gramsOf[unit.toLowerCase()] ?? 1);
  return Math.min(oilGrams, said ?? foodGrams * uptake);
}
