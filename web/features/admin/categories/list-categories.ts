import { rowRange } from '../../../data/row-range.ts';
import { searchPattern } from '../../../data/search-pattern.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import type { ActiveStatus } from '../list/status-filter.tsx';
import type { AdminCategory } from './admin-category.ts';
import { categoryColumns, categoryFrom } from './category-columns.ts';
import { type Sorting, sortings } from './category-sorting.ts';

/** Spec §9. */
export const categoryPageSize = 10;

export type CategoryListRequest = {
  search: string;
  status: ActiveStatus;
  sorting: Sorting;
  ascending: boolean;
  page: number;
};

/** `page` is the one that was read: the last one where fewer are left than were asked for. */
export type CategoryPage = { categories: AdminCategory[]; total: number; page: number };

/** What the data API answers where a page begins behind the last row. */
const pastTheEnd = 'PGRST103';

function matching(supabase: Supabase, { search, status }: CategoryListRequest, head: boolean) {
  let query = supabase.from('categories').select(categoryColumns, { count: 'exact', head });
  if (search) query = query.ilike('search_text', searchPattern(search));
  if (status !== 'all') query = query.eq('is_active', status === 'active');
  return query;
}

async function lastPage(supabase: Supabase, request: CategoryListRequest): Promise<number> {
  const { count, error } = await matching(supabase, request, true);
  if (error) throw error;
  return Math.max(1, Math.ceil((count ?? 0) / categoryPageSize));
}

/**
 * One page of categories with their groups, searched, filtered, sorted and counted by the server.
 * @throws the data client's error
 */
export async function listCategories(request: CategoryListRequest): Promise<CategoryPage> {
  const supabase = await getSupabase();
  const { sorting, ascending, page } = request;
  const column = sortings.find(({ value }) => value === sorting)?.column ?? 'sort_name';
  const { data, count, error } = await matching(supabase, request, false)
    .order(column, { ascending })
    .order('sort_name', { ascending })
    .order('id')
    .range(...rowRange(page, categoryPageSize));
  if (error?.code === pastTheEnd && page > 1) {
    return listCategories({
      ...request,
      page: Math.min(await lastPage(supabase, request), page - 1),
    });
  }
  if (error) throw error;
  return { categories: data.map(categoryFrom), total: count ?? 0, page };
}
