/**
 * The labels under which a selection enters the prompt, in the order in which the prompt lists them.
 * A category group carries one of them, so renaming a group cannot switch off a check.
 */
export const constraintLabels = [
  'Cuisine',
  'Course',
  'Style',
  'Dietary Constraints',
  'Time Target',
  'Cook Time',
  'Prep Time',
  'Servings',
  'Difficulty',
  'Prefer Using',
  'Avoid',
  'Techniques',
  'Spice Level',
  'Macronutrient Targets',
  'Plating',
  'Allergens',
] as const;

export type ConstraintLabel = (typeof constraintLabels)[number];

/** The chosen category names under each label: the input of the engine. */
export type Selections = Partial<Record<ConstraintLabel, string[]>>;
