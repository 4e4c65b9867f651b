import type { Supabase } from '../../data/supabase-client.ts';

/** The profile of a user. */
export type Person = {
  id: string;
  full_name: string | null;
  email: string | null;
  avatar_url: string | null;
};

/** Reads profiles by id. A failure only logs a warning (spec §7): the rows then have no names. */
export async function readPeople(
  supabase: Supabase,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase
    .from('profiles')
    .select('id, full_name, email, avatar_url')
    .in('id', [...new Set(ids)]);
  if (error) console.warn('The profiles could not be read.', error);
  return new Map((data ?? []).map((person) => [person.id, person]));
}
