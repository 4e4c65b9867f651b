import { getSupabase } from '../../../data/supabase-client.ts';
import { NotAllowed } from '../not-allowed.ts';
import type { AdminGroup } from './admin-group.ts';
import { fieldsOf, type GroupDraft } from './group-draft.ts';
import { readGroup } from './list-groups.ts';

/** `changed`: another user changed the group since it was shown, and nothing was written. `gone`: another user deleted it. */
export type GroupOutcome =
  | { kind: 'done' }
  | { kind: 'changed'; now: AdminGroup }
  | { kind: 'gone' };

/**
 * Adds a group, or saves the group that was shown.
 * @param seen null for a new group
 * @throws the data client's error
 */
export async function saveGroup(seen: AdminGroup | null, draft: GroupDraft): Promise<GroupOutcome> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('save_category_group', {
    ...(seen && { p_id: seen.id, p_version: seen.version }),
    p_fields: fieldsOf(draft),
  });
  if (!error) return { kind: 'done' };
  if (seen && (error.code === 'STRAC' || error.code === 'STNTF')) return asItIsNow(seen);
  throw error;
}

/** Deletes a group if it is still the version that was shown. @throws the data client's error */
export async function removeGroup(seen: AdminGroup): Promise<GroupOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('category_groups')
    .delete()
    .eq('id', seen.id)
    .eq('version', seen.version)
    .select('id');
  if (error) throw error;
  return data.length > 0 ? { kind: 'done' } : asItIsNow(seen);
}

async function asItIsNow(seen: AdminGroup): Promise<Exclude<GroupOutcome, { kind: 'done' }>> {
  const now = await readGroup(seen.id);
  if (now?.version === seen.version) throw new NotAllowed('No group was changed.');
  return now ? { kind: 'changed', now } : { kind: 'gone' };
}

export type GroupRemoval = { categories: number; leftInNoGroup: number };

/** Reads what deleting a group affects; null if the group was deleted. @throws the data client's error */
export async function describeRemoval(id: string): Promise<GroupRemoval | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('describe_category_group_removal', { p_id: id });
  if (error) throw error;
  const [row] = data;
  return row
    ? { categories: row.category_count ?? 0, leftInNoGroup: row.left_in_no_group_count ?? 0 }
    : null;
}
