import type Stripe from 'stripe';
import { usualWebhooks } from '../events/webhook-mode.ts';
import { newId, unixSeconds } from '../ids.ts';
import { newSession, type SessionWishes } from '../objects/checkout-session.ts';
import { newSetupIntent } from '../objects/setup-intent.ts';
import type { SessionParameters } from '../parameters/session-parameters.ts';
import type { Kept, Records } from '../records.ts';
import { invalid, missing } from '../stripe-error.ts';

const daySeconds = 86_400;
const minSeconds = 1800;
const minCents = 50;
/** Tolerance for clock skew between the caller and the sandbox. */
const toleranceSeconds = 60;

function lineItemsOf(wishes: SessionParameters): Stripe.LineItem[] {
  return (wishes.line_items ?? []).map(({ price_data: price, quantity }) => {
    const total = price.unit_amount * quantity;
    return {
      id: newId('li_'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: price.product_data.name,
      metadata: null,
      price: null,
      quantity,
    };
  });
}

function readTotal(wishes: SessionParameters): { cents: number; currency: string } {
  const items = wishes.line_items;
  const [first] = items ?? [];
  if (!items || !first) {
    throw invalid('The `line_items` parameter is required in payment mode.', {
      param: 'line_items',
      code: 'parameter_missing',
    });
  }
  const { currency } = first.price_data;
  if (items.some((item) => item.price_data.currency !== currency)) {
    throw invalid('All line items must have the same currency.', { param: 'line_items' });
  }
  const cents = items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  if (cents < minCents) {
    throw invalid('The Checkout Session’s total amount due must add up to at least $0.50 usd', {
      code: 'amount_too_small',
    });
  }
  return { cents, currency };
}

function readExpiry(wishes: SessionParameters, now: number): number {
  const at = wishes.expires_at ?? now + daySeconds;
  const wait = at - now;
  if (wait < minSeconds - toleranceSeconds || wait > daySeconds + toleranceSeconds) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return at;
}

/** Applies Stripe's defaults: only cards with `allow_redisplay: always` are shown, and the buyer is not offered to save the card. */
function savedCardsOf(wishes: SessionParameters): SessionWishes['savedCards'] {
  if (wishes.mode === 'setup' || wishes.customer === undefined) return null;
  const { payment_method_save: save = 'disabled', allow_redisplay_filters: shown = ['always'] } =
    wishes.saved_payment_method_options ?? {};
  return { save, shown };
}

async function checkCustomer(records: Records, wishes: SessionParameters): Promise<void> {
  const { customer, customer_email: email } = wishes;
  if (customer === undefined) return;
  if (email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  const found = await records.find('customer', customer);
  if (!found || 'deleted' in found.body) throw missing('customer', customer, 'customer', 400);
}

async function openSetup(
  records: Records,
  wishes: SessionParameters,
  paymentMethodTypes: string[],
): Promise<Stripe.SetupIntent> {
  if (wishes.currency === undefined && wishes.allowed_payment_method_types === undefined) {
    throw invalid('You must provide `currency` or `allowed_payment_method_types` in setup mode.', {
      param: 'currency',
      code: 'parameter_missing',
    });
  }
  const { metadata = {}, description = null } = wishes.setup_intent_data ?? {};
  const customer = wishes.customer ?? null;
  return newSetupIntent({ customer, metadata, description, paymentMethodTypes }, records.now);
}

/** Converts the parameters to the session's fields, without its setup intent. The defaults are Stripe's. */
function plan(wishes: SessionParameters, now: number): SessionWishes {
  const isSetup = wishes.mode === 'setup';
  const total = isSetup ? null : readTotal(wishes);
  return {
    mode: wishes.mode,
    currency: total?.currency ?? wishes.currency ?? null,
    amountCents: total?.cents ?? null,
    customer: wishes.customer ?? null,
    customerEmail: wishes.customer_email ?? null,
    successUrl: wishes.success_url,
    cancelUrl: wishes.cancel_url ?? null,
    clientReference: wishes.client_reference_id ?? null,
    paymentMethodTypes:
      wishes.allowed_payment_method_types ?? (isSetup ? ['card'] : ['card', 'us_bank_account']),
    expiresAt: readExpiry(wishes, now),
    metadata: wishes.metadata ?? {},
    savedCards: savedCardsOf(wishes),
    locale: wishes.locale ?? null,
    submitType: wishes.submit_type ?? null,
    // The default of a Stripe account whose owner never changed the setting.
    adaptivePricing: !isSetup && (wishes.adaptive_pricing?.enabled ?? true),
    setupIntent: null,
  };
}

/** Returns the data that the payment needs later and that the session object does not contain. */
function hiddenOf(wishes: SessionParameters): Kept<'checkout.session'>['hidden'] {
  const { metadata, description, receipt_email, setup_future_usage } =
    wishes.payment_intent_data ?? {};
  return {
    lineItems: lineItemsOf(wishes),
    about: (wishes.line_items ?? []).map(
      ({ price_data: { product_data } }) => product_data.description ?? null,
    ),
    webhooks: usualWebhooks,
    intent: {
      ...(metadata && { metadata }),
      ...(description !== undefined && { description }),
      ...(receipt_email !== undefined && { receipt_email }),
      ...(setup_future_usage && { setup_future_usage }),
    },
  };
}

/** Opens an unpaid checkout session with its card page. @throws SandboxError */
export async function openSession(
  records: Records,
  siteUrl: string,
  wishes: SessionParameters,
): Promise<Stripe.Checkout.Session> {
  await checkCustomer(records, wishes);
  const planned = plan(wishes, unixSeconds(records.now));
  const setup =
    wishes.mode === 'setup' ? await openSetup(records, wishes, planned.paymentMethodTypes) : null;
  const setupIntent = setup?.id ?? null;
  const session = newSession({ ...planned, setupIntent }, siteUrl, records.now);
  await records.insert('checkout.session', {
    body: session,
    hidden: hiddenOf(wishes),
    dueAt: new Date(planned.expiresAt * 1000),
  });
  if (setup) {
    await records.insert('setup_intent', {
      body: setup,
      hidden: { session: session.id },
      dueAt: null,
    });
  }
  return session;
}
