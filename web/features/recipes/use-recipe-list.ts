import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { listRecipes, type RecipeListRequest } from './list-recipes.ts';

/** One page of the list; while the next one loads the cook's last one stays in sight. */
export function useRecipeList(request: RecipeListRequest) {
  const { cookId, ...list } = request;
  return useQuery({
    queryKey: recipeKeys.list(cookId, list),
    queryFn: () => listRecipes(request),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === cookId ? keepPreviousData(previous) : undefined,
  });
}
