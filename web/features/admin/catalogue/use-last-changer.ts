import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import { readPeople } from '../people.ts';

/** Who changed a row last, as the change log has it; null where it names nobody. @throws the data client's error */
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
 * The name of whoever changed a row last, once it is known. It adds to a sentence that stands without it, so a failure is
 * no failure of the page.
 * @param occasion what it is asked for: another one asks anew
 */
export function useLastChanger(subjectId: string | null, occasion: unknown): string | null {
  const { data } = useQuery({
    queryKey: adminKeys.lastChanger(subjectId, occasion),
    queryFn: () => (subjectId ? readLastChanger(subjectId) : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
