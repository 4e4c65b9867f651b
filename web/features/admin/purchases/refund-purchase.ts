import { purchaseViewSchema } from '#contract/payments.ts';
import { askPayments } from '../../../data/credits/ask-payments.ts';

/** `under-way`: the provider accepted the refund and has not confirmed it yet. */
export type RefundOutcome =
  | { kind: 'refunded' }
  | { kind: 'under-way' }
  | { kind: 'failed'; message: string };

const safe = "It's safe to try again: it can't be refunded twice.";
const viewSchema = purchaseViewSchema.omit({ balance: true });

/** Requests a refund of everything that is not refunded yet. A retry is safe: an open request is reused. */
export async function refundPurchase(purchaseId: string, reason: string): Promise<RefundOutcome> {
  const answer = await askPayments('refund-purchase', { purchaseId, reason }, viewSchema);
  if (answer.kind === 'unreachable') {
    return {
      kind: 'failed',
      message: `The server didn't respond, so we don't know yet whether the refund went through. ${safe}`,
    };
  }
  if (answer.kind === 'refused') {
    const reasonGiven =
      answer.message ?? `The server refused (${answer.status}) without giving a reason.`;
    // With a status of 500 or higher, the provider may still have accepted the refund.
    const message = answer.status >= 500 ? `${reasonGiven} ${safe}` : reasonGiven;
    return { kind: 'failed', message };
  }
  const { refundedCents, amountCents } = answer.value;
  return { kind: refundedCents >= amountCents ? 'refunded' : 'under-way' };
}
