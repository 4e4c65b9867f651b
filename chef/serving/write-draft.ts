import type { Selections } from '#contract/constraint-labels.ts';
import { printRecipe } from '#recipes/generation/print-recipe.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Nutrition } from '#recipes/recipe.ts';

/** Returns a draft as Markdown in the format that the prompt requires of every author. */
export function writeDraft(draft: Draft, nutrition: Nutrition, labels: Selections): string {
  return printRecipe({ ...draft, nutrition, checks: [], notes: [] }, labels);
}
