import { getSupabase } from '../../../data/supabase-client.ts';
import { findPage, inOrderOf } from '../catalogue/find-page.ts';
import type { ActiveStatus } from '../list/status-filter.tsx';
import type { AdminCategory } from './admin-category.ts';
import { categoryColumns, categoryFrom } from './category-columns.ts';
import { type Sorting, sortings } from './category-sorting.ts';

/** Spec §9. */
export const categoryPageSize = 10;

export type CategoryListRequest = {
  search: string;
  status: ActiveStatus;
  /** Only categories in the group with this id; null for all groups. */
  group: string | null;
  sorting: Sorting;
  ascending: boolean;
  page: number;
};

/** `page` is the page that was read: the last one when the requested page no longer exists. */
export type CategoryPage = { categories: AdminCategory[]; total: number; page: number };

async function readCategories(ids: string[]): Promise<AdminCategory[]> {
  if (ids.length === 0) return [];
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('categories').select(categoryColumns).in('id', ids);
  if (error) throw error;
  return inOrderOf(ids, data.map(categoryFrom));
}

/**
 * Reads one page of categories with their groups. The server searches, filters, sorts and counts.
 * @throws the data client's error
 */
export async function listCategories(request: CategoryListRequest): Promise<CategoryPage> {
  const { search, status, group, sorting, ascending, page: asked } = request;
  const column = sortings.find(({ value }) => value === sorting)?.column ?? 'sort_name';
  const { ids, total, page } = await findPage('categories', {
    ...{ search, status, group, page: asked, pageSize: categoryPageSize },
    orders: [
      { column, ascending },
      { column: 'sort_name', ascending },
      { column: 'id', ascending: true },
    ],
  });
  return { categories: await readCategories(ids), total, page };
}
