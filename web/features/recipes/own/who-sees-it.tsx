import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setShared } from '../../../data/recipes/mark-shared.ts';
import { recipeKeys } from '../../../data/recipes/recipe-queries.ts';
import { Button } from '../../../ui/button.tsx';

type WhoSeesItProps = { cookId: string; recipeId: string; isShared: boolean };

/** Says who can see the recipe, and hides it from search engines again. */
export function WhoSeesIt({ cookId, recipeId, isShared }: WhoSeesItProps) {
  const client = useQueryClient();
  const hide = useMutation({
    mutationFn: () => setShared(recipeId, false),
    onSuccess: () => client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) }),
    onError: (error) => console.warn('The recipe is still open to search engines.', error),
  });
  if (!isShared) {
    return (
      <p className="small">
        Anyone with the link can see this recipe. Search engines can’t find it until you share it.
      </p>
    );
  }
  return (
    <div className="row gap-2">
      <p className="small" role="status">
        {hide.isError
          ? 'That didn’t work. Please try again.'
          : 'You shared this recipe, so search engines can find it too.'}
      </p>
      <Button size="small" busy={hide.isPending} onClick={() => hide.mutate()}>
        Hide from search engines
      </Button>
    </div>
  );
}
