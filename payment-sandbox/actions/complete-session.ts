import type Stripe from 'stripe';
import { announce } from '../events/announce.ts';
import type { Kept, Records } from '../records.ts';

/** The payer's email and name, as typed on the page. */
export type Payer = { email: string | null; name: string | null };

/** Returns the payer in the shape of a session's `customer_details`. */
export function customerDetails({ email, name }: Payer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** Marks the session as complete, so that its page redirects back. `paymentStatus` says whether the money has arrived. */
export async function completeSession(
  records: Records,
  session: Kept<'checkout.session'>,
  done: {
    payer: Payer;
    paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
    intent: string | null;
  },
) {
  const body: Stripe.Checkout.Session = {
    ...session.body,
    status: 'complete',
    payment_status: done.paymentStatus,
    payment_intent: done.intent,
    customer_details: customerDetails(done.payer),
    url: null,
  };
  await records.save({ ...session, body, dueAt: null });
  await announce(records, 'checkout.session.completed', body, body.id);
  return { kind: 'done', session: body } as const;
}
