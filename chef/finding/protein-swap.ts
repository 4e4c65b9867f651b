import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import type { CookbookDish, DishIngredient } from '../cookbook/dish.ts';
import { usualRole } from '../cookbook/roles.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import type { WantedFood } from './wanted-food.ts';

/** A food of a dish and the one that takes its place, by their ids in the pantry. */
export type Swap = { out: string; into: string };

/** Dishes of small pieces in a sauce, in a wok or in a wrap, which are made with any protein. */
const openNames =
  /\b(?:stir[- ]?fr\w+|fried rice|tacos?|fajitas?|burritos?|chow mein|lo mein|pad thai|kung pao|teriyaki|sweet and sour|noodles)\b/i;

const isOpen = (known: Known): boolean =>
  known.isMeal &&
  (known.keys.techniques.includes('stir frying') ||
    openNames.test(known.names) ||
    isOfKind(known, 'curry'));

const isTofuLike = ({ id, kinds }: Ingredient): boolean =>
  kinds.has('tofu') || /^(?:tempeh|seitan|paneer)$/.test(id);
const isMeat = ({ tags }: Ingredient): boolean => tags.has('meat') || tags.has('poultry');
const isProtein = (food: Ingredient): boolean =>
  isTofuLike(food) ||
  isMeat(food) ||
  food.id === 'halloumi' ||
  food.kinds.has('pulse') ||
  food.tags.has('fish') ||
  food.tags.has('shellfish');

const inPieces =
  /\b(?:pieces?|cubes?|cubed|chunks?|strips?|dice|diced|sliced|slices|bite-size|peeled|\d+ ?cm)\b/i;
const onBone = /\b(?:bones?(?! ?less)|bone-in|skin on|whole|scored)\b/i;

/** Whether a protein is cut so small that another one cooks like it. */
function isCutUp({ name, notes, pantryId }: DishIngredient): boolean {
  const said = [name, ...notes].join(', ');
  const { kinds, tags } = ingredient(pantryId);
  if (kinds.has('mince') || tags.has('minced')) return false;
  return inPieces.test(said) && !onBone.test(said);
}

/**
 * Whether one protein may take the place of another: tofu and the like that of pieces of meat. Meat, fish and shellfish have times and
 * temperatures that the steps of another protein do not give, and pulses and eggs have steps that no tofu goes through.
 */
const mayReplace = (into: Ingredient, out: Ingredient): boolean => isTofuLike(into) && isMeat(out);

/** Returns the main protein of a dish, if it has one only. */
function mainProteinOf({ ingredients }: CookbookDish): DishIngredient | undefined {
  const proteins = ingredients.filter(
    ({ role, isOptional, pantryId }) =>
      role === 'protein' && !isOptional && isProtein(ingredient(pantryId)),
  );
  return proteins.length === 1 ? proteins[0] : undefined;
}

/** Ids of the foods that are fried or simmered as they are: dry pulses are not. */
const isReady = (food: Ingredient): boolean =>
  usualRole(food) === 'protein' && (food.minutes.fry ?? food.minutes.simmer) !== undefined;

/** Whether a wish names another protein as well: in "butter chicken with paneer" neither takes the place of the other. */
const hasRival = ({ ids }: WantedFood, foods: readonly WantedFood[]): boolean =>
  foods.some(
    (one) => one.ids.isDisjointFrom(ids) && [...one.ids].some((id) => isProtein(ingredient(id))),
  );

/**
 * Returns the swap of a dish's main protein for one that the cook wants: tofu in a chicken curry.
 * @param foods all foods of the wish
 * @returns undefined when the dish is no curry, stir-fry or the like, or its protein is not in small pieces
 */
export function proteinSwapFor(
  known: Known,
  food: WantedFood,
  foods: readonly WantedFood[],
): Swap | undefined {
  const [into] = [...food.ids].filter((id) => isReady(ingredient(id)));
  // What is to be used up belongs in a dish that is made of it.
  const isOther = food.isCooked || food.isUseUp;
  if (into === undefined || isOther || known.ids.has(into)) return undefined;
  if (!isOpen(known) || hasRival(food, foods)) return undefined;
  const out = mainProteinOf(known.dish);
  if (!out || !isCutUp(out) || !mayReplace(ingredient(into), ingredient(out.pantryId)))
    return undefined;
  return { out: out.pantryId, into };
}
