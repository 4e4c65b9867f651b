import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDispute } from '#payment-sandbox/actions/dispute-charge.ts';
import type { Person } from '#tests/support/people.ts';
import {
  buy,
  call,
  callAt,
  newestEvent,
  openCheckout,
  openPaymentsScene,
  openRefunding,
  type PaymentsScene,
  payWith,
  readBooks,
  readPurchase,
  tell,
} from './payments-scene.ts';

let scene: PaymentsScene;
let admin: Person;
beforeAll(async () => {
  scene = await openPaymentsScene();
  admin = await scene.admin();
});
afterAll(() => scene.close());

const reason = 'They wrote to us the same evening.';

async function listRefunds(purchaseId: string) {
  const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
  const { data } = await scene.stripe.refunds.list({ payment_intent: payment_intent ?? '' });
  return data;
}

describe('a refund', () => {
  test('returns the money, takes the credits, and records the admin and reason', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const { status, body } = await call(admin, 'refund-purchase', { purchaseId, reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({ purchaseId, status: 'refunded', refundedCents: 999 });
    expect(body).not.toHaveProperty('balance');
    const { data: entries } = await cook.client
      .from('credit_entries')
      .select('kind, delta, actor_id, reason')
      .eq('kind', 'refund');
    expect(entries).toEqual([{ kind: 'refund', delta: -25, actor_id: admin.user.id, reason }]);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 1 });
  });

  test('that is requested many times at once is made once', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(admin, 'refund-purchase', { purchaseId, reason })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    expect(await listRefunds(purchaseId)).toHaveLength(1);
    expect((await readBooks(scene, cook)).entries).toEqual([
      ['purchase', 25],
      ['refund', -25],
    ]);
    const again = await call(admin, 'refund-purchase', { purchaseId, reason });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_refund', message: expect.stringContaining('All of it') },
    });
  });

  test('uses the id of its stored request as idempotency key', async () => {
    const { purchaseId } = await buy(scene, await scene.cook());
    const { app, keys } = openRefunding(scene);
    const body = { purchaseId, reason };
    await callAt(app, scene, admin, { name: 'refund-purchase', body });
    const requests = await scene.testApp.testDatabase.owner<{ id: string }[]>`
      select id from private.refund_requests where purchase_id = ${purchaseId} and refund_id is not null`;
    expect(keys).toEqual(requests.map(({ id }) => id));
    expect(keys).toHaveLength(1);
  });

  test('is refused to the buyer and to other cooks', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    for (const person of [cook, await scene.cook()]) {
      const answer = await call(person, 'refund-purchase', { purchaseId, reason });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await listRefunds(purchaseId)).toHaveLength(0);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 26 });
  });

  test('needs a reason and a paid purchase', async () => {
    const { purchaseId } = await openCheckout(scene, await scene.cook());
    const answers = [
      await call(admin, 'refund-purchase', { purchaseId, reason: '  ' }),
      await call(admin, 'refund-purchase', { purchaseId: crypto.randomUUID(), reason }),
      await call(admin, 'refund-purchase', { purchaseId, reason }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'bad_request'],
      [404, 'purchase_not_found'],
      [409, 'nothing_to_refund'],
    ]);
  });

  test('of a part at the provider takes its credits; the rest is refunded here', async () => {
    const cook = await scene.cook();
    const { purchaseId } = await buy(scene, cook);
    const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
    await scene.stripe.refunds.create({ payment_intent: payment_intent ?? '', amount: 400 });
    await tell(scene, await newestEvent(scene, 'charge.refunded'));
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 16 });
    await call(admin, 'refund-purchase', { purchaseId, reason });
    expect((await listRefunds(purchaseId)).map(({ amount }) => amount).sort()).toEqual([400, 599]);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 1 });
  });

  test.each([
    ['partial', { amount: 400 }, { status: 'completed', refunded_cents: 400 }, 16],
    ['full', {}, { status: 'refunded', refunded_cents: 999 }, 1],
  ])(
    'after an unreported refund at the provider (%s) is refused, and that refund is recorded',
    async (_part, sent, known, balance) => {
      const cook = await scene.cook();
      const { purchaseId } = await buy(scene, cook);
      const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
      await scene.stripe.refunds.create({ payment_intent: payment_intent ?? '', ...sent });
      const refused = await call(admin, 'refund-purchase', { purchaseId, reason });
      expect(refused).toMatchObject({ status: 409, body: { code: 'cannot_refund' } });
      expect(await readPurchase(scene, purchaseId)).toMatchObject(known);
      expect(await readBooks(scene, cook)).toMatchObject({ balance });
      const again = await call(admin, 'refund-purchase', { purchaseId, reason });
      expect(again.status).toBe(known.status === 'refunded' ? 409 : 200);
      expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'refunded' });
    },
  );

  test('that fails later gives the credits back', async () => {
    const cook = await scene.cook();
    const { purchaseId, sessionId } = await openCheckout(scene, cook);
    // Stripe's test card whose refunds fail later.
    await payWith(scene, sessionId, '4000000000005126');
    await call(cook, 'payment-status', { purchaseId });
    await call(admin, 'refund-purchase', { purchaseId, reason });
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 1 });
    scene.testApp.clock.advance(11_000);
    await scene.sandbox.deliverDue();
    expect(await tell(scene, await newestEvent(scene, 'refund.failed'))).toBe(200);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 26 });
    expect(await readPurchase(scene, purchaseId)).toMatchObject({
      status: 'completed',
      refunded_cents: 0,
    });
  });
});

