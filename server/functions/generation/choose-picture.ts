import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '#recipes/recipe.ts';

/**
 * The picture of a recipe. Nothing draws one yet, so every recipe has the stock picture that the spec names as its
 * default.
 */
export function choosePicture(_recipe: Recipe): string {
  return recipeDefaults.image;
}
