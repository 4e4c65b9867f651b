import { allergenNames } from './allergens.ts';
import { restrictByDiet } from './bans.ts';
import { partsOfName } from './name-parts.ts';
import { bareKeyOf, keyOf, negatedFood } from './names.ts';
import { readWish } from './wish/read-wish.ts';

/** Diets whose name is just as often a style, a cuisine or a kitchen word. Alone, these words restrict nothing. */
const alsoATaste = new Set(
  'light family nordic mediterranean clean balanced none mind heart protein calorie plant'.split(
    ' ',
  ),
);
/** Matches negated words that are not a food: "No Cook", "Hands-Free". */
const noFood =
  /^(?:cook|bake|oven|prep|heat|rush|fuss|waste|mess|hand|stress|worry|limit|restriction|preference)\w*$/;

/**
 * True when a name alone reads as a diet, an allergen or something to avoid ("Vegan", "Peanuts", "No pork",
 * "Zorb-Free", "Nut allergy"). It must not be used where nothing enforces it. A plain food such as
 * "Chicken" is not a restriction.
 */
export function isRestriction(name: string): boolean {
  const key = keyOf(name);
  if (alsoATaste.has(key)) return false;
  const negated = negatedFood(name);
  if (negated !== undefined) return !noFood.test(negated);
  const isAllergen = (part: string) =>
    allergenNames.has(keyOf(part)) || allergenNames.has(bareKeyOf(part));
  if (isAllergen(name) || partsOfName(name).some(isAllergen)) return true;
  const diet = restrictByDiet(name);
  const binds = (diet?.bans ?? []).some(
    ({ tags, ingredientIds }) => tags.size + ingredientIds.size > 0,
  );
  if (binds || (diet?.goals.length ?? 0) > 0) return true;
  const said = readWish(name);
  return [said.diets, said.allergens, said.avoid, said.unknown].some((found) => found.length > 0);
}