describe('a dispute', () => {
  async function openDisputed(cook: Person) {
    const { purchaseId, sessionId } = await openCheckout(scene, cook);
    await payWith(scene, sessionId, '4000000000000259');
    await call(cook, 'payment-status', { purchaseId });
    scene.testApp.clock.advance(11_000);
    await scene.sandbox.deliverDue();
    return purchaseId;
  }

  test('takes the credits with the funds and returns them with the funds', async () => {
    const cook = await scene.cook();
    const purchaseId = await openDisputed(cook);
    const opened = await newestEvent(scene, 'charge.dispute.funds_withdrawn');
    expect(await tell(scene, opened)).toBe(200);
    expect(await tell(scene, { ...opened, id: 'evt_again' })).toBe(200);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 1 });
    expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'disputed' });
    const refused = await call(admin, 'refund-purchase', { purchaseId, reason });
    expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_to_refund' } });

    const { payment_intent_id: payment_intent } = await readPurchase(scene, purchaseId);
    const { data } = await scene.stripe.disputes.list({ payment_intent: payment_intent ?? '' });
    await scene.sandbox.act(async (records) =>
      closeDispute(records, await records.need('dispute', data[0]?.id ?? ''), 'won'),
    );
    expect(await tell(scene, await newestEvent(scene, 'charge.dispute.funds_reinstated'))).toBe(
      200,
    );
    // The older event arrives late: the product fetches the current state from the provider instead.
    expect(await tell(scene, { ...opened, id: 'evt_late' })).toBe(200);
    expect(await readBooks(scene, cook)).toEqual({
      balance: 26,
      entries: [
        ['purchase', 25],
        ['dispute', -25],
        ['dispute', 25],
      ],
    });
    expect(await readPurchase(scene, purchaseId)).toMatchObject({ status: 'completed' });
  });

  test('takes no more credits than the balance and records the shortfall', async () => {
    const cook = await scene.cook();
    const purchaseId = await openDisputed(cook);
    await scene.testApp.testDatabase.owner`
      update public.credits set balance = 4 where user_id = ${cook.user.id}`;
    expect(await tell(scene, await newestEvent(scene, 'charge.dispute.created'))).toBe(200);
    expect(await readBooks(scene, cook)).toMatchObject({ balance: 0 });
    const [row] = await scene.testApp.testDatabase.owner<{ shortfall_credits: number }[]>`
      select shortfall_credits from public.purchases where id = ${purchaseId}`;
    expect(row?.shortfall_credits).toBe(21);
  });
});
