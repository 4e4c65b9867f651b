import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';

/**
 * Returns a dish as a cook will read it, followed by how each ingredient was understood.
 * @throws Error if the dish cannot be printed
 */
export function showDish(
  dish: CookbookDish,
  servings: number,
  dishes: ReadonlyMap<string, CookbookDish>,
): string {
  const draft = printDish(dish, servings, (path) => dishes.get(path));
  const { unmatched, ...nutrition } = countNutrition(
    draft.ingredients,
    servings,
    draft.instructions,
  );
  const foods = dish.ingredients.map(
    ({ name, pantryId, role, isOptional }) =>
      `  ${name}: ${role}${isOptional ? ', may be left out' : ''} (pantry: ${pantryId})`,
  );
  return [
    draft.title,
    draft.description,
    '',
    `Serves ${draft.servings}, prep ${draft.prepTimeMinutes} min, cook ${draft.cookTimeMinutes} min, ${draft.difficulty}`,
    '',
    ...draft.ingredients.map((line) => `- ${line}`),
    '',
    ...draft.instructions.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...draft.tips.map((tip) => `* ${tip}`),
    '',
    'Roles:',
    ...foods,
    `Equipment: ${dish.equipment.join(', ')}`,
    `Nutrition a serving: ${JSON.stringify(nutrition)}`,
    ...unmatched.map((line) => `Not counted: ${line}`),
    '',
  ].join('\n');
}
