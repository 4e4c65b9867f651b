import { ingredient } from '#recipes/pantry/pantry.ts';
import { isMeatOrFish } from './fit-foods.ts';
import type { WantedFood } from './wanted-food.ts';

const smallRoles = new Set([
  'aromatic',
  'spice',
  'herb',
  'heat',
  'fat',
  'seasoning',
  'citrus-fruit',
  'oil',
  'umami',
  'sweetener',
]);

/** Whether any amount of a food is enough: a herb, a spice, a lemon, a handful of nuts. */
export const isSmallFood = ({ ids }: WantedFood): boolean =>
  [...ids].some((id) => {
    const { roles, kinds } = ingredient(id);
    return (
      kinds.has('citrus') ||
      [...roles].some((role) => smallRoles.has(role) || /herb|spice|nut|crunch/.test(role))
    );
  });

/** Whether a food without meat makes a meal of a dish: tofu, paneer, halloumi, pulses. */
function isOtherProtein(id: string): boolean {
  const { kinds, roles } = ingredient(id);
  const isPulse = kinds.has('pulse') && !roles.has('vegetable');
  return kinds.has('tofu') || isPulse || /^(?:tempeh|seitan|paneer|halloumi)$/.test(id);
}

/** Returns how much a food matters, compared with others: a lemon less, a chicken more than the carrots. */
export function weightOfFood(food: WantedFood): number {
  const { ids, grams, isUseUp } = food;
  const [id = ''] = ids;
  if (food.isSide) return 0.5;
  if (isMeatOrFish(food)) return 1.8;
  if (isOtherProtein(id)) return 1.2;
  const { roles } = ingredient(id);
  const isSmall = [...roles].some((role) => smallRoles.has(role) || /herb|spice/.test(role));
  if (!isSmall) return 1;
  return isUseUp ? ((grams ?? 100) >= 50 ? 0.8 : 0.5) : 0.4;
}

/** Returns the food that a wish is mostly about: its first meat or fish, else the first that is no seasoning or side. */
export function mainFoodOf({ foods }: { foods: readonly WantedFood[] }): WantedFood | undefined {
  const large = foods.filter(
    (food) => !food.isChosen && !food.isSide && food.ids.size > 0 && !isSmallFood(food),
  );
  return large.find(isMeatOrFish) ?? large[0];
}
