import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { listRecipes, type RecipeListRequest } from './list-recipes.ts';

/** Loads one page of the list. While the next page loads, the same cook's previous page stays visible. */
export function useRecipeList(request: RecipeListRequest) {
  const { cookId, ...list } = request;
  return useQuery({
    queryKey: recipeKeys.list(cookId, list),
    queryFn: () => listRecipes(request),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === cookId ? keepPreviousData(previous) : undefined,
  });
}
