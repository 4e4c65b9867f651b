import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { KitchenQuestion } from '../../data/kitchen/kitchen.ts';

type Words = {
  /** The short name, shown above the answer. */
  name: string;
  ask: string;
  hint: string;
  /** The text of the answer "nothing". */
  nothing: string;
};

/** The texts of each question. */
export const wordsOf: Record<KitchenQuestion, Words> = {
  never: {
    name: 'Never',
    ask: 'Is there anything you never eat?',
    hint: 'Allergies, and foods that are off the table. We leave them out of every recipe, unless you say otherwise for one, and check each line. Only you can see this list. A recipe you save says what it was checked for.',
    nothing: 'Nothing',
  },
  rather_not: {
    name: 'Rather not',
    ask: "Anything you'd rather skip?",
    hint: "Foods you don't love. We leave them out too, unless you say otherwise for a recipe.",
    nothing: 'Nothing',
  },
  diet: {
    name: 'Diet',
    ask: 'Do you follow a diet?',
    hint: 'Pick as many as you follow.',
    nothing: 'No diet',
  },
  servings: {
    name: 'Cooking for',
    ask: 'How many do you usually cook for?',
    hint: 'You can change it for any recipe.',
    nothing: 'It varies',
  },
  units: {
    name: 'Units',
    ask: 'Which units do you cook with?',
    hint: 'Recipes open in these units. You can switch in any recipe.',
    nothing: 'As written',
  },
  heat: {
    name: 'Heat',
    ask: 'How spicy do you like it?',
    hint: 'You can change it for any recipe.',
    nothing: 'It depends',
  },
};

/** The labels of the catalogue groups that answer a question. The heading is shown only if there are several. */
export const labelsOf: Record<
  Exclude<KitchenQuestion, 'servings' | 'units'>,
  readonly { label: ConstraintLabel; heading: string }[]
> = {
  never: [
    { label: 'Allergens', heading: 'Allergies' },
    { label: 'Avoid', heading: 'Other foods' },
  ],
  rather_not: [{ label: 'Avoid', heading: 'Foods' }],
  diet: [{ label: 'Dietary Constraints', heading: 'Diets' }],
  heat: [{ label: 'Spice Level', heading: 'Heat' }],
};
