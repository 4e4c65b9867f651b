import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abandonPurchases } from '#server/operations/payments/abandon-purchases.ts';
import { deleteOrphanedCustomers } from '#server/operations/payments/delete-orphaned-customers.ts';
import { readUndeliveredEvents } from '#server/operations/payments/read-undelivered-events.ts';
import { settleOpenPurchases } from '#server/operations/payments/settle-open-purchases.ts';
import {
  buy,
  call,
  callAt,
  deleteAccount,
  newestEvent,
  openCheckout,
  openPaid,
  openPaymentsScene,
  openRefunding,
  openSecondApp,
  type PaymentsScene,
  readBooks,
  readPurchase,
  tell,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

async function makeOlder(id: string, minutes: number) {
  await scene.testApp.testDatabase.owner`
    update public.purchases set created_at = created_at - make_interval(mins => ${minutes}),
      settled_at = null, asked_at = null
    where id = ${id}`;
}

describe('the job that settles open purchases', () => {
  test('grants a purchase without a webhook once, on two processes at a time', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await openPaid(scene, cook);
    await settleOpenPurchases(scene.testApp.services);
    expect(await readBooks(scene, cook)).toEqual({ balance: 1, entries: [] });

    await makeOlder(purchaseId, 5);
    const second = openSecondApp(scene).services;
    await Promise.all([settleOpenPurchases(scene.testApp.services), settleOpenPurchases(second)]);
    expect(await readBooks(scene, cook)).toEqual({ balance: 26, entries: [['purchase', 25]] });
  });

  test('continues after a purchase that cannot be settled', async () => {
    const [broken, cook] = [await scene.cook(), await scene.cook()];
    const first = await openPaid(scene, broken);
    await scene.testApp.testDatabase.owner`
      update public.purchases set amount_cents = 1 where id = ${first.purchaseId}`;
    const { purchaseId } = await openPaid(scene, cook);
    await makeOlder(first.purchaseId, 10);
    await makeOlder(purchaseId, 5);
    await settleOpenPurchases(scene.testApp.services);
    expect(await readBooks(scene, broken)).toEqual({ balance: 1, entries: [] });
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 26 });
  });

  test('cancels a checkout of another provider once it has expired', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await openCheckout(scene, cook);
    const { owner } = scene.testApp.testDatabase;
    await owner`update public.purchases set checkout_session_id = 'cs_of_another' where id = ${purchaseId}`;
    await makeOlder(purchaseId, 5);
    await settleOpenPurchases(scene.testApp.services);
    expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'pending' });
    await owner`update public.purchases set checkout_expires_at = now() - interval '1 minute' where id = ${purchaseId}`;
    await makeOlder(purchaseId, 5);
    await settleOpenPurchases(scene.testApp.services);
    expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'cancelled' });
  });
});

test('undelivered events are read: a refund of an already settled purchase', async () => {
  const cook = await scene.cook();
  const { purchaseId } = await buy(scene, cook);
  const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
  await scene.stripe.refunds.create({ payment_intent: payment_intent ?? '' });
  const second = openSecondApp(scene).services;
  await Promise.all([readUndeliveredEvents(scene.testApp.services), readUndeliveredEvents(second)]);
  await readUndeliveredEvents(scene.testApp.services);
  expect((await readBooks(scene, cook)).entries).toEqual([
    ['purchase', 25],
    ['refund', -25],
  ]);
  expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'refunded' });
});

test('a refund is read even if the provider has no undelivered event', async () => {
  const cook = await scene.cook();
  const { purchaseId } = await buy(scene, cook);
  const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
  await scene.stripe.refunds.create({ payment_intent: payment_intent ?? '' });
  // For the provider, every event was delivered.
  await scene.testApp.testDatabase.owner`
    update private.sandbox_deliveries set delivered_at = now(), due_at = null where delivered_at is null`;
  expect((await scene.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  await readUndeliveredEvents(scene.testApp.services);
  expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'refunded' });
});

