import type { Finding } from '../../recipe.ts';
import type { Course, NutritionGoal } from '../../selections/requirements.ts';

/** What is asked of a recipe to see whether it could be true. */
export type Plausible = {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
};

/** What of the selections bears on it: a chosen course, and a chosen bound on energy. */
export type Asked = { course: Course | undefined; goals: readonly NutritionGoal[] };

/** How bad something odd is: said to the cook, cured by a repair or served with a note, or never served. */
export type Weight = 'odd' | 'repairable' | 'blocking';

export type Oddity = Finding & { weight: Weight };
