import { listRecipes } from '#web/features/recipes/list-recipes.ts';
import { readDashboardStats } from '#web/features/recipes/read-dashboard-stats.ts';
import { saveFavorite } from '#web/features/recipes/use-favorite.ts';
import { saveRating } from '#web/features/recipes/use-rating.ts';
import { readAsCook } from '#web/features/recipes/use-recipe-as-cook.ts';

/** A frequent action of a cook, through the web app's own function. */
export type HotCall = {
  name: string;
  make(cookId: string, recipeId: string): Promise<unknown>;
};

const firstPage = { page: 1, tab: 'all' } as const;

export const hotCalls: HotCall[] = [
  { name: 'own list', make: (cookId) => listRecipes({ ...firstPage, cookId, search: '' }) },
  { name: 'search', make: (cookId) => listRecipes({ ...firstPage, cookId, search: 'chicken' }) },
  { name: 'recipe by id', make: (_cookId, recipeId) => readAsCook(recipeId) },
  { name: 'dashboard numbers', make: (cookId) => readDashboardStats(cookId, new Date()) },
  {
    name: 'toggle favourite',
    async make(cookId, recipeId) {
      await saveFavorite({ cookId, recipeId }, true);
      await saveFavorite({ cookId, recipeId }, false);
    },
  },
  {
    name: 'rate',
    // Different stars each time, so that the average must be updated.
    async make(cookId, recipeId) {
      await saveRating(cookId, recipeId, 2);
      await saveRating(cookId, recipeId, 5);
    },
  },
];