test('a purchase without a checkout is cancelled, and its key reopens it', async () => {
  const cook = await scene.cook();
  const down: typeof fetch = async () => {
    throw new TypeError('fetch failed');
  };
  const body = { packId: 'small', idempotencyKey: crypto.randomUUID() };
  const { app } = openSecondApp(scene, { fetch: down });
  await callAt(app, scene, cook, { name: 'create-checkout', body });
  const { owner } = scene.testApp.testDatabase;
  const own = owner`user_id = ${cook.user.id}`;
  await owner`update public.purchases set created_at = now() - interval '3 hours' where ${own}`;
  await abandonPurchases(scene.testApp.services);
  const [given] = await owner<
    { status: string }[]
  >`select status from public.purchases where ${own}`;
  expect(given?.status).toBe('cancelled');

  // Too late: the provider opens no checkout that expires within half an hour.
  const late = await call(cook, 'create-checkout', body);
  expect(late).toMatchObject({ status: 409, body: { code: 'checkout_over' } });
  await owner`update public.purchases set created_at = now() where ${own}`;
  expect((await call(cook, 'create-checkout', body)).status).toBe(200);
  const [open] = await owner<
    { status: string }[]
  >`select status from public.purchases where ${own}`;
  expect(open?.status).toBe('pending');
});

describe('a deleted account', () => {
  test('gets its money back once if it was deleted before the webhook', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await openPaid(scene, cook);
    await deleteAccount(scene, cook);
    await makeOlder(purchaseId, 5);
    const { services: second, keys } = openRefunding(scene);
    await settleOpenPurchases(second);
    expect(keys).toEqual([`undeliverable-${purchaseId}-999`]);
    await makeOlder(purchaseId, 5);
    const event = await newestEvent(scene, 'checkout.session.completed');
    await Promise.all([
      tell(scene, event),
      settleOpenPurchases(scene.testApp.services),
      tell(scene, { ...event, id: 'evt_another' }),
    ]);
    const purchase = await readPurchase(scene, purchaseId);
    expect(purchase).toMatchObject({ status: 'refunded', refunded_cents: 999, user_id: null });
    const { data } = await scene.stripe.refunds.list({
      payment_intent: purchase.payment_intent_id ?? '',
    });
    expect(data).toHaveLength(1);
  });

  test('gets only the rest back after a partial refund', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openPaid(scene, cook);
    const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
    const payment_intent = String(session.payment_intent);
    await deleteAccount(scene, cook);
    await scene.stripe.refunds.create({ payment_intent, amount: 400 });
    await makeOlder(purchaseId, 5);
    const { services: second, keys } = openRefunding(scene);
    await settleOpenPurchases(second);
    expect(keys).toEqual([`undeliverable-${purchaseId}-599`]);
    expect(await readPurchase(scene, purchaseId)).toMatchObject({
      status: 'refunded',
      refunded_cents: 999,
    });
  });

  test('is deleted at the provider too, with its cards', async () => {
    const cook = await scene.cook();
    const { sessionId } = await buy(scene, cook);
    const { customer } = await scene.stripe.checkout.sessions.retrieve(sessionId);
    await deleteAccount(scene, cook);
    await deleteOrphanedCustomers(scene.testApp.services);
    expect(await scene.stripe.customers.retrieve(String(customer))).toMatchObject({
      deleted: true,
    });
    const left = await scene.testApp.testDatabase.owner`
      select customer_id from private.payment_customers where customer_id = ${String(customer)}`;
    expect(left).toHaveLength(0);
    // Again, and for one that the provider has forgotten by itself.
    await deleteOrphanedCustomers(scene.testApp.services);
  });

  test('is deleted there even if the provider refuses an earlier one', async () => {
    const customers = [];
    for (const cook of [await scene.cook(), await scene.cook()]) {
      const { sessionId } = await buy(scene, cook);
      const { customer } = await scene.stripe.checkout.sessions.retrieve(sessionId);
      customers.push(String(customer));
      await deleteAccount(scene, cook);
    }
    const [refused, next] = customers;
    const refusing: typeof fetch = async (url, init) => {
      const request = new Request(url, init);
      return request.method === 'DELETE' && request.url.endsWith(`/${refused}`)
        ? Response.json({ error: { type: 'invalid_request_error' } }, { status: 400 })
        : scene.sandbox.api(request);
    };
    await deleteOrphanedCustomers(openSecondApp(scene, { fetch: refusing }).services);
    const left = await scene.testApp.testDatabase.owner<{ customer_id: string }[]>`
      select customer_id from private.payment_customers where user_id is null`;
    expect(left.map(({ customer_id: id }) => id)).toEqual([refused]);
    expect(await scene.stripe.customers.retrieve(next ?? '')).toMatchObject({ deleted: true });
    await deleteOrphanedCustomers(scene.testApp.services);
  });
});
