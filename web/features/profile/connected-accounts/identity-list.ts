import type { UserIdentity } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** @throws the auth client's refusal, or that its code could not be loaded */
async function listIdentities(): Promise<UserIdentity[]> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

const keyOf = (cookId: string) => ['identities', cookId];

/** Always asked anew: another device may have changed it, and it is about who gets in. */
export function identitiesQuery(cookId: string) {
  return queryOptions({ queryKey: keyOf(cookId), queryFn: listIdentities, staleTime: 0 });
}

export function reloadIdentities(cookId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(cookId) });
}
