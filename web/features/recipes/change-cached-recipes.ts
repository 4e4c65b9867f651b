import type { QueryClient } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';

/** @returns only the fields that change */
type Change = (recipe: RecipeView) => Partial<RecipeView>;

function isRecipe(value: unknown): value is RecipeView {
  return typeof value === 'object' && value !== null && 'instructions' in value && 'id' in value;
}

/** Applies a change to any shape in which a query caches recipes: one, a list, a page. */
function changeWithin(cached: unknown, recipeId: string, change: Change): unknown {
  if (isRecipe(cached)) {
    return cached.id === recipeId ? { ...cached, ...change(cached) } : cached;
  }
  if (Array.isArray(cached)) return cached.map((one) => changeWithin(one, recipeId, change));
  if (typeof cached === 'object' && cached !== null && 'recipes' in cached) {
    return { ...cached, recipes: changeWithin(cached.recipes, recipeId, change) };
  }
  return cached;
}

/**
 * Applies a change of one recipe immediately in every cached query of the cook (optimistic update).
 * @returns a rollback for a failed save, which restores only those fields of that recipe
 */
export function changeCachedRecipe(
  client: QueryClient,
  cookId: string,
  recipeId: string,
  change: Change,
): () => void {
  const putBacks = client.getQueriesData({ queryKey: recipeKeys.ofCook(cookId) }).map(([key]) => {
    let before: Partial<RecipeView> = {};
    client.setQueryData(key, (cached: unknown) =>
      changeWithin(cached, recipeId, (recipe) => {
        const changed = change(recipe);
        before = Object.fromEntries(
          Object.keys(changed).map((field) => [field, recipe[field as keyof RecipeView]]),
        );
        return changed;
      }),
    );
    return () =>
      client.setQueryData(key, (cached: unknown) => changeWithin(cached, recipeId, () => before));
  });
  return () => {
    for (const putBack of putBacks) putBack();
  };
}
