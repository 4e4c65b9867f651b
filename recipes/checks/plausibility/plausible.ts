import type { Finding } from '../../recipe.ts';
import type { Course, NutritionGoal } from '../../selections/requirements.ts';

/** The parts of a recipe that the plausibility checks need. */
export type Plausible = {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
};

/** The selections that matter for plausibility: a chosen course and a chosen limit on energy. */
export type Asked = { course: Course | undefined; goals: readonly NutritionGoal[] };

/** The weight of an oddity: noted for the cook, repaired or else served with a note, or never served. */
export type Weight = 'odd' | 'repairable' | 'blocking';

export type Oddity = Finding & { weight: Weight };
