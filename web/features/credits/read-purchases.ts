import { z } from 'zod';
import { purchaseStatuses } from '#contract/payments.ts';
import { rowRange } from '../../data/row-range.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { type ListPage, rowsOnPage } from './paging.ts';

const purchaseSchema = z.object({
  id: z.string(),
  credits: z.number().int(),
  amount_cents: z.number().int(),
  refunded_cents: z.number().int(),
  status: z.enum(purchaseStatuses),
  failure_code: z.string().nullable(),
  created_at: z.string(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/**
 * Reads one page of a cook's purchases and started checkouts, newest first.
 * @throws the data client's error, or a validation error for a malformed row
 */
export async function readPurchases(cookId: string, page: number): Promise<ListPage<Purchase>> {
  const supabase = await getSupabase();
  const { data, count, error } = await supabase
    .from('purchases')
    .select('id, credits, amount_cents, refunded_cents, status, failure_code, created_at', {
      count: 'exact',
    })
    .eq('user_id', cookId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(...rowRange(page, rowsOnPage));
  if (error) throw error;
  return { rows: z.array(purchaseSchema).parse(data), total: count ?? 0 };
}
