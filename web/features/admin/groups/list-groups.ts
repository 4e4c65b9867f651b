import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { findPage, inOrderOf } from '../catalogue/find-page.ts';
import type { ActiveStatus } from '../list/status-filter.tsx';
import {
  type AdminGroup,
  adminGroupFrom,
  type GroupMember,
  groupMemberFrom,
} from './admin-group.ts';

/** As for categories (spec §9). */
export const groupPageSize = 10;
/** Categories that a card names before it is asked for all: a group may hold thousands. */
const mostNamed = 50;
/** What one answer of the data API holds at most. */
const mostRows = 1000;

export type GroupListRequest = { search: string; status: ActiveStatus; page: number };
/** `page` is the one that was read: the last one where fewer are left than were asked for. */
export type GroupPage = { groups: AdminGroup[]; total: number; page: number };

const columns =
  'id, version, name, slug, description, sort_order, is_active, constraint_label, members:categories(id, name, icon, is_active)';

/** The first categories of each group, as the generate screen orders them, and one that says that there are more. */
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
 * One page of groups in the order of the generate screen, with their first categories, searched and filtered by the server.
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

/** A group as it is now; null where there is none any more. @throws the data client's error */
export async function readGroup(id: string): Promise<AdminGroup | null> {
  const supabase = await getSupabase();
  const { data, error } = await withMembers(
    supabase.from('category_groups').select(columns).eq('id', id),
  ).maybeSingle();
  if (error) throw error;
  return data && adminGroupFrom(data, mostNamed);
}

/** Every category of a group, in as many answers as it takes. @throws the data client's error */
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
