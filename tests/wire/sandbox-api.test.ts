import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDispute, openDispute } from '#payment-sandbox/actions/dispute-charge.ts';
import { openCheckout, openSandboxScene, payWith, type SandboxScene } from './sandbox-scene.ts';

let scene: SandboxScene;
beforeAll(async () => {
  scene = await openSandboxScene();
});
afterAll(() => scene.close());

/** Returns the error that the official client throws for a response. */
async function errorOf(
  asked: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`No error of Stripe, but ${String(error)}`);
}

async function paid(): Promise<{ session: Stripe.Checkout.Session; intent: string }> {
  const open = await openCheckout(scene);
  await payWith(scene, open.id, '4242424242424242');
  const session = await scene.stripe.checkout.sessions.retrieve(open.id);
  return { session, intent: String(session.payment_intent) };
}

function dispute(charge: string) {
  return scene.sandbox.act(async (records) =>
    openDispute(records, await records.need('charge', charge)),
  );
}

describe('a checkout session', () => {
  test('is created open, with its URL, and can be retrieved', async () => {
    const session = await openCheckout(scene);
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 999,
      currency: 'usd',
      payment_intent: null,
      metadata: { purchase_id: 'purchase-1' },
      url: `http://localhost:3000/sandbox/checkout/${session.id}`,
    });
    expect(session.id).toMatch(/^cs_test_/);
    const again = await scene.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items'],
    });
    expect(again.line_items?.data).toMatchObject([
      { description: '25 recipe credits', amount_total: 999, quantity: 1 },
    ]);
  });

  test('can be expired only once', async () => {
    const { id } = await openCheckout(scene);
    const expired = await scene.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    const error = await errorOf(scene.stripe.checkout.sessions.expire(id));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(error.message).toContain('has a status of expired');
  });

  test('expires automatically at expires_at', async () => {
    const soon = Math.floor(scene.now().getTime() / 1000) + 1800;
    const { id } = await openCheckout(scene, { expires_at: soon });
    scene.advance(1_801_000);
    expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
    const outcome = await payWith(scene, id, '4242424242424242');
    expect(outcome.kind).toBe('closed');
  });

  test('expands its payment, with charge and method, after it is paid', async () => {
    const { session, intent } = await paid();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intent).toMatch(/^pi_/);
    const expanded = await scene.stripe.checkout.sessions.retrieve(session.id, {
      expand: [
        'payment_intent.latest_charge.refunds',
        'payment_intent.payment_method',
        'setup_intent',
      ],
    });
    expect(expanded.payment_intent).toMatchObject({
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 999,
      metadata: { purchase_id: 'purchase-1' },
      latest_charge: { object: 'charge', paid: true, refunds: { object: 'list', data: [] } },
      payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } },
    });
  });

  test('refuses the parameters that Stripe refuses and names them', async () => {
    const none = await errorOf(scene.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(none).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'session' });
    const stranger = await errorOf(openCheckout(scene, { customer: 'cus_none' }));
    expect(stranger).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
    const late = await errorOf(openCheckout(scene, { expires_at: 1 }));
    expect(late.param).toBe('expires_at');
    const bare = await errorOf(openCheckout(scene, { success_url: 'nowhere' }));
    expect(bare.param).toBe('success_url');
    const odd = await errorOf(openCheckout(scene, { automatic_tax: { enabled: true } }));
    expect(odd).toMatchObject({ code: 'parameter_unknown', param: 'automatic_tax' });
    const nothing = await errorOf(openCheckout(scene, { line_items: [] }));
    expect(nothing.param).toBe('line_items');
    const unexpandable = await errorOf(
      scene.stripe.checkout.sessions.retrieve((await openCheckout(scene)).id, {
        expand: ['sauce'],
      }),
    );
    expect(unexpandable.message).toBe('This property cannot be expanded (sauce).');
  });
});

describe('an idempotency key', () => {
  test('returns the same response for repeated and concurrent requests', async () => {
    const idempotencyKey = randomUUID();
    const sessions = await Promise.all(
      Array.from({ length: 5 }, () => openCheckout(scene, {}, { idempotencyKey })),
    );
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    const again = await openCheckout(scene, {}, { idempotencyKey });
    expect(again).toEqual(sessions[0]);
    // With the fetch HTTP client, these are the headers of fetch.
    const headers = again.lastResponse.headers as unknown as Headers;
    expect(headers.get('idempotent-replayed')).toBe('true');
  });

  test('is refused with other parameters', async () => {
    const idempotencyKey = randomUUID();
    await openCheckout(scene, {}, { idempotencyKey });
    const error = await errorOf(
      openCheckout(scene, { client_reference_id: 'x' }, { idempotencyKey }),
    );
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(error.rawType).toBe('idempotency_error');
  });

  test('replays the error of an executed request, but not a validation error', async () => {
    const { intent } = await paid();
    const charge = String((await scene.stripe.paymentIntents.retrieve(intent)).latest_charge);
    const disputed = await dispute(charge);
    const run = { idempotencyKey: randomUUID() };
    const refund = () => scene.stripe.refunds.create({ payment_intent: intent }, run);
    expect(await errorOf(refund())).toMatchObject({ code: 'charge_disputed', statusCode: 400 });
    const unread = { idempotencyKey: randomUUID() };
    await errorOf(openCheckout(scene, { expires_at: 1 }, unread));
    expect((await openCheckout(scene, {}, unread)).status).toBe('open');
    await scene.sandbox.act(async (records) =>
      closeDispute(records, await records.need('dispute', disputed.id), 'won'),
    );
    expect(await errorOf(refund())).toMatchObject({ code: 'charge_disputed' });
  });

  test('expires after a day', async () => {
    const idempotencyKey = randomUUID();
    const first = await openCheckout(scene, {}, { idempotencyKey });
    scene.advance(25 * 3_600_000);
    const second = await openCheckout(scene, {}, { idempotencyKey });
    expect(second.id).not.toBe(first.id);
  });
});

