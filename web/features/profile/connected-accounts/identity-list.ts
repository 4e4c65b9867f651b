import type { UserIdentity } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** @throws the auth client's error, or an error if the client's code could not be loaded */
async function listIdentities(): Promise<UserIdentity[]> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

const keyOf = (cookId: string) => ['identities', cookId];

/** Always stale: another device may have changed the list, and it controls access to the account. */
export function identitiesQuery(cookId: string) {
  return queryOptions({ queryKey: keyOf(cookId), queryFn: listIdentities, staleTime: 0 });
}

export function reloadIdentities(cookId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(cookId) });
}
