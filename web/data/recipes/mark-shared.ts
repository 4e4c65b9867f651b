import { getSupabase } from '../supabase-client.ts';

/**
 * Allows search engines to find one of the cook's own recipes, or revokes that.
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

/** Marks one of the cook's own recipes as shared. The link works in any case, so a failure is only logged. */
export async function markShared(recipeId: string): Promise<void> {
  try {
    await setShared(recipeId, true);
  } catch (error) {
    console.warn('That the recipe was shared could not be noted.', error);
  }
}