describe('refunds and disputes', () => {
  test('a payment can be refunded in parts, up to its amount', async () => {
    const { intent } = await paid();
    const part = await scene.stripe.refunds.create({
      payment_intent: intent,
      amount: 300,
      reason: 'requested_by_customer',
      metadata: { request_id: 'r1' },
    });
    expect(part).toMatchObject({ object: 'refund', amount: 300, status: 'succeeded' });
    expect(part.id).toMatch(/^re_/);
    const tooMuch = scene.stripe.refunds.create({ payment_intent: intent, amount: 700 });
    const refusal = await errorOf(tooMuch);
    expect(refusal.message).toContain('greater than unrefunded amount');
    expect([refusal.code, refusal.param]).toEqual([undefined, 'amount']);
    await scene.stripe.refunds.create({ payment_intent: intent });
    const error = await errorOf(scene.stripe.refunds.create({ payment_intent: intent }));
    expect(error.code).toBe('charge_already_refunded');
    const refunds = await scene.stripe.refunds.list({ payment_intent: intent });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([699, 300]);
    const { latest_charge: charge } = await scene.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ amount_refunded: 999, refunded: true });
  });

  test('two concurrent refunds refund the payment once', async () => {
    const { intent } = await paid();
    const both = await Promise.allSettled(
      [1, 2].map(() => scene.stripe.refunds.create({ payment_intent: intent })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('lists are paginated, newest first', async () => {
    const { intent } = await paid();
    for (const amount of [100, 200, 300]) {
      await scene.stripe.refunds.create({ payment_intent: intent, amount });
    }
    const first = await scene.stripe.refunds.list({ payment_intent: intent, limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/refunds' });
    expect(first.data.map(({ amount }) => amount)).toEqual([300, 200]);
    const all = await scene.stripe.refunds
      .list({ payment_intent: intent, limit: 1 })
      .autoPagingToArray({ limit: 10 });
    expect(all.map(({ amount }) => amount)).toEqual([300, 200, 100]);
  });

  test('a dispute withdraws the amount, and winning it returns the amount', async () => {
    const { intent } = await paid();
    const charge = String((await scene.stripe.paymentIntents.retrieve(intent)).latest_charge);
    const { id } = await dispute(charge);
    const open = await scene.stripe.disputes.list({ payment_intent: intent });
    expect(open.data).toMatchObject([
      { id, status: 'needs_response', amount: 999, balance_transactions: [{ amount: -999 }] },
    ]);
    await scene.sandbox.act(async (records) =>
      closeDispute(records, await records.need('dispute', id), 'won'),
    );
    const won = await scene.stripe.disputes.retrieve(id);
    expect(won.status).toBe('won');
    expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-999, 999]);
  });
});

describe('customers and their cards', () => {
  test('a card is saved during payment, listed and detached', async () => {
    const customer = await scene.stripe.customers.create({
      email: 'cook@example.com',
      metadata: { user_id: 'u1' },
    });
    expect(customer.id).toMatch(/^cus_/);
    const session = await openCheckout(scene, {
      customer: customer.id,
      saved_payment_method_options: { payment_method_save: 'enabled' },
    });
    await payWith(scene, session.id, '5555555555554444', { saveCard: true });
    const saved = await scene.stripe.customers.listPaymentMethods(customer.id, { type: 'card' });
    expect(saved.data).toMatchObject([
      { card: { brand: 'mastercard', last4: '4444' }, allow_redisplay: 'always' },
    ]);
    const [method] = saved.data;
    const detached = await scene.stripe.paymentMethods.detach(method?.id ?? '');
    expect(detached.customer).toBeNull();
    const left = await scene.stripe.paymentMethods.list({ customer: customer.id });
    expect(left.data).toEqual([]);
    const twice = await errorOf(scene.stripe.paymentMethods.detach(method?.id ?? ''));
    expect(twice.message).toContain('not attached to a customer');
  });

  test('a deleted customer is returned as deleted and has no cards', async () => {
    const { id } = await scene.stripe.customers.create({ name: 'Test Cook' });
    expect(await scene.stripe.customers.update(id, { name: 'Another' })).toMatchObject({
      name: 'Another',
    });
    expect(await scene.stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await scene.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    const error = await errorOf(scene.stripe.customers.listPaymentMethods(id));
    expect(error).toMatchObject({ code: 'resource_missing', param: 'customer' });
  });
});

describe('an unsupported request', () => {
  test('is 404, and a live key is 401', async () => {
    const error = await errorOf(scene.stripe.products.create({ name: 'Soup' }));
    expect(error).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
    expect(error.message).toContain('Unrecognized request URL (POST: /v1/products)');
    const live = new Stripe('sk_live_x', {
      httpClient: Stripe.createFetchHttpClient((url, init) =>
        scene.sandbox.api(new Request(url, init)),
      ),
    });
    expect(await errorOf(live.refunds.list())).toMatchObject({ statusCode: 401 });
  });
});
