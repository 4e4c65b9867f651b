import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import { newRefund } from '../objects/refund.ts';
import type { Kept, Records } from '../records.ts';
import { refused } from '../stripe-error.ts';

/** The delay of refunds of the two test cards whose refunds end later. */
const laterMs = 10_000;

export type RefundWishes = {
  /** Defaults to the remaining amount. */
  cents?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

function checkRefundable(charge: Stripe.Charge, cents: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw refused(`Charge ${charge.id} has not been paid: it cannot be refunded.`);
  }
  if (charge.disputed) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (cents !== undefined && cents > left) {
    const message = `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`;
    // Stripe sends no error code here either.
    throw refused(message, { param: 'amount' });
  }
  return cents ?? left;
}

/** Refunds a charge, fully or in part. @param charge locked @throws SandboxError when it cannot be refunded */
export async function refundCharge(
  records: Records,
  charge: Kept<'charge'>,
  wishes: RefundWishes,
): Promise<Stripe.Refund> {
  const cents = checkRefundable(charge.body, wishes.cents);
  const method = await records.find('payment_method', charge.body.payment_method ?? '');
  const behaviour = method?.hidden.behaviour;
  const later = behaviour?.kind === 'refund' ? behaviour.later : undefined;
  const { session } = charge.hidden;
  const { reason = null, metadata = {} } = wishes;
  // A refund that fails later is reported as succeeded first, as with Stripe's own test card.
  const status = later === 'succeeded' ? 'pending' : 'succeeded';
  const refund = newRefund(charge.body, { cents, reason, metadata, status }, records.now);
  await records.insert('refund', {
    body: refund,
    hidden: { session, ...(later && { later }) },
    dueAt: later ? new Date(records.now.getTime() + laterMs) : null,
  });
  const refunded = charge.body.amount_refunded + cents;
  const body = {
    ...charge.body,
    amount_refunded: refunded,
    refunded: refunded === charge.body.amount,
  };
  await records.save({ ...charge, body });
  await announce(records, 'refund.created', refund, session);
  await announce(records, 'charge.refunded', body, session);
  return refund;
}

/** Ends a pending refund. When it fails, its amount is no longer counted as refunded. @param refund locked */
export async function endRefund(records: Records, refund: Kept<'refund'>): Promise<void> {
  const { later = 'succeeded', session } = refund.hidden;
  const failed = later === 'failed';
  const body: Stripe.Refund = {
    ...refund.body,
    status: later,
    ...(failed && { failure_reason: 'expired_or_canceled_card' }),
  };
  await records.save({ ...refund, body, dueAt: null });
  if (failed) {
    const charge = await records.need('charge', String(body.charge));
    await records.save({
      ...charge,
      body: {
        ...charge.body,
        amount_refunded: charge.body.amount_refunded - body.amount,
        refunded: false,
      },
    });
    await announce(records, 'refund.failed', body, session);
  }
  await announce(records, 'refund.updated', body, session);
  await announce(records, 'charge.refund.updated', body, session);
}
