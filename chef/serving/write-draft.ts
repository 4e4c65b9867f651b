import type { Selections } from '#contract/constraint-labels.ts';
import { printRecipe } from '#recipes/generation/print-recipe.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Nutrition } from '#recipes/recipe.ts';

/** A draft as the Markdown that the prompt asks of any author. */
export function writeDraft(draft: Draft, nutrition: Nutrition, labels: Selections): string {
  return printRecipe({ ...draft, nutrition, checks: [], notes: [] }, labels);
}
