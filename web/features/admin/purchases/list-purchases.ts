import type { PurchaseStatus } from '#contract/payments.ts';
import { rowRange } from '../../../data/row-range.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { adminPageSize } from '../paging.ts';
import { nameOrAddressHolds, readPeople } from '../people.ts';
import { type AdminPurchase, adminPurchaseFrom } from './admin-purchase.ts';
import { transactionRange } from './transaction-range.ts';

export type PurchaseListRequest = { search: string; status: PurchaseStatus | 'all'; page: number };
export type PurchasePage = {
  purchases: AdminPurchase[];
  total: number;
  /** True where more people fit the search than one question can name: only the newest of them were looked at. */
  isPartial: boolean;
};

/** Their ids travel in the address of the question. */
const mostBuyers = 100;
const columns =
  'id, user_id, pack, credits, amount_cents, currency, checkout_session_id, status, failure_code, refunded_cents, shortfall_credits, created_at, completed_at';

type Condition = { or: string | null; isPartial: boolean };

async function findBuyers(supabase: Supabase, search: string) {
  const { data, error } = await supabase
    .from('profiles')
    .select('id')
    .or(nameOrAddressHolds(search))
    .order('created_at', { ascending: false })
    .limit(mostBuyers + 1);
  if (error) throw error;
  return data.map(({ id }) => id);
}

/** What was typed as a condition: a transaction, a payment, or whoever has that name or address. Null fits nothing. */
async function conditionOf(supabase: Supabase, search: string): Promise<Condition> {
  if (/^cs_\w+$/.test(search)) {
    return { or: `checkout_session_id.eq.${search}`, isPartial: false };
  }
  const found = await findBuyers(supabase, search);
  const buyers = found.slice(0, mostBuyers);
  const ids = transactionRange(search);
  const parts = [
    ...(ids ? [`and(id.gte.${ids[0]},id.lte.${ids[1]})`] : []),
    ...(buyers.length > 0 ? [`user_id.in.(${buyers.join(',')})`] : []),
  ];
  return {
    or: parts.length > 0 ? parts.join(',') : null,
    isPartial: found.length > mostBuyers,
  };
}

/**
 * One page of purchases, newest first, searched and filtered by the server.
 * @throws the data client's error
 */
export async function listPurchases(request: PurchaseListRequest): Promise<PurchasePage> {
  const { search, status, page } = request;
  const supabase = await getSupabase();
  const condition = search ? await conditionOf(supabase, search) : undefined;
  if (condition?.or === null) return { purchases: [], total: 0, isPartial: false };
  let query = supabase.from('purchases').select(columns, { count: 'exact' });
  if (condition) query = query.or(condition.or);
  if (status !== 'all') query = query.eq('status', status);
  const { data, count, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(...rowRange(page, adminPageSize));
  if (error) throw error;
  const buyers = await readPeople(
    supabase,
    data.flatMap(({ user_id }) => user_id ?? []),
  );
  return {
    purchases: data.map((row) => adminPurchaseFrom(row, buyers.get(row.user_id ?? ''))),
    total: count ?? 0,
    isPartial: condition?.isPartial ?? false,
  };
}
