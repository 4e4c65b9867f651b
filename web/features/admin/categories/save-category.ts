import { slugOf } from '#contract/slug.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { parseSortOrder } from '../catalogue/parse-sort-order.ts';
import type { AdminCategory, CategoryDraft } from './admin-category.ts';
import { readCategory } from './read-category.ts';

/** `raced`: another admin changed the row since it was seen, and nothing was saved. `gone`: the row was deleted. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'raced'; now: AdminCategory }
  | { kind: 'gone' };

/** Returns the form's fields, with a slug for a changed name (spec §5). An unchanged name keeps its slug, so links to it still work. */
export function fieldsOf(draft: CategoryDraft, seen: AdminCategory | null) {
  const name = draft.name.trim();
  return {
    ...(name !== seen?.name && { name, slug: slugOf(name) }),
    description: draft.description.trim() || null,
    icon: draft.icon.trim() || null,
    sort_order: parseSortOrder(draft.sortOrder),
    is_active: draft.isActive,
  };
}

async function whatHappened(seen: AdminCategory): Promise<SaveOutcome> {
  const now = await readCategory(seen.id);
  return now ? { kind: 'raced', now } : { kind: 'gone' };
}

/**
 * Adds a category, or updates one that still has the seen version, together with its groups in one transaction.
 * @param seen null for a new category
 * @throws the data client's error
 */
export async function saveCategory(
  draft: CategoryDraft,
  seen: AdminCategory | null,
): Promise<SaveOutcome> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('save_category', {
    ...(seen && { p_id: seen.id, p_version: seen.version }),
    p_fields: fieldsOf(draft, seen),
    p_group_ids: draft.groupIds,
  });
  if (!error) return { kind: 'saved' };
  if (seen && (error.code === 'STRAC' || error.code === 'STNTF')) return whatHappened(seen);
  throw error;
}
