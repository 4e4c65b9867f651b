import { rowRange } from '../../../data/row-range.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { adminPageSize } from '../paging.ts';
import { readPeople } from '../people.ts';

/** A ledger entry as shown to admins. */
export type LedgerEntry = {
  id: number;
  delta: number;
  kind: string;
  reason: string | null;
  /** The admin who caused it; null if the product itself did, or if the admin's account was deleted. */
  actor: string | null;
  /** ISO 8601. */
  createdAt: string;
};
export type EntryPage = { entries: LedgerEntry[]; total: number };

const columns = 'id, delta, kind, reason, actor_id, created_at';
type Row = {
  id: number;
  delta: number;
  kind: string;
  reason: string | null;
  actor_id: string | null;
  created_at: string;
};

async function withActors(supabase: Supabase, rows: Row[]): Promise<LedgerEntry[]> {
  const people = await readPeople(
    supabase,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
  );
  const nameOf = (id: string | null) => {
    const person = id ? people.get(id) : undefined;
    return id ? person?.full_name || person?.email || 'an admin' : null;
  };
  return rows.map(({ id, delta, kind, reason, actor_id, created_at }) => ({
    id,
    delta,
    kind,
    reason,
    actor: nameOf(actor_id),
    createdAt: created_at,
  }));
}

/** Reads one page of a user's ledger, newest first. @throws the data client's error */
export async function listEntriesOfUser(userId: string, page: number): Promise<EntryPage> {
  const supabase = await getSupabase();
  const { data, count, error } = await supabase
    .from('credit_entries')
    .select(columns, { count: 'exact' })
    .eq('user_id', userId)
    .order('id', { ascending: false })
    .range(...rowRange(page, adminPageSize));
  if (error) throw error;
  return { entries: await withActors(supabase, data), total: count ?? 0 };
}

/** Reads the ledger entries of a purchase: its grant, refunds, disputes and expiry. @throws the data client's error */
export async function listEntriesOfPurchase(purchaseId: string): Promise<LedgerEntry[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_purchase_entries', { purchase_id: purchaseId });
  if (error) throw error;
  return withActors(supabase, data as Row[]);
}
