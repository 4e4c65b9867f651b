import { type PurchaseView, purchaseViewSchema } from '#contract/payments.ts';
import { getSupabase } from '../../data/supabase-client.ts';

/** Longer than the server waits for the payment provider. */
const timeLimitMs = 20_000;

/** The server knows no such purchase of this cook, or does not say: nothing will change that. */
function isRefusal(error: { context?: unknown }): boolean {
  const status = error.context instanceof Response ? error.context.status : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Asks what became of a purchase.
 * @param left the buyer came back without paying
 * @returns null where the server knows of no such purchase of this cook
 * @throws where nobody answers, or nobody now
 */
export async function askPurchase(asked: {
  purchaseId: string;
  left: boolean;
}): Promise<PurchaseView | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke('payment-status', {
    body: asked,
    timeout: timeLimitMs,
  });
  if (!error) return purchaseViewSchema.parse(data);
  if (isRefusal(error)) return null;
  throw error;
}
