import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { type AdminGroup, isMealType } from './admin-group.ts';

const names = (read: string, example: string) =>
  `Category names are read as ${read}, such as “${example}”.`;

/** What each prompt label does to a recipe, shown to the admin who chooses the label of a group. */
const meanings: Record<ConstraintLabel, string> = {
  Cuisine: 'The cuisine a recipe comes from.',
  Course: 'The meal a recipe is for. If there are several choices, the first one counts.',
  Style: 'A style the chef follows where the dish allows it.',
  'Dietary Constraints': 'A diet every recipe has to follow.',
  'Time Target': names('total times, start to finish', 'Under 30 Minutes'),
  'Cook Time': names('cooking times', 'Under 30 Minutes'),
  'Prep Time': names('prep times', 'Under 15 Minutes'),
  Servings: names('numbers of people', '4 Servings'),
  Difficulty: names('levels', 'Easy'),
  'Prefer Using': 'Foods to use where the dish allows it.',
  Avoid: 'Foods a recipe must not contain.',
  Techniques: 'Techniques the chef uses where the dish allows it.',
  'Spice Level': names('levels of heat', 'Mild'),
  'Macronutrient Targets': names('targets per serving', 'Under 500 kcal'),
  Plating: 'How the dish is served.',
  Allergens: 'Foods that can make someone ill. None of them may be in a recipe.',
};

/** The explanation for a group without a label. */
const meaningOfNone =
  "Choices count as a style. Diets, allergens and foods to avoid aren't allowed here, because we wouldn't check them.";

export function meaningOf(label: ConstraintLabel | null): string {
  return label ? meanings[label] : meaningOfNone;
}

const checkedLabels: readonly (ConstraintLabel | null)[] = [
  'Allergens',
  'Dietary Constraints',
  'Avoid',
];

/** Returns true if recipes are checked for the categories under a label. A group keeps a checked label (enforced by the database). */
export function isChecked(label: ConstraintLabel | null): boolean {
  return checkedLabels.includes(label);
}

/** Returns why the label of a group cannot be changed; null if it can. */
export function whyLabelStays(group: AdminGroup | null): string | null {
  if (!group) return null;
  if (isMealType(group)) return 'The Meal Type group always sets the course of a recipe.';
  if (isChecked(group.label)) {
    return "Recipes are checked for this group, so its label can't change. Add a new group for a different one.";
  }
  return null;
}

type LabelWarning = { title: string; text: string };

/** Returns a warning about the effects of saving a label; null if there is nothing to warn about. */
export function warningOf(
  group: AdminGroup | null,
  label: ConstraintLabel | null,
): LabelWarning | null {
  if (isChecked(label) && group?.label !== label) {
    return {
      title: 'Recipes will be checked for this group',
      text: "If a user chooses a category we have no check for, the recipe is refused. Once saved, the label can't change.",
    };
  }
  if (group && group.label !== label) {
    return {
      title: 'New recipes will read these choices differently',
      text: `Until now they were read as ${group.label ?? 'a style'}. Saved recipes stay as they are.`,
    };
  }
  return null;
}
