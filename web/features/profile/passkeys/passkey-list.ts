import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { callPasskeys } from '../../../data/session/call-passkeys.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** A passkey as the profile shows it. Times are ISO 8601; `usedAt` is null if it was never used. */
export type ListedPasskey = { id: string; name: string; addedAt: string; usedAt: string | null };

/** @throws Error with a user-facing message */
async function listPasskeys(): Promise<ListedPasskey[]> {
  const { auth } = await getSupabase();
  const passkeys = await callPasskeys(() => auth.passkey.list());
  return passkeys.map(({ id, friendly_name: name, created_at, last_used_at }) => ({
    id,
    name: name || 'Passkey',
    addedAt: created_at,
    usedAt: last_used_at ?? null,
  }));
}

const keyOf = (cookId: string) => ['passkeys', cookId];

/** Always stale: another device may have changed the list, and it controls access to the account. */
export function passkeysQuery(cookId: string) {
  return queryOptions({ queryKey: keyOf(cookId), queryFn: listPasskeys, staleTime: 0 });
}

export function reloadPasskeys(cookId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(cookId) });
}
