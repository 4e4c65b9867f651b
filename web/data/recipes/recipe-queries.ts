/** Query keys of a cook's recipe screens. `ofCook` is the prefix of all recipes and stats, `ratings` of all the cook's own ratings. */
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

/** Mutation key prefix of a cook's own recipe changes. Their screens show these changes while they are in flight. */
export const recipeChangesOf = (cookId: string) => ['recipe-change', cookId] as const;
/** Mutation key of a deletion made on this page. */
export const recipeDeletionOf = (recipeId: string) => ['recipe-deletion', recipeId] as const;
