import type { CardBehaviour } from '../cards/test-cards.ts';
import { idOf } from '../ids.ts';
import type { Records } from '../records.ts';
import { charge, decline, type PayOutcome } from './pay.ts';
import { endSetupChallenge } from './save-card.ts';

type Declines = Extract<CardBehaviour, { kind: 'declines' }>;

const message =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

function notAuthenticated(code: string): Declines {
  return { kind: 'declines', code, declineCode: 'authentication_not_handled', message };
}

/** Continues after the 3-D Secure challenge of a payment or a setup. `isOwner` is false when the authentication failed. */
export async function endChallenge(
  records: Records,
  sessionId: string,
  isOwner: boolean,
): Promise<PayOutcome> {
  const session = await records.need('checkout.session', sessionId);
  const closed = { kind: 'closed', session: session.body } as const;
  if (session.body.status !== 'open') return closed;
  if (session.body.mode === 'setup') {
    const failure = isOwner ? undefined : notAuthenticated('setup_intent_authentication_failure');
    return endSetupChallenge(records, session, failure);
  }
  const paymentId = idOf(session.body.payment_intent);
  if (!paymentId) return closed;
  const payment = await records.need('payment_intent', paymentId);
  if (payment.body.status !== 'requires_action') return closed;
  const method = await records.need('payment_method', idOf(payment.body.payment_method));
  const paying = { session, payment, method };
  const { behaviour } = method.hidden;
  if (!isOwner) {
    return decline(records, paying, notAuthenticated('payment_intent_authentication_failure'));
  }
  if (behaviour.kind === 'authenticates' && behaviour.afterwards) {
    return decline(records, paying, behaviour.afterwards);
  }
  const { email = null, name = null } = session.body.customer_details ?? {};
  return charge(records, paying, { email, name });
}
