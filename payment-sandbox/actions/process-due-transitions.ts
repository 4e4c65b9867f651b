import type { Kind, Records } from '../records.ts';
import { openDispute } from './dispute-charge.ts';
import { endDebit } from './end-debit.ts';
import { expireSession } from './expire-session.ts';
import { endRefund } from './refund-charge.ts';

const atOnce = 50;

/** The transition to run for each kind of object when it is due. */
const transitions: { [K in Kind]?: (records: Records, id: string) => Promise<unknown> } = {
  'checkout.session': async (records, id) =>
    expireSession(records, await records.need('checkout.session', id)),
  payment_intent: async (records, id) => {
    const payment = await records.need('payment_intent', id);
    return endDebit(records, payment, payment.hidden.debit ?? 'succeeded');
  },
  refund: async (records, id) => endRefund(records, await records.need('refund', id)),
  charge: async (records, id) => {
    const charge = await records.need('charge', id);
    // Fully refunded before the dispute was due: there is nothing left to dispute.
    if (!charge.body.refunded) return openDispute(records, charge);
    return records.save({ ...charge, dueAt: null });
  },
};

/**
 * Processes the due transitions: sessions expire, bank debits and refunds end, charges are disputed. Every API call runs it first, so that
 * the call reads the current state.
 * @param options `wait`: true waits for rows that another process has locked, false skips them
 */
export async function processDueTransitions(
  records: Records,
  { wait }: { wait: boolean },
): Promise<void> {
  const { transaction, now } = records;
  const due = await transaction<{ id: string; object: Kind }[]>`
    select id, object from private.sandbox_objects where due_at <= ${now}
    order by due_at, position limit ${atOnce} for update ${wait ? transaction`` : transaction`skip locked`}`;
  for (const { id, object } of due) await transitions[object]?.(records, id);
}
