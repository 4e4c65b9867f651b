import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import { readPeople } from '../people.ts';

const mostAdmins = 100;

type Admin = { id: string; name: string };

async function listAdmins(): Promise<Admin[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_roles')
    .select('user_id')
    .eq('role', 'admin')
    .limit(mostAdmins);
  if (error) throw error;
  const people = await readPeople(
    supabase,
    data.map(({ user_id }) => user_id),
  );
  return data
    .map(({ user_id: id }) => ({ id, name: people.get(id)?.full_name ?? 'Unknown name' }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Returns the current admins by name for the filter. If they cannot be read, an actor can still be chosen from the log. */
export function useAdmins(): Admin[] {
  return useQuery({ queryKey: adminKeys.admins, queryFn: listAdmins }).data ?? [];
}
