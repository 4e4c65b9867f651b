/** Keys of what a cook sees of recipes: `ofCook` reaches all recipes and numbers, `ratings` all of their own stars. */
export const recipeKeys = {
  ofCook: (cookId: string) => ['recipes', cookId] as const,
  lists: (cookId: string) => ['recipes', cookId, 'list'] as const,
  list: (cookId: string, list: { search: string; tab: string; page: number }) =>
    ['recipes', cookId, 'list', list] as const,
  recent: (cookId: string) => ['recipes', cookId, 'recent'] as const,
  stats: (cookId: string) => ['recipes', cookId, 'stats'] as const,
  one: (cookId: string, recipeId: string) => ['recipes', cookId, 'one', recipeId] as const,
  own: (cookId: string, recipeId: string) => ['recipes', cookId, 'own', recipeId] as const,
  ratings: (cookId: string) => ['rating', cookId] as const,
  rating: (cookId: string, recipeId: string) => ['rating', cookId, recipeId] as const,
  unsaved: (cookId: string) => ['generations', cookId, 'unsaved'] as const,
};

/** Names every change of a cook's own marks that is on its way: their screens show it already. */
export const recipeChangesOf = (cookId: string) => ['recipe-change', cookId] as const;
/** Names a deletion by this page itself. */
export const recipeDeletionOf = (recipeId: string) => ['recipe-deletion', recipeId] as const;
