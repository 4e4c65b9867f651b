import { Heart, Share2 } from 'lucide-react';
import { QueryProvider } from '../../data/query-provider.tsx';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import type { Cook } from '../../data/session/cook.ts';
import { Button } from '../../ui/button.tsx';
import { SaveCopyButton } from './save-copy-button.tsx';
import { useDeletedRecipeNotice } from './use-deleted-recipe-notice.ts';
import { useFavorite } from './use-favorite.ts';
import { useRecipeAsCook } from './use-recipe-as-cook.ts';
import { useShareRecipe } from './use-share-recipe.ts';

type CookActionsProps = { cook: Cook; recipe: RecipeView };

/** The actions of a signed-in cook on a recipe page, with the query cache that they need. */
export default function CookActions(props: CookActionsProps) {
  return (
    <QueryProvider>
      <Actions {...props} />
    </QueryProvider>
  );
}

function Actions({ cook, recipe }: CookActionsProps) {
  // The page itself was rendered for a visitor, without favorites.
  const asCook = useRecipeAsCook(cook.id, recipe.id);
  const setFavorite = useFavorite(cook.id, recipe.id);
  const shareIt = useShareRecipe(cook.id, recipe);
  const isGone = useDeletedRecipeNotice(cook.id, recipe);
  const isFavorite = asCook?.isFavorite ?? false;
  return (
    <>
      {(recipe.userId !== cook.id || isGone) && <SaveCopyButton cookId={cook.id} recipe={recipe} />}
      <Button
        className="btn-heart"
        aria-pressed={isFavorite}
        disabled={asCook === undefined || isGone}
        onClick={() => setFavorite(!isFavorite)}
      >
        <Heart className="icon" />
        {isFavorite ? 'Favorited' : 'Add to Favorites'}
      </Button>
      <Button onClick={() => void shareIt()}>
        <Share2 className="icon" />
        Share
      </Button>
    </>
  );
}
