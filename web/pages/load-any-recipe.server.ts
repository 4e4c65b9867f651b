import pictureUrl from '../assets/dish-sample-1200.avif';
import { isSample, sampleRecipeId } from '../data/recipes/is-sample.ts';
import { loadRecipe } from '../data/recipes/load-recipe.server.ts';
import { parseRecipeDetails } from '../data/recipes/recipe-details.ts';
import type { RecipeView } from '../data/recipes/recipe-view.ts';
import made from '../data/recipes/sample-recipe.json' with { type: 'json' };
import type { RequestContext } from '../data/request-context.ts';

/**
 * Returns the sample recipe: one from the built-in chef's cookbook as a cook got it, with its checks.
 * It is a file, so that it is in no cook's list and not in the sitemap.
 */
function sampleRecipe(): RecipeView {
  const { title, description, ingredients, instructions } = made;
  const { prepTimeMinutes, cookTimeMinutes, servings, difficulty } = made;
  return {
    id: sampleRecipeId,
    name: title,
    image: pictureUrl,
    thumbnail: pictureUrl,
    plate: null,
    ...{ description, ingredients, instructions },
    ...{ prepTimeMinutes, cookTimeMinutes, servings, difficulty },
    categories: ['Breakfast', 'Vegetarian'],
    userId: '',
    isFavorite: false,
    createdAt: '2026-11-28T00:00:00Z',
    averageRating: 0,
    ratingCount: 0,
    isShared: true,
    details: parseRecipeDetails({ ...made, provenance: { model: 'chef:house-chef' } }),
  };
}

/**
 * Loads the sample recipe by its reserved id, every other recipe as a visitor reads it.
 * @throws a redirect to /404 when the recipe does not exist
 */
export async function loadAnyRecipe(server: RequestContext, id: string): Promise<RecipeView> {
  return isSample({ id }) ? sampleRecipe() : loadRecipe(server, id);
}
