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
  /** Shows the change in the cache at once. @returns what takes it back */
  show: (value: Value) => () => void;
  noticeOfSuccess?: (value: Value) => Notice;
  noticeOfFailure: Notice;
};

/** Another cook may have signed in while the answer was on its way: then it is none of theirs. */
function isStillSignedIn(cookId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === cookId;
}

/**
 * A cook's own mark on one recipe: shown at once, saved one after the other, taken back when saving fails. What the
 * server holds is read again when the last change has settled, so that no early answer hides a later click.
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
      // A later change of the same mark is waiting: what it shows stays.
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
