import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { findPage, inOrderOf } from '../catalogue/find-page.ts';
import type { ActiveStatus } from '../list/status-filter.tsx';
import {
  type AdminGroup,
  adminGroupFrom,
  type GroupMember,
  groupMemberFrom,
} from './admin-group.ts';

/** The same page size as for categories (spec §9). */
export const groupPageSize = 10;
/** The maximum number of categories on a card before all are loaded: a group may hold thousands. */
const mostNamed = 50;
/** The maximum number of rows in one response of the data API. */
const mostRows = 1000;

export type GroupListRequest = { search: string; status: ActiveStatus; page: number };
/** `page` is the page that was read: the last page if the requested one is beyond it. */
export type GroupPage = { groups: AdminGroup[]; total: number; page: number };

const columns =
  'id, version, name, slug, description, sort_order, is_active, constraint_label, members:categories(id, name, icon, is_active)';

/** Embeds the first categories of each group in the order of the generate screen, plus one to detect further categories. */
function withMembers<Query extends Ordered<Query>>(query: Query): Query {
  return query
    .order('sort_order', { referencedTable: 'members' })
    .order('sort_name', { referencedTable: 'members' })
    .order('id', { referencedTable: 'members' })
    .limit(mostNamed + 1, { referencedTable: 'members' });
}

type Ordered<Query> = {
  order: (column: string, options: { referencedTable: string }) => Query;
  limit: (count: number, options: { referencedTable: string }) => Query;
};

async function readGroups(ids: string[]): Promise<AdminGroup[]> {
  if (ids.length === 0) return [];
  const supabase = await getSupabase();
  const { data, error } = await withMembers(
    supabase.from('category_groups').select(columns).in('id', ids),
  );
  if (error) throw error;
  return inOrderOf(
    ids,
    data.map((row) => adminGroupFrom(row, mostNamed)),
  );
}

/**
 * Reads one page of groups in the order of the generate screen, with their first categories. The server searches and filters.
 * @throws the data client's error
 */
export async function listGroups(request: GroupListRequest): Promise<GroupPage> {
  const { search, status, page: asked } = request;
  const { ids, total, page } = await findPage('category_groups', {
    ...{ search, status, page: asked, pageSize: groupPageSize },
    orders: [
      { column: 'sort_order', ascending: true },
      { column: 'id', ascending: true },
    ],
  });
  return { groups: await readGroups(ids), total, page };
}

/** Reads the current state of a group; null if it was deleted. @throws the data client's error */
export async function readGroup(id: string): Promise<AdminGroup | null> {
  const supabase = await getSupabase();
  const { data, error } = await withMembers(
    supabase.from('category_groups').select(columns).eq('id', id),
  ).maybeSingle();
  if (error) throw error;
  return data && adminGroupFrom(data, mostNamed);
}

/** Reads every category of a group, in as many requests as needed. @throws the data client's error */
export async function readMembers(supabase: Supabase, groupId: string): Promise<GroupMember[]> {
  const members: GroupMember[] = [];
  for (;;) {
    const { data, count, error } = await supabase
      .from('categories')
      .select('id, name, icon, is_active, category_group_items!inner(group_id)', { count: 'exact' })
      .eq('category_group_items.group_id', groupId)
      .order('sort_order')
      .order('sort_name')
      .order('id')
      .range(members.length, members.length + mostRows - 1);
    if (error) throw error;
    members.push(...data.map(groupMemberFrom));
    if (data.length === 0 || members.length >= (count ?? 0)) return members;
  }
}
