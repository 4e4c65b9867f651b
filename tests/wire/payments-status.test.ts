import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  newestEvent,
  openCheckout,
  openPaid,
  openPaymentsScene,
  type PaymentsScene,
  payWith,
  readBooks,
  tell,
  viewOf,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

describe('the status page', () => {
  test('grants a payment without a webhook exactly once under concurrent requests', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openPaid(scene, cook);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(cook, 'payment-status', { purchaseId })),
    );
    for (const answer of answers) {
      expect(viewOf(answer)).toMatchObject({
        purchaseId,
        status: 'completed',
        packId: 'medium',
        credits: 25,
        amountCents: 999,
        refundedCents: 0,
        currency: 'usd',
        paymentId: sessionId,
        failureCode: null,
        balance: 26,
        fresh: true,
      });
    }
    expect(await tell(scene, await newestEvent(scene, 'checkout.session.completed'))).toBe(200);
    expect(await readBooks(scene, cook)).toEqual({ balance: 26, entries: [['purchase', 25]] });
  });

  test('returns pending while the checkout is open, also after a declined card', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openCheckout(scene, cook);
    expect((await call(cook, 'payment-status', { purchaseId })).body.status).toBe('pending');
    await payWith(scene, sessionId, '4000000000000002');
    expect((await call(cook, 'payment-status', { purchaseId })).body.status).toBe('pending');
  });

  test.each([
    ['insufficient_funds', '4000000000009995'],
    ['card_declined', '4000000000000002'],
    ['card_declined', '4000000000009987'],
    ['expired_card', '4000000000000069'],
    ['invalid_cvc', '4000000000000127'],
    ['processing_error', '4000000000000119'],
  ])('a purchase left after %s fails with that code (%s)', async (code, number) => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openCheckout(scene, cook);
    await payWith(scene, sessionId, number);
    const { body } = await call(cook, 'payment-status', { purchaseId, left: true });
    expect(body).toMatchObject({ status: 'failed', failureCode: code, balance: 1 });
    expect((await scene.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    const paid = await payWith(scene, sessionId);
    expect(paid.kind).toBe('closed');
  });

  test('a purchase left without a payment attempt is cancelled', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await openCheckout(scene, cook);
    const { body } = await call(cook, 'payment-status', { purchaseId, left: true });
    expect(body).toMatchObject({ status: 'cancelled', failureCode: null });
  });

  test('a paid purchase is completed although the buyer left', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await openPaid(scene, cook);
    const { body } = await call(cook, 'payment-status', { purchaseId, left: true });
    expect(body).toMatchObject({ status: 'completed', balance: 26 });
  });

  test.each([
    ['succeeded', 'completed', 26, null],
    ['failed', 'failed', 1, 'insufficient_funds'],
  ] as const)(
    'a bank debit is processing until it has %s',
    async (outcome, status, balance, code) => {
      const cook = await scene.cook();
      const { purchaseId, sessionId } = await openCheckout(scene, cook);
      await payWith(scene, sessionId, { kind: 'debit', outcome, afterSeconds: 60 });
      const { body } = await call(cook, 'payment-status', { purchaseId });
      expect(body).toMatchObject({ status: 'processing', balance: 1 });
      scene.testApp.clock.advance(61_000);
      const type = `checkout.session.async_payment_${outcome}`;
      await scene.sandbox.deliverDue();
      expect(await tell(scene, await newestEvent(scene, type))).toBe(200);
      expect((await call(cook, 'payment-status', { purchaseId })).body).toMatchObject({
        status,
        balance,
        failureCode: code,
      });
    },
  );
});

describe('a purchase of another user', () => {
  test('is a 404 for another cook and an admin, the same as an unknown id', async () => {
    const { purchaseId } = await openPaid(scene, await scene.cook());
    const missing = await call(await scene.cook(), 'payment-status', {
      purchaseId: crypto.randomUUID(),
    });
    expect(missing).toMatchObject({ status: 404, body: { code: 'purchase_not_found' } });
    for (const other of [await scene.cook(), await scene.admin()]) {
      for (const left of [false, true]) {
        const answer = await call(other, 'payment-status', { purchaseId, left });
        expect(answer).toEqual(missing);
      }
    }
  });
});

test('a cancelled purchase is completed when the provider reports it as paid', async () => {
  const cook = await scene.cook();
  const { purchaseId } = await openPaid(scene, cook);
  await scene.testApp.testDatabase.owner`
    update public.purchases set status = 'cancelled' where id = ${purchaseId}`;
  expect(await tell(scene, await newestEvent(scene, 'checkout.session.completed'))).toBe(200);
  expect(await readBooks(scene, cook)).toEqual({ balance: 26, entries: [['purchase', 25]] });
});
