import type { Kind, Records } from '../records.ts';
import { openDispute } from './dispute-charge.ts';
import { endDebit } from './end-debit.ts';
import { expireSession } from './expire-session.ts';
import { endRefund } from './refund-charge.ts';

const atOnce = 50;

/** The transition of each kind of object when it is due. */
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
    // Refunded before the bank came: nothing is left to take.
    if (!charge.body.refunded) return openDispute(records, charge);
    return records.save({ ...charge, dueAt: null });
  },
};

/**
 * Processes the due transitions: sessions expire, bank debits end, refunds fail, charges are disputed. Every call begins with it, so that what
 * is read is what is true at this moment.
 * @param options `wait`: for what another process works on; else that is left to it
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
