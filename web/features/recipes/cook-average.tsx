import { QueryProvider } from '../../data/query-provider.tsx';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import type { Cook } from '../../data/session/cook.ts';
import { AverageLine } from './average-line.tsx';
import { DeletedRecipeNote } from './deleted-recipe-note.tsx';
import { useIsRecipeDeleted, useRecipeAsCook } from './use-recipe-as-cook.ts';

type CookAverageProps = { cook: Cook; recipe: RecipeView };

/** The average rating on the recipe page; it follows the cook's own rating immediately. */
export default function CookAverage(props: CookAverageProps) {
  return (
    <QueryProvider>
      <Average {...props} />
    </QueryProvider>
  );
}

function Average({ cook, recipe }: CookAverageProps) {
  const now = useRecipeAsCook(cook.id, recipe.id) ?? recipe;
  if (useIsRecipeDeleted(cook.id, recipe.id)) return <DeletedRecipeNote />;
  return <AverageLine average={now.averageRating} count={now.ratingCount} />;
}
