import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endChallenge } from '#payment-sandbox/actions/end-challenge.ts';
import { endDebit } from '#payment-sandbox/actions/end-debit.ts';
import { type PayOutcome, pay } from '#payment-sandbox/actions/pay.ts';
import { saveCard } from '#payment-sandbox/actions/save-card.ts';
import { testCards } from '#payment-sandbox/cards/test-cards.ts';
import {
  openCheckout,
  openSandboxScene,
  payWith,
  type SandboxScene,
  typed,
  typesOf,
} from './sandbox-scene.ts';

let scene: SandboxScene;
beforeAll(async () => {
  scene = await openSandboxScene();
});
afterAll(() => scene.close());

const payer = { email: 'cook@example.com', name: 'Test Cook' };

async function read(id: string) {
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  return { session, payment: session.payment_intent as Stripe.PaymentIntent | null };
}

function answerBank(id: string, isOwner: boolean): Promise<PayOutcome> {
  return scene.sandbox.act((records) => endChallenge(records, id, isOwner));
}

function payByDebit(id: string, outcome: 'succeeded' | 'failed' | 'waits') {
  const method = { kind: 'debit', outcome, afterSeconds: 10 } as const;
  return scene.sandbox.act((records) => pay(records, id, { method, payer, saveCard: false }));
}

describe('a card that is declined', () => {
  const declining = testCards.flatMap(({ number, title, behaviour }) =>
    behaviour.kind === 'declines' ? [{ number, title, behaviour }] : [],
  );

  test.each(declining)('$title: declined, and another card pays', async ({ number, behaviour }) => {
    const { id } = await openCheckout(scene);
    const outcome = await payWith(scene, id, number);
    expect(outcome).toEqual({ kind: 'declined', message: behaviour.message });
    const { session, payment } = await read(id);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: {
        type: 'card_error',
        code: behaviour.code,
        decline_code: behaviour.declineCode,
        message: behaviour.message,
      },
      latest_charge: { status: 'failed', paid: false, failure_code: behaviour.code },
    });
    expect((await payWith(scene, id, '4242424242424242')).kind).toBe('done');
    const paid = await read(id);
    expect(paid.payment).toMatchObject({ id: payment?.id, status: 'succeeded' });
    expect(paid.payment?.last_payment_error).toBeNull();
  });
});

describe('a card with a 3-D Secure step', () => {
  test.each(['4000002500003155', '4000000000003220'])(
    '%s pays when its owner confirms it',
    async (number) => {
      const { id } = await openCheckout(scene);
      expect(await payWith(scene, id, number)).toEqual({ kind: 'challenge' });
      expect((await read(id)).payment).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'redirect_to_url' },
      });
      expect((await answerBank(id, true)).kind).toBe('done');
      const { session } = await read(id);
      expect(session).toMatchObject({
        payment_status: 'paid',
        customer_details: { email: 'cook@example.com', name: 'Test Cook' },
      });
      expect((await answerBank(id, true)).kind).toBe('closed');
    },
  );

  test('pays nothing when its owner rejects it', async () => {
    const { id } = await openCheckout(scene);
    await payWith(scene, id, '4000002500003155');
    expect((await answerBank(id, false)).kind).toBe('declined');
    expect((await read(id)).payment?.last_payment_error).toMatchObject({
      code: 'payment_intent_authentication_failure',
    });
  });

  test('can be declined after the confirmation', async () => {
    const { id } = await openCheckout(scene);
    await payWith(scene, id, '4000008400001629');
    expect(await answerBank(id, true)).toMatchObject({ kind: 'declined' });
  });
});

describe('a bank debit', () => {
  test('is processing and succeeds after its delay', async () => {
    const { id } = await openCheckout(scene);
    expect((await payByDebit(id, 'succeeded')).kind).toBe('done');
    const before = await read(id);
    expect(before.session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(before.payment).toMatchObject({ status: 'processing', amount_received: 0 });
    scene.advance(10_000);
    const after = await read(id);
    expect(after.session.payment_status).toBe('paid');
    expect(after.payment).toMatchObject({ status: 'succeeded', amount_received: 999 });
    await scene.sandbox.deliverDue();
    expect(typesOf(scene.received)).toContain('checkout.session.async_payment_succeeded');
  });

  test('fails after its delay with a reason', async () => {
    const { id } = await openCheckout(scene);
    await payByDebit(id, 'failed');
    scene.advance(10_000);
    const { session, payment } = await read(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(payment).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'insufficient_funds' },
    });
    await scene.sandbox.deliverDue();
    expect(typesOf(scene.received)).toContain('checkout.session.async_payment_failed');
  });

  test('waits for the operator and can be settled only once', async () => {
    const { id } = await openCheckout(scene);
    await payByDebit(id, 'waits');
    scene.advance(24 * 3_600_000);
    const { payment } = await read(id);
    expect(payment?.status).toBe('processing');
    const end = (outcome: 'succeeded' | 'failed') =>
      scene.sandbox.act(async (records) =>
        endDebit(records, await records.need('payment_intent', payment?.id ?? ''), outcome),
      );
    await end('succeeded');
    await expect(end('failed')).rejects.toThrow('waits for no bank debit');
    expect((await read(id)).session.payment_status).toBe('paid');
  });
});

