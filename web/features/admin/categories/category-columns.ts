import type { AdminCategory, GroupName } from './admin-category.ts';

/** Columns of a category with its groups, for one query. */
export const categoryColumns =
  'id, version, name, description, icon, sort_order, is_active, category_group_items(sort_order, category_groups(id, name))';

export type CategoryRow = {
  id: string;
  version: number;
  name: string;
  description: string | null;
  icon: string | null;
  sort_order: number;
  is_active: boolean;
  category_group_items: { sort_order: number; category_groups: GroupName }[];
};

export function categoryFrom(row: CategoryRow): AdminCategory {
  const groups = row.category_group_items
    .toSorted(
      (a, b) =>
        a.sort_order - b.sort_order || a.category_groups.name.localeCompare(b.category_groups.name),
    )
    .map(({ category_groups: { id, name } }) => ({ id, name }));
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description ?? '',
    icon: row.icon ?? '',
    sortOrder: row.sort_order,
    isActive: row.is_active,
    groups,
  };
}
