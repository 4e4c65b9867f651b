import type { QueryKey } from '@tanstack/react-query';
import { recipeKeys } from '../recipes/recipe-queries.ts';

export const liveTables = ['recipes', 'recipe_ratings', 'favorite_recipes'] as const;

/** What the server tells of a row of the cook's own, as far as their lists care. */
export type LiveChange = {
  table: (typeof liveTables)[number];
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  recipeId: string;
};

/** What a cook's screens hold that such a change makes old. */
export function concernedBy({ table, type, recipeId }: LiveChange, cookId: string): QueryKey[] {
  const shown = [
    recipeKeys.lists(cookId),
    recipeKeys.recent(cookId),
    recipeKeys.one(cookId, recipeId),
  ];
  // Neither a changed recipe nor its stars change a number.
  if (table === 'recipes' && type === 'UPDATE') return shown;
  if (table === 'recipe_ratings') return [...shown, recipeKeys.rating(cookId, recipeId)];
  if (table === 'favorite_recipes') return [...shown, recipeKeys.stats(cookId)];
  // What was made and not saved leaves that list when it is saved, and comes back when it is deleted.
  return [...shown, recipeKeys.stats(cookId), recipeKeys.unsaved(cookId)];
}

/** Everything that may be old after a while in which nobody could tell. */
export function concernedByAnything(cookId: string): QueryKey[] {
  return [recipeKeys.ofCook(cookId), recipeKeys.ratings(cookId), recipeKeys.unsaved(cookId)];
}
