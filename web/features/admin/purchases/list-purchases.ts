import type { PurchaseStatus } from '#contract/payments.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { adminPageSize } from '../paging.ts';
import { readPeople } from '../people.ts';
import { type AdminPurchase, adminPurchaseFrom, type PurchaseRow } from './admin-purchase.ts';
import { transactionRange } from './transaction-range.ts';

export type PurchaseListRequest = { search: string; status: PurchaseStatus | 'all'; page: number };
export type PurchasePage = { purchases: AdminPurchase[]; total: number; isAtLeast: boolean };

const columns =
  'id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code, refunded_cents, shortfall_credits, created_at, completed_at';

async function withBuyers(supabase: Supabase, rows: PurchaseRow[]): Promise<AdminPurchase[]> {
  const buyers = await readPeople(
    supabase,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  return rows.map((row) => adminPurchaseFrom(row, buyers.get(row.user_id ?? '')));
}

async function readInOrder(supabase: Supabase, ids: string[]): Promise<AdminPurchase[]> {
  if (ids.length === 0) return [];
  const { data, error } = await supabase.from('purchases').select(columns).in('id', ids);
  if (error) throw error;
  const rowOf = new Map(data.map((row) => [row.id, row]));
  return withBuyers(
    supabase,
    ids.flatMap((id) => rowOf.get(id) ?? []),
  );
}

/** Finds the purchase with the checkout session id of the payment provider. */
async function findBySession(
  supabase: Supabase,
  { search, status }: PurchaseListRequest,
): Promise<PurchasePage> {
  const query = supabase.from('purchases').select(columns).eq('checkout_session_id', search);
  const { data, error } = await (status === 'all' ? query : query.eq('status', status));
  if (error) throw error;
  return { purchases: await withBuyers(supabase, data), total: data.length, isAtLeast: false };
}

/**
 * Reads one page of purchases, newest first. The server searches and filters.
 * @throws the data client's error
 */
export async function listPurchases(request: PurchaseListRequest): Promise<PurchasePage> {
  const { search, status, page } = request;
  const supabase = await getSupabase();
  if (/^cs_\w+$/.test(search)) return findBySession(supabase, request);
  const ids = transactionRange(search);
  const found = await supabase
    .rpc('find_purchases', {
      p_search: search,
      ...(status !== 'all' && { p_status: status }),
      ...(ids && { p_first_id: ids[0], p_last_id: ids[1] }),
      p_page: page,
      p_page_size: adminPageSize,
    })
    .single();
  if (found.error) throw found.error;
  const { purchase_ids, total, is_at_least } = found.data;
  const purchases = await readInOrder(supabase, purchase_ids ?? []);
  return { purchases, total: total ?? 0, isAtLeast: is_at_least ?? false };
}
