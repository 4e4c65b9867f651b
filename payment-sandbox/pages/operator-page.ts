import { html } from 'hono/html';
import { amountAsNumber } from '#contract/money.ts';
import { deliveriesList } from './deliveries-list.ts';
import { type Html, layout, money } from './layout.ts';
import type { DeliveryRow, PaymentView } from './read-payments.ts';

type Badge = { tone: 'good' | 'bad' | 'wait' | ''; text: string };

function stateOf({ session, payment, charge, disputes }: PaymentView): Badge {
  const isOpenDispute = disputes.some(({ status }) => status === 'needs_response');
  if (isOpenDispute) return { tone: 'bad', text: 'Disputed, funds withdrawn' };
  if (disputes.some(({ status }) => status === 'lost'))
    return { tone: 'bad', text: 'Dispute lost' };
  if (charge?.refunded) return { tone: '', text: 'Refunded' };
  if (charge && charge.amount_refunded > 0) return { tone: 'good', text: 'Paid, refunded in part' };
  if (session.mode === 'setup' && session.status === 'complete') {
    return { tone: 'good', text: 'Card saved' };
  }
  if (session.payment_status === 'paid') return { tone: 'good', text: 'Paid' };
  if (payment?.status === 'processing') return { tone: 'wait', text: 'Bank debit on its way' };
  if (session.status === 'expired') return { tone: '', text: 'Expired' };
  if (session.status === 'complete') return { tone: 'bad', text: 'Failed' };
  return payment?.last_payment_error
    ? { tone: 'bad', text: 'Declined, still open' }
    : { tone: 'wait', text: 'Open' };
}

function button(action: string, label: string, of: string): Html {
  return html`<form method="post" action="${action}"><button aria-label="${label}: ${of}">${label}</button></form>`;
}

function refundForm(paymentId: string, left: string, of: string): Html {
  return html`<form method="post" action="/sandbox/payments/${paymentId}/refund">
<div><label for="refund-${paymentId}">Amount to refund</label>
<input type="text" id="refund-${paymentId}" name="amount" value="${left}" inputmode="decimal" autocomplete="off"></div>
<button aria-label="Refund: ${of}">Refund</button></form>`;
}

function actions({ session, payment, charge, disputes }: PaymentView): Html | '' {
  if (session.status === 'open') {
    return html`<div class="actions"><a class="button" href="/sandbox/checkout/${session.id}">Open its card page</a></div>`;
  }
  if (!payment) return '';
  const of = payment.id;
  const base = `/sandbox/payments/${payment.id}`;
  if (payment.status === 'processing') {
    return html`<div class="actions">${button(`${base}/debit-succeeded`, 'Let it go through', of)}${button(`${base}/debit-failed`, 'Let it fail', of)}</div>`;
  }
  const dispute = disputes.find(({ status }) => status === 'needs_response');
  if (dispute) {
    const disputed = `/sandbox/disputes/${dispute.id}`;
    return html`<div class="actions">${button(`${disputed}/won`, 'Win the dispute', of)}${button(`${disputed}/lost`, 'Lose the dispute', of)}</div>`;
  }
  const left = charge?.paid ? charge.amount - charge.amount_refunded : 0;
  if (left <= 0 || charge?.disputed) return '';
  return html`<div class="actions">${refundForm(payment.id, amountAsNumber(left), of)}${button(`${base}/dispute`, 'Open a dispute', of)}</div>`;
}

function history({ refunds, disputes, payment }: PaymentView): Html | '' {
  const lines = [
    ...(payment?.last_payment_error?.message ? [payment.last_payment_error.message] : []),
    ...refunds.map(
      ({ id, amount, currency, status }) =>
        `Refund of ${money(amount, currency)} ${status} · ${id}`,
    ),
    ...disputes.map(
      ({ id, amount, currency, status }) =>
        `Dispute over ${money(amount, currency)}: ${status.replace('_', ' ')} · ${id}`,
    ),
  ];
  return lines.length > 0
    ? html`${lines.map((line) => html`<p class="small mono">${line}</p>`)}`
    : '';
}

function paymentPanel(view: PaymentView): Html {
  const { session, title, deliveries } = view;
  const { tone, text } = stateOf(view);
  const amount =
    session.amount_total === null ? '' : ` · ${money(session.amount_total, session.currency)}`;
  const openedAt = new Date(session.created * 1000).toISOString();
  return html`<article class="panel"><div class="head"><h2>${title}${amount}</h2><span class="badge ${tone}">${text}</span></div>
<p class="soft small mono">${session.customer_details?.email ?? ''} <time datetime="${openedAt}">${openedAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p class="soft small mono">${view.payment?.id ?? session.id}</p>
${history(view)}${actions(view)}${deliveriesList('Webhooks', deliveries)}</article>`;
}

/** Renders the operator's page: the payments, each with its possible actions, and the webhook deliveries. */
export function operatorPage(
  payments: PaymentView[],
  otherDeliveries: DeliveryRow[],
  problem: string | undefined,
): Html {
  return layout(
    'Payment sandbox',
    html`<h1>Payment sandbox</h1><hr class="stripe">
<p class="lead">This stands in for Stripe until you add a Stripe key. Here you can do what a bank or a buyer would do later.</p>
${problem ? html`<div class="alert" role="alert"><p>${problem}</p></div>` : ''}
${payments.length > 0 ? payments.map(paymentPanel) : html`<p>No payments yet. Buy a pack on the Credits screen and it will show up here.</p>`}
${otherDeliveries.length > 0 ? html`<section class="panel"><h2>Customers and saved cards</h2>${deliveriesList('Webhooks', otherDeliveries)}</section>` : ''}`,
    { width: 'wide' },
  );
}
