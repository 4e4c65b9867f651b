import { getSupabase } from '../../../data/supabase-client.ts';
import { NotAllowed } from '../not-allowed.ts';
import type { AdminCategory } from './admin-category.ts';
import { readCategory } from './read-category.ts';

export type RemovalOutcome = 'deleted' | 'changed' | 'gone';

/**
 * Deletes a category if it still has the seen version. One that another admin has changed since is kept.
 * @throws the data client's error, NotAllowed
 */
export async function deleteCategory(seen: AdminCategory): Promise<RemovalOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('categories')
    .delete()
    .eq('id', seen.id)
    .eq('version', seen.version)
    .select('id');
  if (error) throw error;
  if (data.length > 0) return 'deleted';
  const now = await readCategory(seen.id);
  if (now?.version === seen.version) throw new NotAllowed('No category was deleted.');
  return now ? 'changed' : 'gone';
}
