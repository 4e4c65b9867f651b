import { FunctionsHttpError } from '@supabase/supabase-js';
import { Stripe } from 'stripe';
import type { Checkout, PurchaseView } from '#contract/payments.ts';
import { type PayOutcome, type PayWishes, pay } from '#payment-sandbox/actions/pay.ts';
import { readCard } from '#payment-sandbox/cards/read-card.ts';
import type { Sandbox } from '#payment-sandbox/sandbox.ts';
import { type App, createApp } from '#server/app.ts';
import { openPayments, type ProviderTransport } from '#server/payments/open-payments.ts';
import { findPurchase, type Purchase } from '#server/payments/purchases.ts';
import type { Services } from '#server/services.ts';
import { createTestApp, type TestApp, type TestOptions, testSiteUrl } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

export const goodCard = '4242424242424242';

export type Answer = { status: number; body: Record<string, unknown> };
type Pack = 'small' | 'medium' | 'large';

/** The whole product with the sandbox, and Stripe's own client to inspect the data of the provider. */
export type PaymentsScene = {
  testApp: TestApp;
  sandbox: Sandbox;
  stripe: Stripe;
  cook(): Promise<Person>;
  admin(): Promise<Person>;
  close(): Promise<void>;
};

export async function openPaymentsScene(
  variables: Record<string, string> = {},
  services: TestOptions['services'] = {},
): Promise<PaymentsScene> {
  return setPaymentsScene(
    await createTestApp({ variables: { SANDBOX_PUBLIC: 'true', ...variables }, services }),
  );
}

/** Creates the scene for an app that is already running. Closing the scene closes the app. */
export async function setPaymentsScene(testApp: TestApp): Promise<PaymentsScene> {
  const { sandbox } = testApp.services.payments;
  if (!sandbox) throw new Error('There is no sandbox.');
  return {
    testApp,
    sandbox,
    stripe: await testApp.services.payments.stripe(),
    cook: () => signUpConfirmed(testApp),
    async admin() {
      const person = await signUpConfirmed(testApp);
      await testApp.testDatabase.owner`
        update public.user_roles set role = 'admin' where user_id = ${person.user.id}`;
      return person;
    },
    async close() {
      await sandbox.idle();
      await testApp.close();
    },
  };
}

/** Opens another process on the same database and provider. `transport` can replace how it calls the provider. */
export function openSecondApp(
  { testApp, sandbox }: PaymentsScene,
  transport: ProviderTransport = {},
): { app: App; services: Services } {
  const inProcess: typeof fetch = (url, init) => sandbox.api(new Request(url, init));
  const opened = openPayments(testApp.services, {
    fetch: inProcess,
    maxNetworkRetries: 0,
    ...transport,
  });
  // Its own dispatcher would send every webhook twice.
  const { sandbox: _, ...payments } = opened;
  const services: Services = { ...testApp.services, payments };
  return { app: createApp(services), services };
}

/** Opens a second process that records the idempotency keys of its refund requests. */
export function openRefunding(
  scene: PaymentsScene,
): ReturnType<typeof openSecondApp> & { keys: string[] } {
  const keys: string[] = [];
  const noting: typeof fetch = (url, init) => {
    const request = new Request(url, init);
    const key = request.headers.get('idempotency-key');
    if (key && request.method === 'POST' && request.url.endsWith('/v1/refunds')) keys.push(key);
    return scene.sandbox.api(request);
  };
  return { ...openSecondApp(scene, { fetch: noting }), keys };
}

/** Calls a function of the server with the official client. */
export async function call(person: Person, name: string, body: object = {}): Promise<Answer> {
  const { data, error } = await person.client.functions.invoke(name, { body });
  if (!error) return { status: 200, body: data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, body: await response.json() };
}

