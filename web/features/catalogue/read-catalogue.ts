import type { PreferenceGroup } from '../../data/catalogue.ts';
import { getSupabase } from '../../data/supabase-client.ts';

type ItemRow = {
  group_id: string;
  categories: {
    id: string;
    slug: string;
    name: string;
    icon: string | null;
    is_active: boolean;
  } | null;
};

type GroupRow = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  constraint_label: string | null;
};

/** Hangs each active category under its groups, in the order of the items; a group with none is left out. */
export function catalogueOf(groups: readonly GroupRow[], items: readonly ItemRow[]) {
  return groups
    .map(
      (group): PreferenceGroup => ({
        slug: group.slug,
        name: group.name,
        description: group.description,
        constraintLabel: group.constraint_label,
        categories: items
          .filter((item) => item.group_id === group.id)
          .flatMap(({ categories }) => (categories?.is_active ? [categories] : []))
          .map(({ id, slug, name, icon }) => ({ id, slug, name, icon })),
      }),
    )
    .filter((group) => group.categories.length > 0);
}

/**
 * The active groups with their active categories (spec §7).
 * @throws the data client's error when either read fails
 */
export async function readCatalogue(): Promise<PreferenceGroup[]> {
  const supabase = await getSupabase();
  const [groups, items] = await Promise.all([
    supabase
      .from('category_groups')
      .select('id, slug, name, description, constraint_label')
      .eq('is_active', true)
      .order('sort_order'),
    supabase
      .from('category_group_items')
      .select('group_id, sort_order, categories(id, slug, name, icon, is_active)')
      .order('sort_order'),
  ]);
  if (groups.error) throw groups.error;
  if (items.error) throw items.error;
  return catalogueOf(groups.data, items.data);
}
