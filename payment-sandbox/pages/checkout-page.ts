import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { WebhookMode } from '../events/webhook-mode.ts';
import { cardFields, cardList, debitFields, field, type Problems, type Typed } from './fields.ts';
import { type Html, layout, money } from './layout.ts';
import { webhooksFold } from './webhooks-fold.ts';

export type CheckoutView = {
  session: Stripe.Checkout.Session;
  items: { item: Stripe.LineItem; about: string | null }[];
  savedCards: Stripe.PaymentMethod[];
  /** The customer's known email address, which they need not type. */
  email: string | null;
  /** True when the buyer may save the card for the next purchase. */
  canSave: boolean;
  /** True when a bank debit may be ended by hand, on the operator's page. */
  canWait: boolean;
  webhooks: WebhookMode;
};

export type CheckoutState = {
  typed: Typed;
  problems: Problems;
  declined?: string;
  webhooksSaved?: boolean;
};

function summary({ session, items }: CheckoutView): Html {
  const back = session.cancel_url
    ? html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to Saffron Table</a>`
    : '';
  if (session.mode === 'setup') {
    return html`<div>${back}<h1>Save a card</h1><hr class="stripe">
<p class="lead">We'll keep it for your next pack. You won't be charged now.</p></div>`;
  }
  const rows = items.map(
    ({ item: { description, quantity, amount_total, currency }, about }) =>
      html`<li><span>${description}${quantity && quantity > 1 ? ` × ${quantity}` : ''}
${about ? html`<span class="about">${about}</span>` : ''}</span>
<span>${money(amount_total, currency)}</span></li>`,
  );
  return html`<div>${back}<h1 class="over">Pay Saffron Table</h1>
<p class="amount">${money(session.amount_total ?? 0, session.currency)}</p><ul class="items">${rows}</ul></div>`;
}

function nameOfCard({ card }: Stripe.PaymentMethod): string {
  if (!card) return 'Saved payment method';
  const brand = card.brand === 'amex' ? 'American Express' : card.brand;
  const month = String(card.exp_month).padStart(2, '0');
  return `${brand[0]?.toUpperCase()}${brand.slice(1)} ending in ${card.last4} · ${month}/${String(card.exp_year).slice(-2)}`;
}

function methods({ session, savedCards }: CheckoutView, typed: Typed): Html | '' {
  if (session.mode === 'setup') return '';
  const offered = [
    ...savedCards.map((method) => ({ id: method.id, value: method.id, label: nameOfCard(method) })),
    { id: 'pay-card', value: 'card', label: savedCards.length > 0 ? 'Another card' : 'Card' },
    ...(session.payment_method_types.includes('us_bank_account')
      ? [{ id: 'pay-debit', value: 'debit', label: 'Test bank debit' }]
      : []),
  ];
  const choices = offered.map(
    ({
      id,
      value,
      label,
    }) => html`<label class="choice" for="${id}"><input type="radio" id="${id}" name="method" value="${value}"
${value === typed.method ? 'checked' : ''}>${label}</label>`,
  );
  return html`<fieldset><legend>Pay with</legend><div class="choices">${choices}</div></fieldset>`;
}

function declinedNote(message: string | undefined, pageUrl: string): Html | '' {
  if (!message) return '';
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${message}</p><a href="${pageUrl}">Try another card</a></div>`;
}

function payForm(view: CheckoutView, state: CheckoutState, base: string): Html {
  const { session, email, canSave } = view;
  const { typed, problems, declined } = state;
  const isSetup = session.mode === 'setup';
  const label = isSetup ? 'Save card' : `Pay ${money(session.amount_total ?? 0, session.currency)}`;
  const hasProblems = Object.keys(problems).length > 0;
  return html`<section class="panel" aria-label="${isSetup ? 'Card' : 'Payment'}">
${declinedNote(declined, base)}
${hasProblems ? html`<div class="alert" role="alert"><p>Please check the highlighted fields.</p></div>` : ''}
<form class="stack" method="post" action="${base}/pay" novalidate>
${
  email
    ? html`<div><p class="small"><strong>Email</strong></p><p class="mono">${email}</p></div>`
    : field({
        id: 'email',
        label: 'Email',
        type: 'email',
        value: typed.email,
        autocomplete: 'email',
        maxLength: 254,
        problem: problems.email,
      })
}
${methods(view, typed)}${cardFields(typed, problems)}${isSetup ? '' : debitFields(typed, view.canWait)}
${canSave ? html`<label class="check of-card"><input type="checkbox" name="save" value="yes" ${typed.save ? 'checked' : ''}>Save my card for next time</label>` : ''}
<button class="primary" id="pay" type="submit">${label}</button>
<a class="jump of-card" href="#test-cards">Need a test card? Use one below</a>
</form></section>`;
}

/** Renders the card page: the order summary, the payment form, the webhook mode and the test cards. */
export function checkoutPage(view: CheckoutView, state: CheckoutState): Html {
  const base = `/sandbox/checkout/${view.session.id}`;
  const title = view.session.mode === 'setup' ? 'Save a card' : 'Pay';
  return layout(
    title,
    html`<div class="columns">${summary(view)}
<div class="pay">${payForm(view, state, base)}${webhooksFold(`${base}/webhooks`, view.webhooks, state.webhooksSaved ?? false)}</div>
${cardList()}</div>`,
    { script: true },
  );
}

/** Renders the bank's 3-D Secure page, where the cardholder confirms or fails the authentication. */
export function challengePage(session: Stripe.Checkout.Session): Html {
  const about =
    session.mode === 'setup'
      ? 'Saffron Table wants to save your card.'
      : `Saffron Table is asking for ${money(session.amount_total ?? 0, session.currency)}.`;
  return layout(
    '3-D Secure',
    html`<h1>Confirm it’s you</h1><hr class="stripe">
<p class="lead">This is the test bank’s 3-D Secure step. ${about} A real bank would send you a code now.</p>
<form class="panel stack" method="post" action="/sandbox/checkout/${session.id}/challenge">
<button class="primary" name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button></form>`,
    { width: 'narrow' },
  );
}
