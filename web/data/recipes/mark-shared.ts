import { getSupabase } from '../supabase-client.ts';

/**
 * Lets search engines find a recipe of one's own, or takes that back.
 * @throws the data client's error
 */
export async function setShared(recipeId: string, isShared: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('recipes')
    .update({ shared_at: isShared ? new Date().toISOString() : null })
    .eq('id', recipeId);
  if (error) throw error;
}

/** After a recipe of one's own was shared. Its link works in any case, so that a failure is only logged. */
export async function markShared(recipeId: string): Promise<void> {
  try {
    await setShared(recipeId, true);
  } catch (error) {
    console.warn('That the recipe was shared could not be noted.', error);
  }
}
