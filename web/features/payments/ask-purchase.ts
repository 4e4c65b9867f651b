import { type PurchaseView, purchaseViewSchema } from '#contract/payments.ts';
import { getSupabase } from '../../data/supabase-client.ts';

/** Longer than the server's timeout for the payment provider. */
const timeLimitMs = 20_000;

/** Whether the error is a permanent refusal: a 4xx status other than 408 and 429. A retry would not help. */
function isRefusal(error: { context?: unknown }): boolean {
  const status = error.context instanceof Response ? error.context.status : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Reads the state of a purchase from the server.
 * @param left whether the buyer came back without paying
 * @returns null if the server refuses, for example because this cook has no such purchase
 * @throws if the server does not answer or fails temporarily
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
