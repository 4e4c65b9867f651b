import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '../../../data/supabase-client.ts';
import { adminKeys } from '../admin-keys.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { type RefundShare, refundShareOf } from './refund-share.ts';
import { usePurchaseEntries } from './use-purchase-entries.ts';

async function readBalance(userId: string | null): Promise<number> {
  if (userId === null) return 0;
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('credits')
    .select('balance')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data?.balance ?? 0;
}

export type KnownShare = { balance: number; share: RefundShare };

/** Returns what a refund affects with the current balance and entries; `loading` until they are read, `unknown` if that fails. */
export function useRefundShare(purchase: AdminPurchase): KnownShare | 'loading' | 'unknown' {
  const entries = usePurchaseEntries(purchase.id);
  const balance = useQuery({
    queryKey: adminKeys.balance(purchase.buyerId),
    queryFn: () => readBalance(purchase.buyerId),
    staleTime: 0,
  });
  if (entries.isFetching || balance.isFetching) return 'loading';
  if (entries.data === undefined || balance.data === undefined) return 'unknown';
  return {
    balance: balance.data,
    share: refundShareOf(purchase, entries.data, balance.data),
  };
}
