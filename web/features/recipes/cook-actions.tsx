import { useQuery } from '@tanstack/react-query';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import { QueryProvider } from '../../data/query-provider.tsx';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { type RecipeRow, type RecipeView, recipeFromRow } from '../../data/recipes/recipe-view.ts';
import type { Cook } from '../../data/session/cook.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { shareRecipe } from './recipe-share.ts';
import { useFavorite } from './use-favorite.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

type CookActionsProps = { cook: Cook; recipe: RecipeView };

/** What a signed-in cook may do with a recipe page, with the cache that it needs around it. */
export default function CookActions(props: CookActionsProps) {
  return (
    <QueryProvider>
      <Actions {...props} />
    </QueryProvider>
  );
}

/** The same recipe, read as its reader: the page itself was rendered for a visitor and knows no marks. */
async function readAsCook(recipeId: string): Promise<RecipeView | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId })
    .maybeSingle();
  if (error) throw error;
  return data ? recipeFromRow(data as RecipeRow) : null;
}

function Actions({ cook, recipe }: CookActionsProps) {
  const { data } = useQuery({
    queryKey: recipeKeys.one(cook.id, recipe.id),
    queryFn: () => readAsCook(recipe.id),
  });
  const favorite = useFavorite(cook.id);
  const save = useSaveRecipe(cook.id);
  const isFavorite = data?.isFavorite ?? false;
  const saved = save.isSuccess;
  return (
    <>
      {recipe.userId !== cook.id && (
        <Button
          tone="primary"
          busy={save.isPending}
          disabled={saved}
          onClick={() =>
            save.mutate({
              ...recipe,
              category: recipe.categories[0] ?? null,
              imageUrl: recipe.image,
              generationId: null,
            })
          }
        >
          <Bookmark className="icon" />
          {saved ? 'Saved' : 'Save Recipe'}
        </Button>
      )}
      <Button
        className="btn-heart"
        aria-pressed={isFavorite}
        onClick={() => favorite.mutate({ recipeId: recipe.id, favorite: !isFavorite })}
      >
        <Heart className="icon" />
        {isFavorite ? 'Favorited' : 'Add to Favorites'}
      </Button>
      <Button onClick={() => void shareRecipe(recipe)}>
        <Share2 className="icon" />
        Share
      </Button>
    </>
  );
}
