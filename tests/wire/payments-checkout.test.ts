import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import {
  call,
  callAt,
  newestEvent,
  openCheckout,
  openPaymentsScene,
  openSecondApp,
  type PaymentsScene,
  payWith,
  readBooks,
  readPurchase,
  tell,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

const order = (packId = 'medium') => ({ packId, idempotencyKey: crypto.randomUUID() });

describe('opening a checkout', () => {
  test('charges the price of the packs table and returns to the status page', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId, url } = await openCheckout(scene, cook, 'large');
    expect(url).toContain(sessionId);
    const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 1499,
      currency: 'usd',
      adaptive_pricing: { enabled: false },
      client_reference_id: purchaseId,
      metadata: { purchase_id: purchaseId },
      success_url: `http://saffron.test/payment/status?status=processing&amount=14.99&transaction_id=${purchaseId}&payment_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `http://saffron.test/payment/status?status=cancelled&amount=14.99&transaction_id=${purchaseId}&payment_id={CHECKOUT_SESSION_ID}`,
    });
    const purchase = await readPurchase(scene, purchaseId);
    expect(purchase).toMatchObject({ user_id: cook.user.id, status: 'pending', credits: 50 });
    const openForMs = session.expires_at * 1000 - purchase.created_at.getTime();
    expect(Math.round(openForMs / 60_000)).toBe(60);
    const customer = await scene.stripe.customers.retrieve(String(session.customer));
    expect(customer).toMatchObject({ email: cook.email, metadata: { user_id: cook.user.id } });
  });

  test('the same key returns the same checkout, also concurrently on two processes', async () => {
    const cook = await scene.cook();
    const body = order();
    const first = await call(cook, 'create-checkout', body);
    const { app } = openSecondApp(scene);
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        call(cook, 'create-checkout', body),
        callAt(app, scene, cook, { name: 'create-checkout', body }),
      ]),
    );
    expect(answers).toEqual(answers.map(() => first));
  });

  test('two processes that start with the same key at once open one checkout', async () => {
    const cook = await scene.cook();
    const body = order();
    const { app } = openSecondApp(scene);
    const name = 'create-checkout';
    const answers = await Promise.all([
      call(cook, name, body),
      callAt(app, scene, cook, { name, body }),
      call(cook, name, body),
      callAt(app, scene, cook, { name, body }),
    ]);
    // A request during the provider call may get 503 and have to retry.
    const opened = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(new Set(opened.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { data } = await scene.stripe.checkout.sessions.list({ limit: 100 });
    const { checkout_session_id: id } = await readPurchase(
      scene,
      String(opened[0]?.body.purchaseId),
    );
    const { customer } = await scene.stripe.checkout.sessions.retrieve(id ?? '');
    expect(data.filter((session) => session.customer === customer)).toHaveLength(1);
  });

  test('another pack under the same key is refused', async () => {
    const cook = await scene.cook();
    const body = order('small');
    expect((await call(cook, 'create-checkout', body)).status).toBe(200);
    const answer = await call(cook, 'create-checkout', { ...body, packId: 'large' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  test('the client cannot set the price', async () => {
    const cook = await scene.cook();
    const body = { ...order('medium'), amountCents: 1, priceCents: 1, credits: 5000 };
    const answer = await call(cook, 'create-checkout', body);
    const purchase = await readPurchase(scene, String(answer.body.purchaseId));
    expect(purchase).toMatchObject({ amount_cents: 999, credits: 25 });
  });

  test.each([
    ['an unknown pack', { packId: 'huge', idempotencyKey: crypto.randomUUID() }],
    ['a missing idempotency key', { packId: 'small' }],
    ['an empty body', {}],
  ])('%s is a bad request', async (_name, body) => {
    const answer = await call(await scene.cook(), 'create-checkout', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  test('the twenty-first checkout within an hour is refused', async () => {
    const cook = await scene.cook();
    await scene.testApp.testDatabase.owner`
      insert into public.purchases (user_id, pack, credits, amount_cents)
      select ${cook.user.id}, 'small', 10, 499 from generate_series(1, 20)`;
    const answer = await call(cook, 'create-checkout', order());
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_checkouts' } });
  });

  test('is refused to signed-out callers', async () => {
    const { error } = await scene.testApp
      .client()
      .functions.invoke('create-checkout', { body: order() });
    expect(await error.context.json()).toMatchObject({
      code: 'signed_out',
      title: 'Authentication Required',
      message: 'Please log in to view your credits.',
    });
  });

  test('a checkout that the cook left is over, also for its key', async () => {
    const cook = await scene.cook();
    const body = order();
    const { body: opened } = await call(cook, 'create-checkout', body);
    await call(cook, 'payment-status', { purchaseId: opened.purchaseId, left: true });
    const answer = await call(cook, 'create-checkout', body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'checkout_over' } });
  });

  test('a customer deleted at the provider is created again', async () => {
    const cook = await scene.cook();
    const { sessionId } = await openCheckout(scene, cook);
    const before = await scene.stripe.checkout.sessions.retrieve(sessionId);
    await scene.stripe.customers.del(String(before.customer));
    const again = await openCheckout(scene, cook);
    const after = await scene.stripe.checkout.sessions.retrieve(again.sessionId);
    expect(after.customer).not.toBe(before.customer);
    expect(after.customer).toMatch(/^cus_/);
  });

  async function readCustomer(cook: Person) {
    const { sessionId } = await openCheckout(scene, cook);
    const { customer } = await scene.stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['customer'],
    });
    return customer;
  }

  async function moveTo(cook: Person, address: string) {
    await scene.testApp.testDatabase.owner`
      update auth.users set email = ${address} where id = ${cook.user.id}`;
  }

  test('a changed email address is updated at the provider, where it is read-only', async () => {
    const cook = await scene.cook();
    const before = await readCustomer(cook);
    await moveTo(cook, `moved-${cook.email}`);
    const after = await readCustomer(cook);
    expect(before).toMatchObject({ email: cook.email });
    expect(after).toEqual({ ...(before as object), email: `moved-${cook.email}` });
  });

  test('an email address that the provider rejects does not block a purchase', async () => {
    const cook = await scene.cook();
    await moveTo(cook, `${cook.user.id}@kitchen`);
    const made = await readCustomer(cook);
    expect(made).toMatchObject({ email: null, metadata: { user_id: cook.user.id } });
    expect(await readCustomer(cook)).toEqual(made);
  });
});

test.each([
  ['the customer', '/v1/customers'],
  ['the checkout', '/v1/checkout/sessions'],
])(
  'a provider 500 replayed for the idempotency key of %s does not block a retry',
  async (_what, path) => {
    const cook = await scene.cook();
    const failed = new Set<string>();
    // Stripe also replays a 500 answer for its idempotency key.
    const keeping: typeof fetch = async (url, init) => {
      const request = new Request(url, init);
      const key = request.headers.get('idempotency-key') ?? '';
      const isOther =
        new URL(request.url).pathname !== path || (failed.size > 0 && !failed.has(key));
      if (isOther) return scene.sandbox.api(request);
      const headers: HeadersInit = failed.has(key) ? { 'idempotent-replayed': 'true' } : {};
      failed.add(key);
      return Response.json({ error: { type: 'api_error' } }, { status: 500, headers });
    };
    const { app } = openSecondApp(scene, { fetch: keeping });
    const body = order();
    const answers = [
      await callAt(app, scene, cook, { name: 'create-checkout', body }),
      await callAt(app, scene, cook, { name: 'create-checkout', body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(failed.size).toBe(1);
  },
);

test('without payments, no checkout is opened and no purchase is stored', async () => {
  const testApp = await createTestApp();
  const cook = await signUpConfirmed(testApp);
  const answer = await call(cook, 'create-checkout', order());
  expect(answer).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
  expect(await testApp.testDatabase.owner`select id from public.purchases`).toHaveLength(0);
  expect((await call(cook, 'list-payment-methods')).body).toEqual({ paymentMethods: [] });
  await testApp.close();
});

describe('a payment that differs from the price', () => {
  test.each([
    ['less than the price', { amount_received: 1 }],
    ['another currency', { currency: 'idr' }],
  ])('%s: nothing is granted, and the webhook answers 409', async (_name, change) => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openCheckout(scene, cook);
    await payWith(scene, sessionId);
    const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
    await scene.sandbox.act(async (records) => {
      const payment = await records.need('payment_intent', String(session.payment_intent));
      await records.save({ ...payment, body: { ...payment.body, ...change } });
    });
    expect(await tell(scene, await newestEvent(scene, 'checkout.session.completed'))).toBe(409);
    const { body } = await call(cook, 'payment-status', { purchaseId });
    expect(body).toMatchObject({ status: 'pending', fresh: false, balance: 1 });
    expect(await readBooks(scene, cook)).toEqual({ balance: 1, entries: [] });
  });
});
