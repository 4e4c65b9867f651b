import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { eatenShare, saysPouredAway } from './as-eaten.ts';
import { isForStock, leftInStock, marrowShare, withoutSkin } from './bones-and-shells.ts';
import { friedGrams, isFryingOil, isFryingOilBySteps, oilTakenUp } from './frying-oil.ts';
import { nutrientsByLabel } from './label-claims.ts';
import { milkByItsFat } from './lighter-milk.ts';
import { minceByItsFat } from './minced-meat.ts';
import { marinadeShareOf } from './poured-marinade.ts';
import { keptSaltShare } from './poured-salt.ts';
import { isStrained, skinIsThrownAway } from './strained.ts';
import type { Portion } from './sum-nutrients.ts';

/** A line with a known ingredient and weight. */
export type Weighed = { line: string; read: IngredientLine; ingredient: Ingredient; grams: number };

/** Context that the ingredient lines lack: the number of servings and the steps. */
export type Cooking = { servings: number; instructions: readonly string[] };

/** Returns the portion of an item that is strained off a stock: its residue there. Unstrained marrow bones count as their marrow. */
function fromBones(one: Weighed, { instructions }: Cooking): Portion | undefined {
  const { read, ingredient, grams } = one;
  const isBones = isForStock(read, ingredient);
  if (isBones && ingredient.id === 'bone-marrow' && instructions.length > 0) {
    if (!isStrained(one, instructions)) return { ingredient, grams: grams * marrowShare };
  } else if (!isBones && !isStrained(one, instructions)) return undefined;
  return { ingredient, grams, per100g: leftInStock(ingredient) };
}

function plainPortion(one: Weighed, cooking: Cooking): Portion {
  const stock = fromBones(one, cooking);
  if (stock) return stock;
  const { line, read, ingredient, grams } = one;
  const asCooked = skinIsThrownAway(one, cooking.instructions)
    ? { ...read, name: `${read.name}, skin removed` }
    : read;
  const usual =
    minceByItsFat(line, ingredient) ??
    withoutSkin(asCooked, ingredient) ??
    nutrientsByLabel(read, ingredient) ??
    ingredient.per100g;
  const per100g = milkByItsFat(read.name, ingredient, usual);
  const eaten =
    grams * eatenShare(asCooked, ingredient) * marinadeShareOf(one, cooking.instructions);
  return { ingredient, grams: eaten, per100g };
}

const isSalt = ({ read, ingredient }: Weighed): boolean =>
  ingredient.roles.has('salt') && !saysPouredAway(read);

/** Returns the share of the salt that is eaten: all of it when a separate line already lists the salt for the water. */
function saltShare(weighed: readonly Weighed[], { instructions }: Cooking): number {
  const hasOwnLine = weighed.some((one) => one.ingredient.roles.has('salt') && !isSalt(one));
  const grams = weighed.filter(isSalt).reduce((sum, one) => sum + one.grams, 0);
  if (instructions.length === 0 || hasOwnLine || grams === 0) return 1;
  return keptSaltShare(grams, weighed, instructions);
}

/**
 * Returns the foods as eaten: drained and boneless, boiled or dry as the pantry lists them, without what is strained, rinsed or
 * poured away, and with the frying oil that they absorb.
 */
export function portionsOf(weighed: readonly Weighed[], cooking: Cooking): Portion[] {
  const { servings, instructions } = cooking;
  const isOil = ({ read, ingredient, grams }: Weighed) =>
    isFryingOil(read, ingredient, grams) ||
    isFryingOilBySteps(ingredient, grams, servings, instructions);
  const kept = saltShare(weighed, cooking);
  const solids = weighed.filter((one) => !isOil(one));
  const portions = solids.map((one) => {
    const portion = plainPortion(one, cooking);
    return isSalt(one) ? { ...portion, grams: portion.grams * kept } : portion;
  });
  const foodGrams = friedGrams(solids, instructions);
  const oils = weighed.filter(isOil).map(({ ingredient, grams, line }) => ({
    ingredient,
    grams: oilTakenUp(grams, foodGrams, line),
  }));
  return [...portions, ...oils];
}