describe('delayed effects', () => {
  test('a payment with 4000 0000 0000 0259 is disputed later', async () => {
    const { id } = await openCheckout(scene);
    await payWith(scene, id, '4000000000000259');
    const payment = (await read(id)).payment?.id ?? '';
    expect((await scene.stripe.disputes.list({ payment_intent: payment })).data).toEqual([]);
    scene.advance(10_000);
    const { data } = await scene.stripe.disputes.list({ payment_intent: payment });
    expect(data).toMatchObject([{ amount: 999, status: 'needs_response' }]);
  });

  test.each([
    ['4000000000005126', 'succeeded', 'failed', 0],
    ['4000000000007726', 'pending', 'succeeded', 999],
  ])('a refund of %s is %s, then %s', async (number, first, then, refundedCents) => {
    const { id } = await openCheckout(scene);
    await payWith(scene, id, number);
    const { payment } = await read(id);
    const refund = await scene.stripe.refunds.create({ payment_intent: payment?.id ?? '' });
    expect(refund.status).toBe(first);
    scene.advance(10_000);
    expect((await scene.stripe.refunds.retrieve(refund.id)).status).toBe(then);
    expect((await read(id)).payment?.latest_charge).toMatchObject({
      amount_refunded: refundedCents,
    });
  });
});

describe('a saved card', () => {
  async function openSetup(customer: string) {
    return scene.stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      currency: 'usd',
      success_url: 'http://localhost:3000/credits?card=added',
      cancel_url: 'http://localhost:3000/credits',
    });
  }
  const save = (id: string, number: string) =>
    scene.sandbox.act((records) => saveCard(records, id, { card: typed(scene, number), payer }));

  test('is saved on the setup page and pays for the next checkout', async () => {
    const customer = await scene.stripe.customers.create({ email: 'cook@example.com' });
    const setup = await openSetup(customer.id);
    expect(setup).toMatchObject({ mode: 'setup', payment_status: 'no_payment_required' });
    expect((await save(setup.id, '4000000000000002')).kind).toBe('declined');
    expect((await save(setup.id, '4242424242424242')).kind).toBe('done');
    expect((await save(setup.id, '4242424242424242')).kind).toBe('closed');
    const done = await scene.stripe.checkout.sessions.retrieve(setup.id, {
      expand: ['setup_intent.payment_method'],
    });
    expect(done.setup_intent).toMatchObject({
      status: 'succeeded',
      payment_method: { card: { last4: '4242' } },
    });
    const saved = await scene.stripe.customers.listPaymentMethods(customer.id);
    expect(saved.data).toMatchObject([{ allow_redisplay: 'limited' }]);
    const session = await openCheckout(scene, { customer: customer.id });
    const method = { kind: 'saved', id: saved.data[0]?.id ?? '' } as const;
    const paid = await scene.sandbox.act((records) =>
      pay(records, session.id, { method, payer, saveCard: false }),
    );
    expect(paid.kind).toBe('done');
  });

  test('is saved after the 3-D Secure step that its bank requires', async () => {
    const customer = await scene.stripe.customers.create({ email: 'cook@example.com' });
    const setup = await openSetup(customer.id);
    expect((await save(setup.id, '4000002500003155')).kind).toBe('challenge');
    expect((await answerBank(setup.id, true)).kind).toBe('done');
    const saved = await scene.stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect(saved.data).toHaveLength(1);
  });

  test('of another customer cannot pay', async () => {
    const [one, other] = await Promise.all([
      scene.stripe.customers.create({ name: 'One' }),
      scene.stripe.customers.create({ name: 'Other' }),
    ]);
    const setup = await openSetup(one.id);
    await save(setup.id, '4242424242424242');
    const [card] = (await scene.stripe.customers.listPaymentMethods(one.id)).data;
    const session = await openCheckout(scene, { customer: other.id });
    const method = { kind: 'saved', id: card?.id ?? '' } as const;
    const stolen = scene.sandbox.act((records) =>
      pay(records, session.id, { method, payer, saveCard: false }),
    );
    await expect(stolen).rejects.toThrow('is no card of this customer');
  });
});

test('a double submit pays once', async () => {
  const { id } = await openCheckout(scene);
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => payWith(scene, id, '4242424242424242')),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
    'closed',
    'closed',
    'closed',
    'closed',
    'done',
  ]);
  const { payment } = await read(id);
  const charges = await scene.stripe.charges.list({ payment_intent: payment?.id ?? '' });
  expect(charges.data).toHaveLength(1);
});

test('no card number is stored', async () => {
  const { owner } = scene.testDatabase;
  const numbers = testCards.map(({ number }) => number);
  const found = await owner`
    select id from private.sandbox_objects o, unnest(${numbers}::text[]) as number
    where strpos(o.body::text || o.hidden::text, number) > 0`;
  expect(found).toEqual([]);
});
