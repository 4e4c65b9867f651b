import {
  type RecipeChange,
  type RecipeChangeAnswer,
  recipeChangeAnswerSchema,
} from '#contract/recipe-change.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/**
 * Has the server check changed lines again and save them, unless they cause a breach that the cook has not accepted.
 * @throws the data client's error
 */
export async function changeLines(change: RecipeChange): Promise<RecipeChangeAnswer> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('change-recipe', { body: change });
  if (error) throw error;
  return recipeChangeAnswerSchema.parse(data);
}
