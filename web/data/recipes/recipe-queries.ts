/** Keys of everything that shows a cook's recipes: one invalidation reaches them all. */
export const recipeKeys = {
  ofCook: (cookId: string) => ['recipes', cookId] as const,
  list: (cookId: string, list: { search: string; tab: string; page: number }) =>
    ['recipes', cookId, 'list', list] as const,
  recent: (cookId: string) => ['recipes', cookId, 'recent'] as const,
  stats: (cookId: string) => ['recipes', cookId, 'stats'] as const,
  one: (cookId: string, recipeId: string) => ['recipes', cookId, 'one', recipeId] as const,
  rating: (cookId: string, recipeId: string) => ['rating', cookId, recipeId] as const,
};