/** Calls a function of the given app, for example a second process. */
export async function callAt(
  app: App,
  { testApp }: PaymentsScene,
  person: Person,
  { name, body = {} }: { name: string; body?: object },
): Promise<Answer> {
  const answer = await app.fetch(
    new Request(`${testSiteUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: testApp.services.keys.anonKey,
        authorization: `Bearer ${person.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

export type Opened = Checkout & { sessionId: string };

/** Opens a checkout whose webhooks are never sent automatically: the tests send them. */
export async function openCheckout(
  scene: PaymentsScene,
  person: Person,
  packId: Pack = 'medium',
): Promise<Opened> {
  const key = { packId, idempotencyKey: crypto.randomUUID() };
  const { status, body } = await call(person, 'create-checkout', key);
  if (status !== 200) throw new Error(`create-checkout answered ${status}: ${body.message}`);
  const checkout = body as Checkout;
  const { checkout_session_id: sessionId } = await readPurchase(scene, checkout.purchaseId);
  if (!sessionId) throw new Error('The purchase has no checkout.');
  await silence(scene, sessionId);
  return { ...checkout, sessionId };
}

async function silence({ sandbox }: PaymentsScene, sessionId: string): Promise<void> {
  await sandbox.act(async (records) => {
    const session = await records.need('checkout.session', sessionId);
    const webhooks = { way: 'never', seconds: 0 } as const;
    await records.save({ ...session, hidden: { ...session.hidden, webhooks } });
  });
}

export const payer = { email: 'payer@example.com', name: 'A Payer' };

/** Returns a card as a payer types it. Throws if the card cannot be used. */
export function typed({ testApp }: PaymentsScene, number: string) {
  const card = { number, expiry: '12/34', cvc: '123' };
  const read = readCard(card, 'a key', testApp.clock.now());
  if (!read.ok) throw new Error('The card cannot be used.');
  return { kind: 'card', card: read.card } as const;
}

/** Pays as the card page does. */
export function payWith(
  scene: PaymentsScene,
  sessionId: string,
  how: string | PayWishes['method'] = goodCard,
  { saveCard = false }: { saveCard?: boolean } = {},
): Promise<PayOutcome> {
  const method = typeof how === 'string' ? typed(scene, how) : how;
  return scene.sandbox.act((records) => pay(records, sessionId, { method, payer, saveCard }));
}

/** Opens and pays a checkout. The product has not received the webhook yet. */
export async function openPaid(
  scene: PaymentsScene,
  person: Person,
  packId: Pack = 'medium',
): Promise<Opened> {
  const checkout = await openCheckout(scene, person, packId);
  await payWith(scene, checkout.sessionId);
  return checkout;
}

/** Makes a purchase that is paid and granted. */
export async function buy(
  scene: PaymentsScene,
  person: Person,
  packId: Pack = 'medium',
): Promise<Opened> {
  const checkout = await openPaid(scene, person, packId);
  const { body } = await call(person, 'payment-status', { purchaseId: checkout.purchaseId });
  if (body.status !== 'completed') throw new Error(`The purchase is ${body.status}.`);
  return checkout;
}

/** Returns the newest event of a type, as the provider stores it. */
export async function newestEvent({ stripe }: PaymentsScene, type: string): Promise<Stripe.Event> {
  const { data } = await stripe.events.list({ type, limit: 1 });
  const [event] = data;
  if (!event) throw new Error(`There is no event ${type}.`);
  return event;
}

/** Returns a webhook request as the provider sends it, with a real signature. */
export function signedWebhook(
  { testApp }: PaymentsScene,
  event: object,
  { timestampSeconds, secret }: { timestampSeconds?: number; secret?: string } = {},
): Request {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? testApp.services.payments.webhookSecret,
    timestamp: timestampSeconds ?? Math.floor(testApp.clock.now().getTime() / 1000),
  });
  return new Request(`${testSiteUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  });
}

/** Sends an event to the product as a signed webhook. @returns the status of its answer */
export async function tell(scene: PaymentsScene, event: object, app?: App): Promise<number> {
  const answer = await (app ?? scene.testApp.app).fetch(signedWebhook(scene, event));
  return answer.status;
}

export async function readPurchase(
  { testApp }: Pick<PaymentsScene, 'testApp'>,
  id: string,
): Promise<Purchase> {
  const purchase = await findPurchase(testApp.services.database, id);
  if (!purchase) throw new Error("We couldn't find that purchase.");
  return purchase;
}

export type Books = { balance: number; entries: [kind: string, delta: number][] };

/** Returns the balance and all ledger entries but the free credit, oldest first. Throws when the balance is not their sum. */
export async function readBooks({ testApp }: PaymentsScene, { user }: Person): Promise<Books> {
  const { owner } = testApp.testDatabase;
  const [credits] = await owner<{ balance: number; sum: number }[]>`
    select balance, (select sum(delta)::int from public.credit_entries e where e.user_id = c.user_id) as sum
    from public.credits c where user_id = ${user.id}`;
  const entries = await owner<{ kind: string; delta: number }[]>`
    select kind, delta from public.credit_entries
    where user_id = ${user.id} and kind <> 'free' order by id`;
  if (!credits || credits.balance !== credits.sum)
    throw new Error('The ledger is not the balance.');
  return { balance: credits.balance, entries: entries.map(({ kind, delta }) => [kind, delta]) };
}

export const viewOf = ({ body }: Answer): PurchaseView => body as PurchaseView;

/** Deletes an account as an operator does. */
export async function deleteAccount({ testApp }: PaymentsScene, { user }: Person): Promise<void> {
  const { error } = await testApp.client('service_role').auth.admin.deleteUser(user.id);
  if (error) throw error;
}
