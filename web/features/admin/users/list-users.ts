import { rowRange } from '../../../data/row-range.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { adminPageSize } from '../paging.ts';
import { nameOrAddressHolds, type Person, readPeople } from '../people.ts';
import { type AdminUser, adminUserFrom, type RoleRow } from './admin-user.ts';

export type UserListRequest = { search: string; page: number };
export type UserPage = { users: AdminUser[]; total: number };

/** Balances by account. A failure only logs a warning (spec §7): the rows then show 0. */
async function readBalances(supabase: Supabase, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase
    .from('credits')
    .select('user_id, balance')
    .in('user_id', ids);
  if (error) console.warn('The credits of the users could not be read.', error);
  return new Map((data ?? []).map(({ user_id, balance }) => [user_id, balance]));
}

function combine(
  roles: RoleRow[],
  people: Map<string, Person>,
  balances: Map<string, number>,
): AdminUser[] {
  return roles.map((role) =>
    adminUserFrom(role, people.get(role.user_id), balances.get(role.user_id)),
  );
}

/** Everybody, who joined last first: the roles lead, as in spec §7. */
async function listNewest(supabase: Supabase, page: number): Promise<UserPage> {
  const { data, count, error } = await supabase
    .from('user_roles')
    .select('user_id, role, created_at', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('user_id', { ascending: false })
    .range(...rowRange(page, adminPageSize));
  if (error) throw error;
  const ids = data.map(({ user_id }) => user_id);
  const [people, balances] = await Promise.all([
    readPeople(supabase, ids),
    readBalances(supabase, ids),
  ]);
  return { users: combine(data, people, balances), total: count ?? 0 };
}

/** Whom the text fits: here the profiles lead, since name and address stand there. */
async function listMatching(
  supabase: Supabase,
  { search, page }: UserListRequest,
): Promise<UserPage> {
  const { data, count, error } = await supabase
    .from('profiles')
    .select('id, full_name, email, avatar_url', { count: 'exact' })
    .or(nameOrAddressHolds(search))
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(...rowRange(page, adminPageSize));
  if (error) throw error;
  const ids = data.map(({ id }) => id);
  if (ids.length === 0) return { users: [], total: count ?? 0 };
  const [roles, balances] = await Promise.all([
    supabase.from('user_roles').select('user_id, role, created_at').in('user_id', ids),
    readBalances(supabase, ids),
  ]);
  if (roles.error) throw roles.error;
  const roleOf = new Map(roles.data.map((role) => [role.user_id, role]));
  const inOrder = ids.flatMap((id) => roleOf.get(id) ?? []);
  const people = new Map(data.map((person) => [person.id, person]));
  return { users: combine(inOrder, people, balances), total: count ?? 0 };
}

/**
 * One page of users with role, profile and credits. Search and paging are the server's, so that it stays quick however
 * many there are.
 * @throws the data client's error where the leading table cannot be read
 */
export async function listUsers(request: UserListRequest): Promise<UserPage> {
  const supabase = await getSupabase();
  return request.search ? listMatching(supabase, request) : listNewest(supabase, request.page);
}
