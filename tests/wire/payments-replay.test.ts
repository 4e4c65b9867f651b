import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  newestEvent,
  openPaid,
  openPaymentsScene,
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

const paidOnce = { balance: 26, entries: [['purchase', 25]] };
const completed = 'checkout.session.completed';

describe('a replayed webhook changes nothing', () => {
  test('when it is sent several times in a row', async () => {
    const cook = await scene.cook();
    await openPaid(scene, cook);
    const event = await newestEvent(scene, completed);
    for (let sent = 0; sent < 4; sent += 1) expect(await tell(scene, event)).toBe(200);
    expect(await readBooks(scene, cook)).toEqual(paidOnce);
  });

  test('when it is sent many times at once to two processes', async () => {
    const cook = await scene.cook();
    await openPaid(scene, cook);
    const event = await newestEvent(scene, completed);
    const second = openSecondApp(scene);
    const apps = Array.from({ length: 12 }, (_, n) => (n % 2 ? second.app : scene.testApp.app));
    const answers = await Promise.all(apps.map((app) => tell(scene, event, app)));
    expect(answers).toEqual(apps.map(() => 200));
    expect(await readBooks(scene, cook)).toEqual(paidOnce);
  });

  test('after a restart', async () => {
    const cook = await scene.cook();
    await openPaid(scene, cook);
    const event = await newestEvent(scene, completed);
    expect(await tell(scene, event)).toBe(200);
    expect(await tell(scene, event, openSecondApp(scene).app)).toBe(200);
    expect(await readBooks(scene, cook)).toEqual(paidOnce);
  });

  test('under other event ids, in a row and at once', async () => {
    const cook = await scene.cook();
    await openPaid(scene, cook);
    const event = await newestEvent(scene, completed);
    const renamed = () => ({ ...event, id: `evt_${randomUUID()}` });
    expect(await tell(scene, renamed())).toBe(200);
    expect(await tell(scene, renamed())).toBe(200);
    await Promise.all(Array.from({ length: 6 }, () => tell(scene, renamed())));
    expect(await readBooks(scene, cook)).toEqual(paidOnce);
  });

  test('when the refund arrives before the payment and both are repeated', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openPaid(scene, cook);
    const paid = await newestEvent(scene, completed);
    const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
    await scene.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    const refunded = await newestEvent(scene, 'charge.refunded');
    const made = await newestEvent(scene, 'refund.created');

    for (const event of [refunded, made, paid, refunded, made, paid]) {
      expect(await tell(scene, { ...event, id: `evt_${randomUUID()}` })).toBe(200);
    }
    expect(await readBooks(scene, cook)).toEqual({
      balance: 1,
      entries: [
        ['purchase', 25],
        ['refund', -25],
      ],
    });
    expect(await readPurchase(scene, purchaseId)).toMatchObject({
      status: 'refunded',
      refunded_cents: 999,
    });
  });

  test('when a refund event names only a payment that is not known yet', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openPaid(scene, cook);
    const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
    const intent = String(session.payment_intent);
    await scene.stripe.refunds.create({ payment_intent: intent, amount: 400 });
    const made = await newestEvent(scene, 'refund.created');
    expect((await readPurchase(scene, purchaseId)).payment_intent_id).toBeNull();
    expect(await tell(scene, made)).toBe(200);
    expect(await readBooks(scene, cook)).toEqual({
      balance: 16,
      entries: [
        ['purchase', 25],
        ['refund', -10],
      ],
    });
  });

  test('when partial refunds arrive late, twice and out of order', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
    const events = [];
    for (const amount of [333, 333, 333]) {
      await scene.stripe.refunds.create({ payment_intent: payment_intent ?? '', amount });
      events.unshift(await newestEvent(scene, 'charge.refunded'));
    }
    await Promise.all([...events, ...events].map((event) => tell(scene, event)));
    const { balance, entries } = await readBooks(scene, cook);
    expect(balance).toBe(1);
    expect(entries.filter(([kind]) => kind === 'refund')).toHaveLength(3);
  });
});
