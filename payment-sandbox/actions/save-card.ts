import type Stripe from 'stripe';
import type { CardBehaviour, KeptCard } from '../cards/test-cards.ts';
import { announce } from '../events/announce.ts';
import { idOf } from '../ids.ts';
import type { Kept, Records } from '../records.ts';
import { completeSession, customerDetails, type Payer } from './complete-session.ts';
import type { PayOutcome } from './pay.ts';
import { attachMethod, prepareMethod } from './prepare-method.ts';

type Saving = {
  session: Kept<'checkout.session'>;
  setup: Kept<'setup_intent'>;
  method: Kept<'payment_method'>;
};

async function refuse(
  records: Records,
  { setup, method }: Saving,
  { code, declineCode, message }: Extract<CardBehaviour, { kind: 'declines' }>,
): Promise<PayOutcome> {
  const body: Stripe.SetupIntent = {
    ...setup.body,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'card_error',
      code,
      decline_code: declineCode,
      message,
      payment_method: method.body,
    },
  };
  await records.save({ ...setup, body });
  await announce(records, 'setup_intent.setup_failed', body, setup.hidden.session);
  return { kind: 'declined', message };
}

async function keep(
  records: Records,
  { session, setup, method }: Saving,
  payer: Payer,
): Promise<PayOutcome> {
  const body: Stripe.SetupIntent = {
    ...setup.body,
    status: 'succeeded',
    payment_method: method.body.id,
    last_setup_error: null,
    next_action: null,
  };
  await records.save({ ...setup, body });
  await attachMethod(records, method, body.customer, 'limited');
  await announce(records, 'setup_intent.succeeded', body, setup.hidden.session);
  return completeSession(records, session, {
    payer,
    paymentStatus: 'no_payment_required',
    intent: null,
  });
}

/** Saves a card in an open setup session. A finished session is returned as `closed`. */
export async function saveCard(
  records: Records,
  sessionId: string,
  wishes: { card: KeptCard; payer: Payer },
): Promise<PayOutcome> {
  const session = await records.need('checkout.session', sessionId);
  if (session.body.status !== 'open') return { kind: 'closed', session: session.body };
  const setup = await records.need('setup_intent', idOf(session.body.setup_intent));
  const { card, payer } = wishes;
  const method = await prepareMethod(records, session.body, { kind: 'card', card }, payer);
  const saving = { session, setup, method };
  const { behaviour } = card;
  if (behaviour.kind === 'declines') return refuse(records, saving, behaviour);
  if (behaviour.kind !== 'authenticates') return keep(records, saving, payer);
  const { url } = session.body;
  const body: Stripe.SetupIntent = {
    ...setup.body,
    status: 'requires_action',
    payment_method: method.body.id,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${url}/challenge`, return_url: url },
    },
  };
  await records.save({ ...setup, body });
  // Store the cardholder in the session until the challenge has ended.
  const asked = { ...session.body, customer_details: customerDetails(payer) };
  await records.save({ ...session, body: asked });
  return { kind: 'challenge' };
}

/** Continues saving a card after the 3-D Secure challenge. */
export async function endSetupChallenge(
  records: Records,
  session: Kept<'checkout.session'>,
  failure: Extract<CardBehaviour, { kind: 'declines' }> | undefined,
): Promise<PayOutcome> {
  const setup = await records.need('setup_intent', idOf(session.body.setup_intent));
  if (setup.body.status !== 'requires_action') return { kind: 'closed', session: session.body };
  const method = await records.need('payment_method', idOf(setup.body.payment_method));
  const { email = null, name = null } = session.body.customer_details ?? {};
  const saving = { session, setup, method };
  const afterwards =
    method.hidden.behaviour.kind === 'authenticates' && method.hidden.behaviour.afterwards;
  const declined = failure ?? (afterwards || undefined);
  return declined ? refuse(records, saving, declined) : keep(records, saving, { email, name });
}
