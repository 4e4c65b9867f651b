import { getSupabase } from '../../../data/supabase-client.ts';
import { NotAllowed } from '../not-allowed.ts';
import type { AdminCategory } from './admin-category.ts';
import { readCategory } from './read-category.ts';

/**
 * Activates or deactivates those that are still as they were seen, all in one statement.
 * @returns how many were changed, and whom somebody else had changed or deleted meanwhile
 * @throws the data client's error
 */
export async function changeActive(
  seen: readonly AdminCategory[],
  isActive: boolean,
): Promise<{ changed: number; left: AdminCategory[] }> {
  const supabase = await getSupabase();
  const asSeen = seen.map(({ id, version }) => `and(id.eq.${id},version.eq.${version})`);
  const { data, error } = await supabase
    .from('categories')
    .update({ is_active: isActive })
    .or(asSeen.join(','))
    .select('id');
  if (error) throw error;
  const [first] = seen;
  if (data.length === 0 && first && (await readCategory(first.id))?.version === first.version) {
    throw new NotAllowed('No category was changed.');
  }
  const changed = new Set(data.map(({ id }) => id));
  return { changed: changed.size, left: seen.filter(({ id }) => !changed.has(id)) };
}
