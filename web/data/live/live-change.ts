import type { QueryKey } from '@tanstack/react-query';
import { recipeKeys } from '../recipes/recipe-queries.ts';

export const liveTables = ['recipes', 'recipe_ratings', 'favorite_recipes'] as const;

/** A change of one of the cook's own rows, reduced to what their lists need. */
export type LiveChange = {
  table: (typeof liveTables)[number];
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  recipeId: string;
};

/** Returns the query keys that a change makes stale. */
export function queryKeysAffectedBy(
  { table, type, recipeId }: LiveChange,
  cookId: string,
): QueryKey[] {
  const shown = [
    recipeKeys.lists(cookId),
    recipeKeys.recent(cookId),
    recipeKeys.one(cookId, recipeId),
  ];
  // An updated recipe or a rating does not change the stats.
  if (table === 'recipes' && type === 'UPDATE') return shown;
  if (table === 'recipe_ratings') return [...shown, recipeKeys.rating(cookId, recipeId)];
  if (table === 'favorite_recipes') return [...shown, recipeKeys.stats(cookId)];
  // A generation leaves the unsaved list when it is saved, and returns when the recipe is deleted.
  return [...shown, recipeKeys.stats(cookId), recipeKeys.unsaved(cookId)];
}

/** Returns the query keys of everything that may be stale after a time without live events. */
export function queryKeysAffectedByAnyChange(cookId: string): QueryKey[] {
  return [recipeKeys.ofCook(cookId), recipeKeys.ratings(cookId), recipeKeys.unsaved(cookId)];
}
