import { rowRange } from '../../../data/row-range.ts';
import { searchPattern } from '../../../data/search-pattern.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { pageCountOf } from '../list/place-in-list.ts';
import type { ActiveStatus } from '../list/status-filter.tsx';
import { type AdminGroup, adminGroupFrom } from './admin-group.ts';

/** As for categories (spec §9). */
export const groupPageSize = 10;
/** Categories that a card names, and up to how many it counts them: a group may hold thousands. */
export const mostNamed = 12;
export const mostCounted = 200;

export type GroupListRequest = { search: string; status: ActiveStatus; page: number };
/** `page` is the one that was read: the last one where fewer are left than were asked for. */
export type GroupPage = { groups: AdminGroup[]; total: number; page: number };

const columns =
  'id, version, name, slug, description, sort_order, is_active, constraint_label, members:category_group_items(categories(id, name, icon, is_active)), size:category_group_items(sort_order)';

/** What the data API answers where a page begins behind the last row. */
const pastTheEnd = 'PGRST103';

/** The first categories of each group, as the generate screen orders them. */
function withMembers<Query extends Ordered<Query>>(query: Query): Query {
  return (
    query
      .order('sort_order', { referencedTable: 'members' })
      .order('category_id', { referencedTable: 'members' })
      .limit(mostNamed, { referencedTable: 'members' })
      // In the order of the index, so that counting ends at the bound.
      .order('sort_order', { referencedTable: 'size' })
      .limit(mostCounted, { referencedTable: 'size' })
  );
}

type Ordered<Query> = {
  order: (column: string, options: { referencedTable: string }) => Query;
  limit: (count: number, options: { referencedTable: string }) => Query;
};

/** Which groups stand on a page, and how many fit in all. Null where fewer pages are left than that. */
async function findPage(supabase: Supabase, { search, status, page }: GroupListRequest) {
  let query = supabase.from('category_groups').select('id', { count: 'exact' });
  if (search) query = query.ilike('search_text', searchPattern(search));
  if (status !== 'all') query = query.eq('is_active', status === 'active');
  const { data, count, error } = await query
    .order('sort_order')
    .order('id')
    .range(...rowRange(page, groupPageSize));
  if (error?.code === pastTheEnd && page > 1) return null;
  if (error) throw error;
  return { ids: data.map(({ id }) => id), total: count ?? 0 };
}

/**
 * One page of groups in the order of the generate screen, with their first categories, searched and filtered by the server. In two
 * questions: a single one would look for the categories of every group on the pages before, too.
 * @throws the data client's error
 */
export async function listGroups(request: GroupListRequest): Promise<GroupPage> {
  const supabase = await getSupabase();
  const found = await findPage(supabase, request);
  if (!found) return listLastPage(request);
  const { ids, total } = found;
  if (ids.length === 0) return { groups: [], total, page: request.page };
  const { data, error } = await withMembers(
    supabase.from('category_groups').select(columns).in('id', ids),
  );
  if (error) throw error;
  const groups = data.map(adminGroupFrom);
  const inOrder = ids.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return { groups: inOrder, total, page: request.page };
}

/** Rows have gone since the page was counted. */
async function listLastPage(request: GroupListRequest): Promise<GroupPage> {
  const first = await listGroups({ ...request, page: 1 });
  const last = pageCountOf({ total: first.total, pageSize: groupPageSize });
  return last === 1 ? first : listGroups({ ...request, page: Math.min(last, request.page - 1) });
}

/** A group as it is now; null where there is none any more. @throws the data client's error */
export async function readGroup(id: string): Promise<AdminGroup | null> {
  const supabase = await getSupabase();
  const { data, error } = await withMembers(
    supabase.from('category_groups').select(columns).eq('id', id),
  ).maybeSingle();
  if (error) throw error;
  return data && adminGroupFrom(data);
}
