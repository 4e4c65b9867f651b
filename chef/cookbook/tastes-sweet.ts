import { ingredient } from '#recipes/pantry/pantry.ts';
import { type CookbookDish, type DishIngredient, isSavoury } from './dish.ts';

const savouryTags = ['meat', 'poultry', 'fish', 'shellfish'] as const;
const savouryKinds = ['onion', 'stock', 'soy sauce', 'mustard', 'vinegar'] as const;
const savouryRoles = ['cheese', 'crumbly-cheese', 'umami', 'umami-sauce', 'umami-paste'] as const;
const savouryIds =
  /^(?:garlic|.*-garlic|(?:black|white)-pepper|.*olives|capers|cumin|parsley|coriander|dill|chives|tomato|.*-tomato|tinned-tomatoes)$/;

/** Whether an ingredient is found in savoury dishes only: onion, pepper, meat, soy sauce. */
function isSavouryFood({ pantryId, role }: DishIngredient): boolean {
  const { tags, kinds, roles } = ingredient(pantryId);
  return (
    role === 'heat' ||
    savouryIds.test(pantryId) ||
    savouryTags.some((tag) => tags.has(tag)) ||
    savouryKinds.some((kind) => kinds.has(kind)) ||
    savouryRoles.some((one) => roles.has(one))
  );
}

function isSweet(dish: CookbookDish): boolean {
  if (!isSavoury(dish)) return true;
  const isSweetened = dish.ingredients.some(({ role }) => role === 'sweetener' || role === 'fruit');
  return isSweetened && !dish.ingredients.some(isSavouryFood);
}

const known = new WeakMap<CookbookDish, boolean>();

/** Whether a dish is eaten as something sweet: a dessert, a drink, a porridge, pancakes, muffins. */
export function tastesSweet(dish: CookbookDish): boolean {
  const sweet = known.get(dish) ?? isSweet(dish);
  known.set(dish, sweet);
  return sweet;
}
