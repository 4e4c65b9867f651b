import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Held } from './held-food.ts';
import type { Known } from './known-dish.ts';
import { likeness } from './likeness.ts';
import type { WantedFood } from './wanted-food.ts';

/** Maximum servings of one pot that a household eats, however much food there is. Cookies keep. */
const mostServings = 8;
/** From this share of a food on, it counts as used up. */
const leastUsed = 0.85;
/** A recipe may list this share of what the cook has: its amounts are rounded. */
const mostOfFood = 1.08;
/** The servings do not follow a seasoning; dried mushrooms weigh little and are a food. */
const leastHeldG = ({ id }: Held): number => (ingredient(id).kinds.has('mushroom') ? 10 : 40);

/** The servings that use a food, and whether they use all that the cook has of it. */
export type ServingsForFood = { servings: number; usesAll: boolean };

/** Returns the food of a dish that a cook's food goes into: the very food, or one that it replaces. */
function heldFor({ held }: Known, food: WantedFood): Held | undefined {
  const same = held.filter(({ id }) => food.ids.has(id));
  const like = held.filter((one) => [...food.ids].some((id) => likeness(one, id, food) >= 0.6));
  return (same.length > 0 ? same : like).toSorted((one, other) => other.grams - one.grams)[0];
}

/** Returns the number of servings that uses up the cook's amount of a food. Undefined when the dish as written does, or cannot. */
export function servingsFor(known: Known, food: WantedFood): ServingsForFood | undefined {
  if (food.grams === undefined || !food.isUseUp) return undefined;
  const held = heldFor(known, food);
  if (!held || held.grams < leastHeldG(held)) return undefined;
  const { servings, goodFor } = known.dish;
  const wanted = Math.round((servings * food.grams) / held.grams);
  const eaten = known.isMeal ? Math.max(mostServings, servings) : Number.POSITIVE_INFINITY;
  const most = Math.min(goodFor.to, Math.floor(2.5 * servings), eaten);
  const each = held.grams / servings;
  // Four eggs do not make the servings of five.
  const isTooMuch = wanted > 1 && each * wanted > mostOfFood * food.grams;
  const enough = isTooMuch ? wanted - 1 : wanted;
  const fitted = Math.max(goodFor.from, 1, Math.min(most, enough));
  // A dish that cannot be made small enough uses more than the cook has: it is made as it is written.
  if (fitted === servings || each * fitted > mostOfFood * food.grams) return undefined;
  const usesAll = each * fitted >= leastUsed * food.grams;
  return { servings: fitted, usesAll };
}
