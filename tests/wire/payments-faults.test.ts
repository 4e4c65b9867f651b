import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendOpenRefunds } from '#server/operations/payments/send-open-refunds.ts';
import { settleOpenPurchases } from '#server/operations/payments/settle-open-purchases.ts';
import type { Person } from '#tests/support/people.ts';
import {
  buy,
  call,
  callAt,
  openPaid,
  openPaymentsScene,
  openSecondApp,
  type PaymentsScene,
  readBooks,
  readPurchase,
} from './payments-scene.ts';

let scene: PaymentsScene;
let admin: Person;
beforeAll(async () => {
  scene = await openPaymentsScene();
  admin = await scene.admin();
});
afterAll(() => scene.close());

type Fault = (url: string, init: RequestInit, through: typeof fetch) => Promise<Response>;

const faults: [string, Fault][] = [
  [
    'down',
    async () => {
      throw new TypeError('fetch failed');
    },
  ],
  ['answering 500', async () => Response.json({ error: { type: 'api_error' } }, { status: 500 })],
  [
    'silent',
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
  [
    'losing the connection after it has executed the call',
    async (url, init, through) => {
      await through(url, init);
      throw new TypeError('terminated');
    },
  ],
  ['answering without JSON', async () => new Response('<html>Bad gateway</html>', { status: 200 })],
];

/** Opens a second process whose provider calls fail if they match `at`. Other calls go through. */
function openFaulty(at: RegExp, fault: Fault) {
  const through: typeof fetch = (url, init) => scene.sandbox.api(new Request(url, init));
  const broken: typeof fetch = (url, init = {}) => {
    const called = `${init.method} ${new URL(String(url)).pathname}`;
    return at.test(called) ? fault(String(url), init, through) : through(url, init);
  };
  return openSecondApp(scene, { fetch: broken, timeoutMs: 200 });
}

async function backdate(table: 'public.purchases' | 'private.refund_requests', id: string) {
  const { owner } = scene.testApp.testDatabase;
  await owner`update ${owner(table)} set created_at = now() - interval '3 minutes' where id = ${id}`;
  if (table === 'public.purchases') {
    await owner`update public.purchases set settled_at = null, asked_at = null where id = ${id}`;
  }
}

describe.each(faults)('while the provider is %s', (_name, fault) => {
  test.each([
    ['creating the customer', /POST \/v1\/customers$/],
    ['opening the checkout', /POST \/v1\/checkout\/sessions$/],
  ])('%s fails without loss, and the same key opens the checkout later', async (_step, at) => {
    const cook = await scene.cook();
    const body = { packId: 'small', idempotencyKey: crypto.randomUUID() };
    const { app } = openFaulty(at, fault);
    const refused = await callAt(app, scene, cook, { name: 'create-checkout', body });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment_provider_failed' } });
    expect(String(refused.body.message)).toMatch(/try again in a moment/);

    const { status } = await call(cook, 'create-checkout', body);
    expect(status).toBe(200);
    const { owner } = scene.testApp.testDatabase;
    const purchases = await owner<{ id: string }[]>`
      select id from public.purchases where user_id = ${cook.user.id}`;
    expect(purchases).toHaveLength(1);
    const { data } = await scene.stripe.checkout.sessions.list({ limit: 100 });
    const ofPurchase = data.filter(({ metadata }) => metadata?.purchase_id === purchases[0]?.id);
    expect(ofPurchase).toHaveLength(1);
  });

  test.each([
    ['the session', /GET \/v1\/checkout\/sessions\//],
    ['the refunds', /GET \/v1\/refunds/],
    ['the disputes', /GET \/v1\/disputes/],
  ])('reading %s fails: the known status is shown, the job grants later', async (_step, at) => {
    const cook = await scene.cook();
    const { purchaseId } = await openPaid(scene, cook);
    const { app, services } = openFaulty(at, fault);
    const known = await callAt(app, scene, cook, { name: 'payment-status', body: { purchaseId } });
    expect(known).toMatchObject({
      status: 200,
      body: { status: 'pending', fresh: false, balance: 1 },
    });

    await backdate('public.purchases', purchaseId);
    await settleOpenPurchases(services);
    expect(await readBooks(scene, cook)).toEqual({ balance: 1, entries: [] });
    await backdate('public.purchases', purchaseId);
    await settleOpenPurchases(scene.testApp.services);
    expect(await readBooks(scene, cook)).toEqual({ balance: 26, entries: [['purchase', 25]] });
  });

  test.each([
    ['refunding', /POST \/v1\/refunds/],
    ['reading the status of the refund', /GET \/v1\/refunds/],
  ])('%s fails: the request is kept, and the job sends it once', async (_step, at) => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const { app, services } = openFaulty(at, fault);
    const body = { purchaseId, reason: 'They asked for it.' };
    const refused = await callAt(app, scene, admin, { name: 'refund-purchase', body });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment_provider_failed' } });

    const [request] = await scene.testApp.testDatabase.owner<{ id: string }[]>`
      select id from private.refund_requests where purchase_id = ${purchaseId}`;
    await backdate('private.refund_requests', request?.id ?? '');
    await sendOpenRefunds(services);
    await Promise.all([
      sendOpenRefunds(scene.testApp.services),
      sendOpenRefunds(openSecondApp(scene).services),
    ]);
    expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'refunded' });
    expect((await readBooks(scene, cook)).entries).toEqual([
      ['purchase', 25],
      ['refund', -25],
    ]);
    const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
    const { data } = await scene.stripe.refunds.list({ payment_intent: payment_intent ?? '' });
    expect(data).toHaveLength(1);
  });

  test('a checkout that the cook left stays pending until it can be expired', async () => {
    const cook = await scene.cook();
    const { body: opened } = await call(cook, 'create-checkout', {
      packId: 'small',
      idempotencyKey: crypto.randomUUID(),
    });
    const body = { purchaseId: opened.purchaseId, left: true };
    const { app } = openFaulty(/POST .*\/expire$/, fault);
    const known = await callAt(app, scene, cook, { name: 'payment-status', body });
    expect(known.body).toMatchObject({ status: 'pending', fresh: false });
    expect((await call(cook, 'payment-status', body)).body).toMatchObject({ status: 'cancelled' });
  });
});

test('an API key that the provider rejects answers 502 without showing the key', async () => {
  const cook = await scene.cook();
  const refuse: Fault = async () =>
    Response.json(
      { error: { message: 'Invalid API Key provided: sk_live_planted' } },
      { status: 401 },
    );
  const { app } = openFaulty(/./, refuse);
  const body = { packId: 'small', idempotencyKey: crypto.randomUUID() };
  const answer = await callAt(app, scene, cook, { name: 'create-checkout', body });
  expect(answer).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
  expect(JSON.stringify(answer.body)).not.toContain('planted');
});
