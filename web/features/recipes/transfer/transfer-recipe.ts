import { recipeDefaults } from '#contract/limits.ts';
import type { RecipeView } from '../../../data/recipes/recipe-view.ts';

/** The parts of a recipe that export and import files carry. Null means not stated. */
export type TransferRecipe = {
  name: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  tips: string[];
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  servings: number | null;
  difficulty: string | null;
  categories: string[];
  /** Path of a picture on this site. Pictures of other sites are not transferred, because pages show no external pictures. */
  imagePath: string | null;
  thumbnailPath: string | null;
  isFavorite: boolean;
  /** The cook's own stars. */
  rating: number | null;
};

/** @returns the path of a picture on this site; null for an external picture, and for the stock picture, which means none */
export function ownPath(address: string | undefined, siteUrl: string): string | null {
  if (!address || !URL.canParse(address, siteUrl)) return null;
  const { origin, pathname, search } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || pathname === recipeDefaults.image) return null;
  return pathname + search;
}

/** @param rating the cook's own stars, which a view does not carry */
export function transferOf(
  recipe: RecipeView,
  rating: number | null,
  siteUrl: string,
): TransferRecipe {
  return {
    name: recipe.name,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    tips: recipe.details.tips,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    categories: recipe.categories,
    imagePath: ownPath(recipe.image, siteUrl),
    thumbnailPath: recipe.thumbnail === recipe.image ? null : ownPath(recipe.thumbnail, siteUrl),
    isFavorite: recipe.isFavorite,
    rating,
  };
}
