import type { Context, Env, Hono } from 'hono';
import { closeDispute, openDispute } from '../actions/dispute-charge.ts';
import { endDebit } from '../actions/end-debit.ts';
import { refundCharge } from '../actions/refund-charge.ts';
import { sendAgain } from '../deliveries/send-again.ts';
import { idOf } from '../ids.ts';
import type { Kind, Records } from '../records.ts';
import type { Sandbox } from '../sandbox.ts';
import { invalid, missing, SandboxError } from '../stripe-error.ts';
import { pageHeaders } from './layout.ts';
import { operatorPage } from './operator-page.ts';
import { readForm } from './read-form.ts';
import { readPayments } from './read-payments.ts';

async function need<K extends Kind>(records: Records, kind: K, id: string) {
  const found = await records.lock(kind, id);
  if (!found) throw missing(kind, id);
  return found;
}

async function chargeOf(records: Records, paymentId: string) {
  const payment = await need(records, 'payment_intent', paymentId);
  return need(records, 'charge', idOf(payment.body.latest_charge) ?? '');
}

/** Parses `3`, `3.5` or `3.50` dollars. @throws SandboxError for any other text and for zero */
function readCents(amount: unknown): number {
  const text = typeof amount === 'string' ? amount.trim() : '';
  const cents = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  if (cents > 0) return cents;
  throw invalid('Enter the refund in dollars, such as 3.50.');
}

type Acting = (records: Records, c: Context, id: string) => Promise<unknown>;

/** The operator's actions, by their path below /sandbox. */
const acts: Record<string, Acting> = {
  'payments/:id/refund': async (records, c, id) => {
    const cents = readCents((await readForm(c)).amount);
    return refundCharge(records, await chargeOf(records, id), { cents });
  },
  'payments/:id/dispute': async (records, _, id) =>
    openDispute(records, await chargeOf(records, id)),
  'payments/:id/debit-succeeded': async (records, _, id) =>
    endDebit(records, await need(records, 'payment_intent', id), 'succeeded'),
  'payments/:id/debit-failed': async (records, _, id) =>
    endDebit(records, await need(records, 'payment_intent', id), 'failed'),
  'disputes/:id/won': async (records, _, id) =>
    closeDispute(records, await need(records, 'dispute', id), 'won'),
  'disputes/:id/lost': async (records, _, id) =>
    closeDispute(records, await need(records, 'dispute', id), 'lost'),
  'events/:id/send': async (records, _, id) => sendAgain(records, id),
};

async function show(c: Context, sandbox: Sandbox, problem?: string) {
  const { payments, otherDeliveries } = await sandbox.act(readPayments);
  for (const [name, value] of Object.entries(pageHeaders())) c.header(name, value);
  return c.html(operatorPage(payments, otherDeliveries, problem));
}

/** Adds the routes of the operator's page and of its buttons. */
export function addOperatorRoutes<E extends Env>(door: Hono<E>, sandbox: Sandbox): void {
  door.get('/sandbox', (c) => show(c, sandbox));
  for (const [path, run] of Object.entries(acts)) {
    door.post(`/sandbox/${path}`, async (c) => {
      try {
        await sandbox.act((records) => run(records, c, c.req.param('id') ?? ''));
      } catch (error) {
        // The operator's page may be stale: the action may no longer be possible.
        if (error instanceof SandboxError) return show(c, sandbox, error.message);
        throw error;
      }
      return c.redirect('/sandbox', 303);
    });
  }
}
