/** Keys of what a cook sees of recipes: `ofCook` reaches all recipes and numbers, `ratings` all of their own stars. */
export const recipeKeys = {
  ofCook: (cookId: string) => ['recipes', cookId] as const,
  list: (cookId: string, list: { search: string; tab: string; page: number }) =>
    ['recipes', cookId, 'list', list] as const,
  recent: (cookId: string) => ['recipes', cookId, 'recent'] as const,
  stats: (cookId: string) => ['recipes', cookId, 'stats'] as const,
  one: (cookId: string, recipeId: string) => ['recipes', cookId, 'one', recipeId] as const,
  ratings: (cookId: string) => ['rating', cookId] as const,
  rating: (cookId: string, recipeId: string) => ['rating', cookId, recipeId] as const,
  unsaved: (cookId: string) => ['generations', cookId, 'unsaved'] as const,
};
