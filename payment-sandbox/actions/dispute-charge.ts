import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import { movement, newDispute } from '../objects/dispute.ts';
import type { Kept, Records } from '../records.ts';
import { refused } from '../stripe-error.ts';

/** Opens a dispute: the bank takes back the amount that was not refunded. @param charge locked @throws SandboxError */
export async function openDispute(
  records: Records,
  charge: Kept<'charge'>,
): Promise<Stripe.Dispute> {
  const cents = charge.body.amount - charge.body.amount_refunded;
  if (charge.body.status !== 'succeeded' || charge.body.disputed || cents <= 0) {
    throw refused(`Charge ${charge.body.id} cannot be disputed.`);
  }
  const dispute = newDispute(charge.body, cents, records.now);
  const { session } = charge.hidden;
  await records.insert('dispute', { body: dispute, hidden: { session }, dueAt: null });
  await records.save({ ...charge, body: { ...charge.body, disputed: true }, dueAt: null });
  await announce(records, 'charge.dispute.created', dispute, session);
  await announce(records, 'charge.dispute.funds_withdrawn', dispute, session);
  return dispute;
}

/** Closes a dispute. If it is won, the money comes back; if it is lost, the cardholder keeps it. @param dispute locked */
export async function closeDispute(
  records: Records,
  dispute: Kept<'dispute'>,
  outcome: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  const { body, hidden } = dispute;
  if (body.status !== 'needs_response') throw refused(`Dispute ${body.id} is closed.`);
  const moved = outcome === 'won' ? [movement(body, body.amount, records.now)] : [];
  const closed: Stripe.Dispute = {
    ...body,
    status: outcome,
    balance_transactions: [...body.balance_transactions, ...moved],
  };
  await records.save({ ...dispute, body: closed });
  await announce(records, 'charge.dispute.closed', closed, hidden.session);
  if (outcome === 'won') {
    await announce(records, 'charge.dispute.funds_reinstated', closed, hidden.session);
  }
  return closed;
}
