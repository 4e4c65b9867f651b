import { QueryProvider } from '../../data/query-provider.tsx';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import type { Cook } from '../../data/session/cook.ts';
import { useDeletedRecipeNotice } from './use-deleted-recipe-notice.ts';

/** Notifies a cook when the recipe on screen is deleted elsewhere. The recipe stays visible. */
export default function DeletedRecipeWatcher(props: { cook: Cook; recipe: RecipeView }) {
  return (
    <QueryProvider>
      <Watch {...props} />
    </QueryProvider>
  );
}

function Watch({ cook, recipe }: { cook: Cook; recipe: RecipeView }) {
  useDeletedRecipeNotice(cook.id, recipe);
  return null;
}
