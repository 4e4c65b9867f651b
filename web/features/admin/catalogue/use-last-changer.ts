import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import { readPeople } from '../people.ts';

/** Reads from the change log who changed a row last; null when it names no user. @throws the data client's error */
async function readLastChanger(subjectId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('admin_changes')
    .select('actor_id')
    .eq('subject_id', subjectId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  if (!data?.actor_id) return null;
  const person = (await readPeople(supabase, [data.actor_id])).get(data.actor_id);
  return person?.full_name?.trim() || person?.email || null;
}

/**
 * Returns the name of the user who changed a row last; null until it is known. The sentence works without the name, so an error
 * is ignored.
 * @param occasion part of the cache key: another value triggers a new request
 */
export function useLastChanger(subjectId: string | null, occasion: unknown): string | null {
  const { data } = useQuery({
    queryKey: adminKeys.lastChanger(subjectId, occasion),
    queryFn: () => (subjectId ? readLastChanger(subjectId) : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
