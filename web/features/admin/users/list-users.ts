import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { type AdminUser, adminUserFrom, type RoleRow } from '../admin-user.ts';
import { adminPageSize } from '../paging.ts';
import { readPeople } from '../people.ts';
import type { UserQuestion } from './user-question.ts';

export type UserPage = {
  users: AdminUser[];
  total: number;
  isAtLeast: boolean;
  /** True if the balances could not be read: a retry may return other values. */
  lacksBalances: boolean;
};

/** Reads balances by account id; null after a failure, which only logs a warning (spec §7). */
async function readBalances(
  supabase: Supabase,
  ids: string[],
): Promise<Map<string, number> | null> {
  const { data, error } = await supabase
    .from('credits')
    .select('user_id, balance')
    .in('user_id', ids);
  if (error) {
    console.warn('The credits of the users could not be read.', error);
    return null;
  }
  return new Map(data.map(({ user_id, balance }) => [user_id, balance]));
}

async function readRoles(supabase: Supabase, ids: string[]): Promise<Map<string, RoleRow>> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('user_id, role, created_at')
    .in('user_id', ids);
  if (error) throw error;
  return new Map(data.map((role) => [role.user_id, role]));
}

/** Runs the selects of spec §7 for these accounts. If the balances cannot be read, uses the ones shown before, else 0. */
async function readUsers(
  supabase: Supabase,
  ids: string[],
  before: readonly AdminUser[],
): Promise<Pick<UserPage, 'users' | 'lacksBalances'>> {
  if (ids.length === 0) return { users: [], lacksBalances: false };
  const [roles, people, read] = await Promise.all([
    readRoles(supabase, ids),
    readPeople(supabase, ids),
    readBalances(supabase, ids),
  ]);
  const balances = read ?? new Map(before.map(({ id, credits }) => [id, credits]));
  const users = ids.flatMap((id) => {
    const role = roles.get(id);
    return role ? adminUserFrom(role, people.get(id), balances.get(id)) : [];
  });
  return { users, lacksBalances: read === null };
}

/**
 * Reads one page of users with role, profile and credits. The server does search, sorting and pagination, so that it stays fast
 * for any number of users.
 * @param before the rows that were shown last
 * @throws the data client's error if the page or its roles cannot be read
 */
export async function listUsers(
  question: UserQuestion,
  before: readonly AdminUser[] = [],
): Promise<UserPage> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('find_users', {
      p_search: question.search,
      p_role: question.role,
      p_sort: question.sort,
      p_ascending: question.ascending,
      p_page: question.page,
      p_page_size: adminPageSize,
    })
    .single();
  if (error) throw error;
  const rows = await readUsers(supabase, data.user_ids ?? [], before);
  return { ...rows, total: data.total ?? 0, isAtLeast: data.is_at_least ?? false };
}
