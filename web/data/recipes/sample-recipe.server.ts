import pictureUrl from '../../assets/dish-sample-1200.avif';
import { sampleRecipeId } from './is-sample.ts';
import { parseRecipeDetails } from './recipe-details.ts';
import type { RecipeView } from './recipe-view.ts';
import made from './sample-recipe.json' with { type: 'json' };

/** A recipe of the built-in chef's cookbook as a cook got it, with its checks. It is a file, so that it is in nobody's list and on no site map. */
export function sampleRecipe(): RecipeView {
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
