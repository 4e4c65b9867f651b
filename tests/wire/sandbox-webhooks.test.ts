import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookWay } from '#server/payments/sandbox/deliveries/webhook-mode.ts';
import {
  openCheckout,
  openSandboxScene,
  payWith,
  type SandboxScene,
  sendWebhooks,
  typesOf,
} from './sandbox-scene.ts';

let scene: SandboxScene;
beforeEach(async () => {
  scene = await openSandboxScene();
});
afterEach(() => scene.close());

const completed = 'checkout.session.completed';

/** Pays a checkout whose webhooks travel in this way, and lets everything arrive that is due. */
async function payIn(way: WebhookWay, seconds = 10): Promise<Stripe.Checkout.Session> {
  const session = await openCheckout(scene);
  await sendWebhooks(scene, session.id, { way, seconds });
  await payWith(scene, session.id, '4242424242424242');
  await scene.sandbox.deliverDue();
  return scene.stripe.checkout.sessions.retrieve(session.id);
}

const count = (type: string) => typesOf(scene.received).filter((one) => one === type).length;
const idsOf = (type: string) =>
  scene.received.filter(({ event }) => event.type === type).map(({ event }) => event.id);

describe('webhooks', () => {
  test('are sent at once, signed, with the thing as it was then', async () => {
    const session = await payIn('at_once');
    expect(typesOf(scene.received).sort()).toEqual([
      'charge.succeeded',
      completed,
      'payment_intent.succeeded',
    ]);
    const told = scene.received.find(({ event }) => event.type === completed)?.event;
    expect(told).toMatchObject({
      object: 'event',
      livemode: false,
      data: {
        object: { id: session.id, payment_status: 'paid', metadata: { purchase_id: 'purchase-1' } },
      },
    });
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
    const { data } = await scene.stripe.events.list({ type: completed, delivery_success: true });
    expect(data).toMatchObject([{ id: told?.id, pending_webhooks: 0 }]);
  });

  test('are sent without anybody who asks for it', async () => {
    const session = await openCheckout(scene);
    await payWith(scene, session.id, '4242424242424242');
    await expect.poll(() => count(completed)).toBe(1);
  });

  test('come later', async () => {
    await payIn('later', 30);
    expect(scene.received).toEqual([]);
    scene.advance(30_000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
  });

  test('never come, and can be found in the list of events', async () => {
    const session = await payIn('never');
    scene.advance(24 * 3_600_000);
    await scene.sandbox.deliverDue();
    expect(scene.received).toEqual([]);
    const missed = await scene.stripe.events.list({ types: [completed], delivery_success: false });
    expect(missed.data).toMatchObject([{ type: completed, data: { object: { id: session.id } } }]);
    const arrived = await scene.stripe.events.list({ delivery_success: true });
    expect(arrived.data).toEqual([]);
  });

  test('come twice', async () => {
    await payIn('twice');
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(idsOf(completed)).toHaveLength(2);
    expect(new Set(idsOf(completed)).size).toBe(1);
  });

  test('come three times in parallel', async () => {
    await payIn('parallel');
    expect(idsOf(completed)).toHaveLength(3);
    expect(new Set(idsOf(completed)).size).toBe(1);
  });

  test('come again under another event id', async () => {
    await payIn('other_id');
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(new Set(idsOf(completed)).size).toBe(2);
  });

  test('come in reverse order, a refund before the payment', async () => {
    const { payment_intent: payment } = await payIn('reversed', 10);
    expect(scene.received).toEqual([]);
    await scene.stripe.refunds.create({ payment_intent: String(payment) });
    scene.advance(10_000);
    await scene.sandbox.deliverDue();
    expect(typesOf(scene.received)).toEqual([
      'charge.refunded',
      'refund.created',
      completed,
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });
});

describe('a webhook that is not taken', () => {
  test('is sent again after growing waits, until it is', async () => {
    // Only what the test lets pass passes: a wait of five seconds is looked at after four.
    vi.useFakeTimers({ toFake: ['Date'] });
    scene.answerWith(() => 500);
    await payIn('at_once');
    expect(count(completed)).toBe(1);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(2);
    scene.advance(4000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(2);
    scene.answerWith(() => 200);
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(3);
    scene.advance(24 * 3_600_000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(3);
  });

  test('is given up after days, and stays in the list of what did not arrive', async () => {
    scene.answerWith(() => 500);
    await payIn('at_once');
    for (let tries = 0; tries < 15; tries += 1) {
      scene.advance(31 * 3_600_000);
      await scene.sandbox.deliverDue();
    }
    expect(count(completed)).toBe(11);
    const missed = await scene.stripe.events.list({ types: [completed], delivery_success: false });
    expect(missed.data).toHaveLength(1);
  });
});

describe('a restart', () => {
  test('forgets nothing: another process sends what was left, and reads what was paid', async () => {
    // Only what the test lets pass passes: else the first process might send it once more in vain, and wait for five seconds then.
    vi.useFakeTimers({ toFake: ['Date'] });
    scene.answerWith(() => 503);
    const { id } = await payIn('at_once');
    scene.answerWith(() => 200);
    scene.advance(1000);
    const second = scene.another();
    await second.sandbox.deliverDue();
    const arrived = () =>
      scene.received.filter(({ event, answered }) => event.type === completed && answered === 200);
    // The first process lives, and may be on its way with it at this very moment.
    await expect.poll(arrived).toHaveLength(1);
    expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
    });
  });

  test('after a death in the middle of a sending: what was claimed is sent again', async () => {
    const { owner } = scene.testDatabase;
    const session = await openCheckout(scene);
    await sendWebhooks(scene, session.id, { way: 'later', seconds: 5 });
    await payWith(scene, session.id, '4242424242424242');
    // As a process leaves it that dies while it sends.
    const until = new Date(scene.now().getTime() + 60_000);
    await owner`update private.sandbox_deliveries set claimed_until = ${until}, attempts = 1`;
    scene.advance(5000);
    await scene.sandbox.deliverDue();
    expect(scene.received).toEqual([]);
    scene.advance(60_000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
  });

  test('two processes send each webhook once', async () => {
    const second = scene.another();
    const session = await openCheckout(scene);
    await sendWebhooks(scene, session.id, { way: 'later', seconds: 5 });
    await payWith(scene, session.id, '4242424242424242');
    scene.advance(5000);
    await Promise.all([scene.sandbox.deliverDue(), second.sandbox.deliverDue()]);
    expect(count(completed)).toBe(1);
    expect(scene.received).toHaveLength(3);
  });
});

test('what arrived is forgotten after thirty days; what never did stays to be found', async () => {
  const { owner } = scene.testDatabase;
  await payIn('at_once');
  await payIn('never');
  const sweepAfter = async (days: number) => {
    const at = new Date(scene.now().getTime() + days * 86_400_000);
    await owner`select private.sweep_accounts(${at})`;
    const [row] = await owner<{ arrived: number; missed: number }[]>`
      select count(delivered_at)::int as arrived, count(*) filter (where delivered_at is null)::int as missed
      from private.sandbox_deliveries`;
    return row;
  };
  expect(await sweepAfter(29)).toEqual({ arrived: 3, missed: 3 });
  expect(await sweepAfter(31)).toEqual({ arrived: 0, missed: 3 });
});
