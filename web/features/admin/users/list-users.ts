import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { adminPageSize } from '../paging.ts';
import { readPeople } from '../people.ts';
import { type AdminUser, adminUserFrom, type RoleRow } from './admin-user.ts';
import type { UserQuestion } from './user-question.ts';

export type UserPage = { users: AdminUser[]; total: number; isAtLeast: boolean };

/** Balances by account. A failure only logs a warning (spec §7): the rows then show 0. */
async function readBalances(supabase: Supabase, ids: string[]): Promise<Map<string, number>> {
  const { data, error } = await supabase
    .from('credits')
    .select('user_id, balance')
    .in('user_id', ids);
  if (error) console.warn('The credits of the users could not be read.', error);
  return new Map((data ?? []).map(({ user_id, balance }) => [user_id, balance]));
}

async function readRoles(supabase: Supabase, ids: string[]): Promise<Map<string, RoleRow>> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('user_id, role, created_at')
    .in('user_id', ids);
  if (error) throw error;
  return new Map(data.map((role) => [role.user_id, role]));
}

/** The selects of spec §7, for these accounts. */
async function readUsers(supabase: Supabase, ids: string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const [roles, people, balances] = await Promise.all([
    readRoles(supabase, ids),
    readPeople(supabase, ids),
    readBalances(supabase, ids),
  ]);
  return ids.flatMap((id) => {
    const role = roles.get(id);
    return role ? adminUserFrom(role, people.get(id), balances.get(id)) : [];
  });
}

/**
 * One page of users with role, profile and credits. Search, order and paging are the server's, so that it stays quick
 * however many there are.
 * @throws the data client's error where the page or its roles cannot be read
 */
export async function listUsers(question: UserQuestion): Promise<UserPage> {
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
  const users = await readUsers(supabase, data.user_ids ?? []);
  return { users, total: data.total ?? 0, isAtLeast: data.is_at_least ?? false };
}
