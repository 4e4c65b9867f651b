import { z } from 'zod';
import { rowRange } from '../../data/row-range.ts';
import { getSupabase, type Supabase } from '../../data/supabase-client.ts';
import type { CreditEntry } from './entry-in-words.ts';
import { type ListPage, rowsOnPage } from './paging.ts';

type Row = {
  id: number;
  delta: number;
  kind: string;
  reference: string | null;
  actor_id: string | null;
  reason: string | null;
  created_at: string;
};

const titleSchema = z.object({ id: z.string(), title: z.string().nullable() });

function referencesOf(rows: Row[], kind: string): string[] {
  const found = rows.filter((row) => row.kind === kind).map((row) => row.reference);
  return found.filter((reference) => reference !== null);
}

/** Reads the recipe titles of the generations on a page. Without them the entries say "Recipe generation". */
async function readTitles(supabase: Supabase, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase
    .from('generations')
    .select('id, title:result->recipe->>title')
    .in('id', ids);
  if (error) console.warn('What the generations made could not be read.', error);
  const titles = z.array(titleSchema).safeParse(data ?? []);
  return new Map(titles.data?.map(({ id, title }) => [id, title]));
}

/** Reads what was paid for the purchases on a page, in cents. Without it the entries say "Purchase". */
async function readAmounts(supabase: Supabase, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await supabase.from('purchases').select('id, amount_cents').in('id', ids);
  if (error) console.warn('What was paid could not be read.', error);
  return new Map(data?.map(({ id, amount_cents }) => [id, amount_cents]));
}

/**
 * Reads one page of a cook's ledger, newest first.
 * @throws the data client's error
 */
export async function readHistory(cookId: string, page: number): Promise<ListPage<CreditEntry>> {
  const supabase = await getSupabase();
  const { data, count, error } = await supabase
    .from('credit_entries')
    .select('id, delta, kind, reference, actor_id, reason, created_at', { count: 'exact' })
    .eq('user_id', cookId)
    .order('id', { ascending: false })
    .range(...rowRange(page, rowsOnPage));
  if (error) throw error;
  const [titles, amounts] = await Promise.all([
    readTitles(supabase, referencesOf(data, 'generation')),
    readAmounts(supabase, referencesOf(data, 'purchase')),
  ]);
  const rows = data.map((row) => ({
    id: row.id,
    delta: row.delta,
    kind: row.kind,
    reason: row.reason,
    byAdmin: row.actor_id !== null,
    createdAt: row.created_at,
    recipeTitle: titles.get(row.reference ?? '') ?? null,
    amountCents: amounts.get(row.reference ?? '') ?? null,
  }));
  return { rows, total: count ?? 0 };
}
