import { useQueryClient } from '@tanstack/react-query';
import { markShared } from '../../data/recipes/mark-shared.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { shareRecipe } from './recipe-share.ts';

/** Shares a recipe. If it is the cook's own, search engines may index it from then on. */
export function useShareRecipe(cookId: string, recipe: RecipeView): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const isOut = await shareRecipe(recipe);
    if (!isOut || recipe.userId !== cookId) return;
    await markShared(recipe.id);
    await client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) });
  };
}
