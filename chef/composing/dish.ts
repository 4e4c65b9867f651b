import { printAmount } from '#recipes/measures/round-amount.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { sumNutrients } from '#recipes/nutrition/sum-nutrients.ts';
import type { Nutrition } from '#recipes/recipe.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import type { Archetype } from './archetype.ts';
import type { Chosen } from './chosen.ts';
import { forms } from './forms.ts';
import type { Plan } from './times.ts';

/** A composed dish before it is printed. */
export type Dish = Plan & {
  archetype: Archetype;
  course: Course;
  chosen: readonly Chosen[];
  servings: number;
  title: string;
  description: string;
  tips: readonly string[];
};

/** Returns one line of the shopping list: "2 carrots, diced". */
export function printLine({ ingredient, amount, cut }: Chosen): string {
  const participle = forms[cut]?.participle;
  return printAmount(amount, ingredient) + (participle ? `, ${participle}` : '');
}

/** Returns the nutrition computed from the amounts, which the chef uses for the search. */
export function steeringNutrition(chosen: readonly Chosen[], servings: number) {
  return sumNutrients(
    chosen.map(({ ingredient, amount }) => ({ ingredient, grams: amount.grams })),
    servings,
  );
}

/** Returns the nutrition computed from the printed lines, which the recipe states. */
export function statedNutrition(dish: Dish): Nutrition {
  return countNutrition(dish.chosen.map(printLine), dish.servings);
}
