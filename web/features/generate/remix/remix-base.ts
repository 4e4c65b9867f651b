import { recipeDefaults } from '#contract/limits.ts';
import type { Remix } from '#contract/remix.ts';
import { checkedSubjects } from '../../../data/recipes/checked-subjects.ts';
import { parseRecipeDetails } from '../../../data/recipes/recipe-details.ts';
import { type RecipeRow, recipeFromRow } from '../../../data/recipes/recipe-view.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { readMadeBefore } from '../read-generations.ts';

/** The recipe to remix: the fields that the cook needs to see to choose a change. */
export type RemixBase = {
  of: Remix['of'];
  title: string;
  image: string;
  /** The path of its page; null while it is not saved. */
  path: string | null;
  ingredients: string[];
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** What it was checked for, by catalogue name. The remix is checked for the same. */
  checkedFor: string[];
};

async function readSaved(recipeId: string): Promise<RemixBase | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('recipes')
    .select('*')
    .eq('id', recipeId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const recipe = recipeFromRow(data as RecipeRow, false);
  return {
    of: { recipeId },
    title: recipe.name,
    image: recipe.thumbnail,
    path: `/recipe/${recipe.id}`,
    ingredients: recipe.ingredients,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    checkedFor: checkedSubjects(recipe.details),
  };
}

async function readUnsaved(generationId: string): Promise<RemixBase | null> {
  const made = await readMadeBefore(generationId);
  if (!made) return null;
  const { recipe, imageUrl } = made.answer;
  return {
    of: { generationId },
    title: recipe.title,
    image: imageUrl || recipeDefaults.image,
    path: made.savedId && `/recipe/${made.savedId}`,
    ingredients: recipe.ingredients,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    checkedFor: checkedSubjects(parseRecipeDetails({ checks: recipe.checks })),
  };
}

/**
 * Reads the recipe that a remix is made from.
 * @returns null if the recipe does not exist or the cook may not read it
 * @throws the data client's error
 */
export function readRemixBase(of: Remix['of']): Promise<RemixBase | null> {
  return 'recipeId' in of ? readSaved(of.recipeId) : readUnsaved(of.generationId);
}
