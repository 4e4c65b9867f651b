import { useEffect } from 'react';
import { recipeGone } from '#contract/notices.ts';
import { notify } from '../../ui/notify.ts';
import { useIsRecipeDeleted } from './use-recipe-as-cook.ts';

/** Shows one notice when the open recipe was deleted elsewhere. @returns whether it was deleted */
export function useDeletedRecipeNotice(
  cookId: string,
  recipe: { id: string; name: string },
): boolean {
  const { id, name } = recipe;
  const isGone = useIsRecipeDeleted(cookId, id);
  useEffect(() => {
    if (isGone) notify(recipeGone(name));
  }, [isGone, name]);
  return isGone;
}
