import { z } from 'zod';
import type { PayWishes } from '../actions/pay.ts';
import type { MethodWishes } from '../actions/prepare-method.ts';
import { readCard } from '../cards/read-card.ts';
import { webhookWays } from '../events/webhook-mode.ts';
import type { CheckoutView } from './checkout-page.ts';
import type { Problems, Typed } from './fields.ts';

const debitSeconds = 10;

/** Returns the field values of a card page that was just opened. */
export function untouched(view: CheckoutView): Typed {
  const method = view.savedCards[0]?.id ?? 'card';
  const typed = { name: '', number: '', expiry: '', cvc: '', debit: 'succeeded', save: false };
  return { ...typed, email: view.email ?? '', method };
}

/** Reads the submitted form fields as trimmed text with a maximum length. */
export function readTyped(form: Record<string, string | File>, view: CheckoutView): Typed {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, 254).toWellFormed() : '';
  };
  return {
    email: view.email ?? text('email'),
    name: text('name').slice(0, 100).toWellFormed(),
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    method: view.session.mode === 'setup' ? 'card' : text('method') || 'card',
    debit: text('debit'),
    save: form.save === 'yes',
  };
}

type Read = { ok: true; wishes: PayWishes } | { ok: false; problems: Problems };

function readDebit(debit: string, canWait: boolean): MethodWishes {
  const waits = canWait && debit === 'waits';
  const outcome = waits || debit === 'failed' ? debit : 'succeeded';
  return { kind: 'debit', outcome, afterSeconds: debitSeconds };
}

/** Validates the form. Returns the payment to make, or the problem of each invalid field. */
export function readCheckoutForm(
  typed: Typed,
  view: CheckoutView,
  options: { fingerprintKey: string; now: Date },
): Read {
  const { email, name, method } = typed;
  const isAddress = z.email().safeParse(email).success;
  const emailProblem: Problems = isAddress ? {} : { email: 'Enter a valid email address.' };
  const payer = { email, name: name || null };
  const done = (wanted: MethodWishes, saveCard = false): Read =>
    isAddress
      ? { ok: true, wishes: { method: wanted, payer, saveCard } }
      : { ok: false, problems: emailProblem };
  if (view.savedCards.some(({ id }) => id === method)) return done({ kind: 'saved', id: method });
  if (method === 'debit' && view.session.payment_method_types.includes('us_bank_account')) {
    return done(readDebit(typed.debit, view.canWait));
  }
  const read = readCard(typed, options.fingerprintKey, options.now);
  if (!read.ok) return { ok: false, problems: { ...emailProblem, ...read.problems } };
  return done({ kind: 'card', card: read.card }, view.canSave && typed.save);
}

/** The form of the webhooks fold-out: how the webhooks of a payment are delivered. */
export const webhookForm = z.object({
  way: z.enum(webhookWays).catch('at_once'),
  seconds: z.coerce.number().int().min(0).max(3600).catch(10),
});
