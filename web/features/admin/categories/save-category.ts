import { slugOf } from '#contract/slug.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { parseSortOrder } from '../catalogue/parse-sort-order.ts';
import type { AdminCategory, CategoryDraft } from './admin-category.ts';
import { readCategory } from './read-category.ts';

/** `raced`: somebody else changed the row since it was seen, and nothing was saved. `gone`: somebody deleted it. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'raced'; now: AdminCategory }
  | { kind: 'gone' };

/** The form's fields with the slug of a new name (spec §5). A name that stays keeps its slug, and with it the links to it. */
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
 * Adds a category, or changes one that is still as it was seen, together with its groups: all of it or nothing.
 * @param seen null: a new one
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
