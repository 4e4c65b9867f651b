import type { AdminCategory, GroupName } from './admin-category.ts';

/** A category with the groups it stands in, in one question. */
export const categoryColumns =
  'id, version, name, description, icon, sort_order, is_active, category_groups(id, name, sort_order)';

export type CategoryRow = {
  id: string;
  version: number;
  name: string;
  description: string | null;
  icon: string | null;
  sort_order: number;
  is_active: boolean;
  category_groups: (GroupName & { sort_order: number })[];
};

export function categoryFrom(row: CategoryRow): AdminCategory {
  const groups = row.category_groups
    .toSorted((a, b) => a.sort_order - b.sort_order || a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ id, name }));
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
