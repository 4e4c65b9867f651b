import { notices } from '#contract/notices.ts';
import type { PreferenceGroup } from '../data/catalogue.ts';
import { recipeToSave } from '../features/generate/recipe-to-save.ts';
import type { GeneratedRecipe } from '../features/generate/use-generation.ts';
import { useSaveRecipe } from '../features/recipes/use-save-recipe.ts';
import { notify } from '../ui/notify.ts';

/**
 * Saves a generated recipe.
 * @returns a function that resolves to the id of the new row, or to null after a notice if the recipe could not be saved
 */
export function useSaveGenerated(cookId: string, groups: readonly PreferenceGroup[]) {
  const { mutateAsync } = useSaveRecipe(cookId);
  return async (generated: GeneratedRecipe): Promise<string | null> => {
    const recipe = await recipeToSave(generated, groups).catch((error: unknown) => {
      console.warn('What the recipe is filed under could not be read.', error);
      notify(notices.saveFailed);
      return null;
    });
    // The mutation itself shows the error.
    return recipe && mutateAsync(recipe).catch(() => null);
  };
}
