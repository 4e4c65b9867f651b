import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices, recipeSaved } from '#contract/notices.ts';
import { randomUuid } from '../../data/random-uuid.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

/** The saved fields of a recipe: the columns of spec §7, and the generation that it came from. */
export type RecipeToSave = {
  name: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: string;
  categories: string[];
  category: string | null;
  imageUrl: string | null;
  generationId: string | null;
  /** Only for a copied recipe; the tips of a generated one are stored with its generation. */
  tips?: string[];
};

/** The session ended, perhaps in another tab, while the recipe was open. */
class NotSignedIn extends Error {}

/**
 * @returns the id of the new row
 * @throws NotSignedIn, or the data client's error
 */
async function saveRecipe(cookId: string, recipe: RecipeToSave): Promise<string> {
  const supabase = await getSupabase();
  const { data: auth } = await supabase.auth.getSession();
  if (!auth.session) throw new NotSignedIn('Nobody is signed in.');
  // The client assigns the id, so that a retry after a lost connection saves the recipe only once.
  const id = randomUuid();
  const { error } = await supabase.from('recipes').upsert(
    {
      id,
      user_id: cookId,
      name: recipe.name,
      description: recipe.description,
      ingredients: recipe.ingredients,
      procedure: recipe.instructions,
      prep_time: recipe.prepTimeMinutes,
      cook_time: recipe.cookTimeMinutes,
      servings: recipe.servings,
      difficulty: recipe.difficulty,
      categories: recipe.categories,
      category: recipe.category,
      image_url: recipe.imageUrl,
      generation_id: recipe.generationId,
      ...(recipe.tips && { tips: recipe.tips }),
    },
    { onConflict: 'id', ignoreDuplicates: true },
  );
  if (error) throw error;
  return id;
}

/** Saves a recipe to the cook's own list: a generated one, or a copy of another cook's recipe. */
export function useSaveRecipe(cookId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recipe: RecipeToSave) => saveRecipe(cookId, recipe),
    onSuccess: (id, recipe) => {
      notify(recipeSaved(recipe.name), { label: 'Open recipe', to: `/recipe/${id}` });
      void client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) });
      void client.invalidateQueries({ queryKey: recipeKeys.unsaved(cookId) });
    },
    onError: (error) => {
      if (error instanceof NotSignedIn) {
        notify(notices.saveNeedsLogin);
        return;
      }
      console.warn('The recipe could not be saved.', error);
      notify(notices.saveFailed);
    },
  });
}
