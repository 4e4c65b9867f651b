import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { Supabase } from '../../data/supabase-client.ts';

type ItemRow = {
  group_id: string;
  categories: {
    id: string;
    slug: string;
    name: string;
    icon: string | null;
    sort_order: number;
    is_active: boolean;
  } | null;
};

type Category = NonNullable<ItemRow['categories']>;

/** Compares by Sort Order, then by name. */
const inOrder = (one: Category, other: Category) =>
  one.sort_order - other.sort_order || one.name.localeCompare(other.name);

type GroupRow = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  constraint_label: string | null;
};

/** Puts each active category under its groups, in category order. Omits groups without active categories. */
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
          .sort(inOrder)
          .map(({ id, slug, name, icon }) => ({ id, slug, name, icon })),
      }),
    )
    .filter((group) => group.categories.length > 0);
}

/** The maximum number of rows in one response of the data API, unless its operator configures another limit. */
const mostRows = 1000;

/**
 * Reads all links with their categories, in as many requests as needed: one response would truncate a large catalogue.
 * @throws the data client's error
 */
export async function readItems(supabase: Supabase): Promise<ItemRow[]> {
  const items: ItemRow[] = [];
  for (;;) {
    const { data, count, error } = await supabase
      .from('category_group_items')
      .select('group_id, categories(id, slug, name, icon, sort_order, is_active)', {
        count: 'exact',
      })
      .order('group_id')
      .order('category_id')
      .range(items.length, items.length + mostRows - 1);
    if (error) throw error;
    items.push(...data);
    if (data.length === 0 || items.length >= (count ?? 0)) return items;
  }
}

/**
 * Reads the active groups with their active categories (spec §7).
 * @throws the data client's error when either read fails
 */
export async function readCatalogue(supabase: Supabase): Promise<PreferenceGroup[]> {
  const [groups, items] = await Promise.all([
    supabase
      .from('category_groups')
      .select('id, slug, name, description, constraint_label')
      .eq('is_active', true)
      .order('sort_order'),
    readItems(supabase),
  ]);
  if (groups.error) throw groups.error;
  return catalogueOf(groups.data, items);
}
