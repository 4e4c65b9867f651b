import { QueryProvider } from '../../data/query-provider.tsx';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import type { Cook } from '../../data/session/cook.ts';
import { useGoneNotice } from './use-gone-notice.ts';

/** Notifies a cook when the recipe on screen is deleted elsewhere. The recipe stays visible. */
export default function GoneWatch(props: { cook: Cook; recipe: RecipeView }) {
  return (
    <QueryProvider>
      <Watch {...props} />
    </QueryProvider>
  );
}

function Watch({ cook, recipe }: { cook: Cook; recipe: RecipeView }) {
  useGoneNotice(cook.id, recipe);
  return null;
}
