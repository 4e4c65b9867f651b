import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { type AdminGroup, isMealType } from './admin-group.ts';

const names = (read: string, example: string) =>
  `Names of categories are read as ${read}, such as “${example}”.`;

/** What the choices of a group do to a recipe, for the admin who says which label it feeds. */
const meanings: Record<ConstraintLabel, string> = {
  Cuisine: 'The cuisine that a recipe comes from.',
  Course: 'The meal that a recipe is for. Of several choices the first one counts.',
  Style: 'A taste that the chef follows where the dish allows it.',
  'Dietary Constraints': 'A diet that every recipe has to keep.',
  'Time Target': names('times from the first cut to the table', 'Under 30 Minutes'),
  'Cook Time': names('times of cooking', 'Under 30 Minutes'),
  'Prep Time': names('times of preparation', 'Under 15 Minutes'),
  Servings: names('numbers of people', '4 Servings'),
  Difficulty: names('levels', 'Easy'),
  'Prefer Using': 'Foods that go in where the dish allows it.',
  Avoid: 'Foods that must not be in a recipe.',
  Techniques: 'Ways of cooking that the chef follows where the dish allows it.',
  'Spice Level': names('levels of heat', 'Mild'),
  'Macronutrient Targets': names('targets for a serving', 'Under 500 kcal'),
  Plating: 'How the dish is brought to the table.',
  Allergens: 'Foods that may make somebody ill: none of them may be in a recipe.',
};

/** Said where a group feeds no label. */
const meaningOfNone =
  'What is chosen counts as a style. A diet, an allergen or a food to avoid is refused here, since nothing would check it.';

export function meaningOf(label: ConstraintLabel | null): string {
  return label ? meanings[label] : meaningOfNone;
}

const checkedLabels: readonly (ConstraintLabel | null)[] = [
  'Allergens',
  'Dietary Constraints',
  'Avoid',
];

/** Recipes are checked for what stands under these labels: a group that has one keeps it (the database sees to it). */
export function isChecked(label: ConstraintLabel | null): boolean {
  return checkedLabels.includes(label);
}

/** Why the label of a group cannot be changed; null where it can. */
export function whyLabelStays(group: AdminGroup | null): string | null {
  if (!group) return null;
  if (isMealType(group)) return 'The Meal Type group always says which course a recipe is.';
  if (isChecked(group.label)) {
    return 'Recipes are checked for this group, so its label stays. Make a new group for another one.';
  }
  return null;
}

type LabelWarning = { title: string; text: string };

/** What follows from a label that is about to be saved; null where nobody has to be warned. */
export function warningOf(
  group: AdminGroup | null,
  label: ConstraintLabel | null,
): LabelWarning | null {
  if (isChecked(label) && group?.label !== label) {
    return {
      title: 'Recipes will be checked for this group',
      text: 'A category that our checks do not know is refused when a cook chooses it. Once saved, the label stays.',
    };
  }
  if (group && group.label !== label) {
    return {
      title: 'New recipes will read these choices differently',
      text: `Until now they were read as ${group.label ?? 'a style'}. Recipes that are saved stay as they are.`,
    };
  }
  return null;
}
