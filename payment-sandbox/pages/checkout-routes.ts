import type { Context, Env, Hono } from 'hono';
import { endChallenge } from '../actions/end-challenge.ts';
import { type PayOutcome, type PayWishes, pay } from '../actions/pay.ts';
import { saveCard } from '../actions/save-card.ts';
import type { WebhookMode } from '../events/webhook-mode.ts';
import type { Records } from '../records.ts';
import type { Sandbox, SandboxServices } from '../sandbox.ts';
import { readCheckoutForm, readTyped, untouched, webhookForm } from './checkout-form.ts';
import {
  type CheckoutState,
  type CheckoutView,
  challengePage,
  checkoutPage,
} from './checkout-page.ts';
import { messagePage, money, pageHeaders } from './layout.ts';
import { noSuchPage } from './no-such-page.ts';
import { readCheckout } from './read-checkout.ts';
import { readForm } from './read-form.ts';

type CheckoutContext = Context;
type Session = CheckoutView['session'];

function answer(c: CheckoutContext, page: ReturnType<typeof checkoutPage>, session?: Session) {
  const headers = pageHeaders([session?.success_url ?? null, session?.cancel_url ?? null]);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.html(page);
}

/** Returns the URL to which the buyer is redirected: the success URL with the session id filled in. */
function successAddress({ success_url, id }: Session): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function cancelAddress({ cancel_url, id }: Session): string | null {
  return cancel_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null;
}

function finishedText({ mode, amount_total, currency, payment_status }: Session): string {
  if (mode === 'setup') return 'Your card is saved.';
  const amount = money(amount_total ?? 0, currency);
  return payment_status === 'paid'
    ? `You paid ${amount}.`
    : `Your bank debit of ${amount} is on its way.`;
}

function closedPage(c: CheckoutContext, session: Session) {
  const label = 'Back to Saffron Table';
  if (session.status === 'expired') {
    const text = 'It was open too long or was closed. You weren’t charged.';
    const way = { href: cancelAddress(session), label };
    return answer(c, messagePage('This checkout has expired', text, way), session);
  }
  const text = `${finishedText(session)} You won’t be charged again.`;
  const way = { href: successAddress(session), label };
  return answer(c, messagePage('This checkout is finished', text, way), session);
}

/** Renders the card page with the session id filled in to its cancel URL. */
function print(view: CheckoutView, state: CheckoutState) {
  const session = { ...view.session, cancel_url: cancelAddress(view.session) };
  return checkoutPage({ ...view, session }, state);
}

function proceed(
  c: CheckoutContext,
  view: CheckoutView,
  state: CheckoutState,
  outcome: PayOutcome,
) {
  const { session } = view;
  switch (outcome.kind) {
    case 'done':
      return c.redirect(successAddress(outcome.session), 303);
    case 'closed':
      // The form was submitted twice: only the first submit pays, and the second gets the same redirect.
      return outcome.session.status === 'complete'
        ? c.redirect(successAddress(outcome.session), 303)
        : closedPage(c, outcome.session);
    case 'challenge':
      return c.redirect(`/sandbox/checkout/${session.id}/challenge`, 303);
    case 'declined':
      return answer(c, print(view, { ...state, declined: outcome.message }), session);
  }
}

function doIt(sandbox: Sandbox, { session }: CheckoutView, wishes: PayWishes): Promise<PayOutcome> {
  const { method, payer } = wishes;
  return sandbox.act((records) =>
    session.mode === 'setup' && method.kind === 'card'
      ? saveCard(records, session.id, { card: method.card, payer })
      : pay(records, session.id, wishes),
  );
}

/** Sets how the webhooks of a session are delivered. @returns false when there is no such session */
async function saveWebhookMode(
  records: Records,
  sessionId: string,
  webhooks: WebhookMode,
): Promise<boolean> {
  const session = await records.lock('checkout.session', sessionId);
  if (session) await records.save({ ...session, hidden: { ...session.hidden, webhooks } });
  return session !== undefined;
}

/** Adds the routes of the buyer's pages: the card page of each session, its 3-D Secure page and its webhook mode. */
export function addCheckoutRoutes<E extends Env>(
  door: Hono<E>,
  options: Pick<SandboxServices, 'clock' | 'webhookSecret'> & Pick<CheckoutView, 'canWait'>,
  sandbox: Sandbox,
): void {
  const { clock, webhookSecret, canWait } = options;
  const read = async (id: string): Promise<CheckoutView | undefined> => {
    const found = await sandbox.act((records) => readCheckout(records, id));
    return found && { ...found, canWait };
  };

  door.get('/sandbox/checkout/:id', async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return noSuchPage(c);
    if (view.session.status !== 'open') return closedPage(c, view.session);
    const webhooksSaved = c.req.query('webhooks') === 'saved';
    return answer(
      c,
      print(view, { typed: untouched(view), problems: {}, webhooksSaved }),
      view.session,
    );
  });

  door.post('/sandbox/checkout/:id/pay', async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return noSuchPage(c);
    const typed = readTyped(await readForm(c), view);
    const form = readCheckoutForm(typed, view, { fingerprintKey: webhookSecret, now: clock() });
    if (!form.ok) return answer(c, print(view, { typed, problems: form.problems }), view.session);
    const outcome = await doIt(sandbox, view, form.wishes);
    return proceed(c, view, { typed, problems: {} }, outcome);
  });

  door.get('/sandbox/checkout/:id/challenge', async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return noSuchPage(c);
    if (view.session.status !== 'open') return closedPage(c, view.session);
    return answer(c, challengePage(view.session), view.session);
  });

  door.post('/sandbox/checkout/:id/challenge', async (c) => {
    const view = await read(c.req.param('id'));
    if (!view) return noSuchPage(c);
    const isOwner = (await readForm(c)).answer === 'complete';
    const outcome = await sandbox.act((records) => endChallenge(records, view.session.id, isOwner));
    return proceed(c, view, { typed: untouched(view), problems: {} }, outcome);
  });

  door.post('/sandbox/checkout/:id/webhooks', async (c) => {
    const webhooks = webhookForm.parse(await readForm(c));
    const id = c.req.param('id');
    const isKnown = await sandbox.act((records) => saveWebhookMode(records, id, webhooks));
    return isKnown ? c.redirect(`/sandbox/checkout/${id}?webhooks=saved`, 303) : noSuchPage(c);
  });
}
