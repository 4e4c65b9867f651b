import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#contract/notices.ts';
import { recipeChangesOf, recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSession } from '../../data/session/session-store.ts';
import { notify } from '../../ui/notify.ts';

type RecipeChange<Value> = {
  name: 'rating' | 'favorite';
  cookId: string;
  recipeId: string;
  save: (value: Value) => Promise<void>;
  /** Applies the change to the cache at once. @returns a function that rolls it back */
  show: (value: Value) => () => void;
  noticeOfSuccess?: (value: Value) => Notice;
  noticeOfFailure: Notice;
};

/** Another cook may have signed in before the response arrived: then the response is not for them. */
function isStillSignedIn(cookId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === cookId;
}

/**
 * Changes a cook's own mark on one recipe: optimistic update, saved one after the other, rolled back when saving fails.
 * Queries are invalidated only after the last change has settled, so that an early response does not hide a later click.
 */
export function useRecipeChange<Value>(change: RecipeChange<Value>) {
  const { name, cookId, recipeId } = change;
  const client = useQueryClient();
  const changesOfCook = recipeChangesOf(cookId);
  const changesOfThis = [...changesOfCook, name, recipeId];
  const shown = [recipeKeys.ofCook(cookId), recipeKeys.ratings(cookId)];
  return useMutation({
    mutationKey: changesOfThis,
    scope: { id: `${name}-${recipeId}` },
    mutationFn: change.save,
    onMutate: async (value) => {
      await Promise.all(shown.map((queryKey) => client.cancelQueries({ queryKey })));
      return { takeBack: change.show(value) };
    },
    onSuccess: (_nothing, value) => {
      if (change.noticeOfSuccess && isStillSignedIn(cookId)) notify(change.noticeOfSuccess(value));
    },
    onError: (error, _value, context) => {
      console.warn(`The ${name} could not be saved.`, error);
      if (!isStillSignedIn(cookId)) return;
      // Roll back only when no later change of the same mark is pending: its value stays on screen.
      if (client.isMutating({ mutationKey: changesOfThis }) === 1) context?.takeBack();
      notify(change.noticeOfFailure);
    },
    onSettled: () => {
      if (!isStillSignedIn(cookId)) return;
      if (client.isMutating({ mutationKey: changesOfCook }) > 1) return;
      for (const queryKey of shown) void client.invalidateQueries({ queryKey });
    },
  });
}
