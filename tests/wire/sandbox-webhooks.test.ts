import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookWay } from '#payment-sandbox/events/webhook-mode.ts';
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

/** Pays a checkout whose webhooks are delivered in this way, and delivers everything that is due. */
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
  test('are sent at once, signed, with a snapshot of the object', async () => {
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

  test('are sent without a call of deliverDue', async () => {
    const session = await openCheckout(scene);
    await payWith(scene, session.id, '4242424242424242');
    await expect.poll(() => count(completed)).toBe(1);
  });

  test('can be delayed', async () => {
    await payIn('later', 30);
    expect(scene.received).toEqual([]);
    scene.advance(30_000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
  });

  test('can be lost; the event is still in the list of events', async () => {
    const session = await payIn('never');
    scene.advance(24 * 3_600_000);
    await scene.sandbox.deliverDue();
    expect(scene.received).toEqual([]);
    const missed = await scene.stripe.events.list({ types: [completed], delivery_success: false });
    expect(missed.data).toMatchObject([{ type: completed, data: { object: { id: session.id } } }]);
    const arrived = await scene.stripe.events.list({ delivery_success: true });
    expect(arrived.data).toEqual([]);
  });

  test('can be sent twice', async () => {
    await payIn('twice');
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(idsOf(completed)).toHaveLength(2);
    expect(new Set(idsOf(completed)).size).toBe(1);
  });

  test('can be sent three times in parallel', async () => {
    await payIn('parallel');
    expect(idsOf(completed)).toHaveLength(3);
    expect(new Set(idsOf(completed)).size).toBe(1);
  });

  test('can be sent again with another event id', async () => {
    await payIn('other_id');
    scene.advance(1000);
    await scene.sandbox.deliverDue();
    expect(new Set(idsOf(completed)).size).toBe(2);
  });

  test('can be sent in reverse order, a refund before the payment', async () => {
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

describe('a webhook that the receiver rejects', () => {
  test('is retried with backoff until the receiver accepts it', async () => {
    // Fake Date, so that time passes only when the test advances it: the test checks a wait of 5 seconds after 4 seconds.
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

  test('is given up after days and stays in the list of undelivered events', async () => {
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
  test('loses nothing: another process sends pending webhooks and reads the payment', async () => {
    // Fake Date, so that time passes only when the test advances it. Otherwise the first process could retry in vain and then wait 5 seconds.
    vi.useFakeTimers({ toFake: ['Date'] });
    scene.answerWith(() => 503);
    const { id } = await payIn('at_once');
    scene.answerWith(() => 200);
    scene.advance(1000);
    const second = scene.another();
    await second.sandbox.deliverDue();
    const arrived = () =>
      scene.received.filter(({ event, answered }) => event.type === completed && answered === 200);
    // The first process is still running and may be sending the same webhook right now.
    await expect.poll(arrived).toHaveLength(1);
    expect(await second.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
    });
  });

  test('after a crash during a delivery sends the claimed webhook again', async () => {
    const { owner } = scene.testDatabase;
    const session = await openCheckout(scene);
    await sendWebhooks(scene, session.id, { way: 'later', seconds: 5 });
    await payWith(scene, session.id, '4242424242424242');
    // The state that a process leaves when it dies while it sends.
    const until = new Date(scene.now().getTime() + 60_000);
    await owner`update private.sandbox_deliveries set claimed_until = ${until}, attempts = 1`;
    scene.advance(5000);
    await scene.sandbox.deliverDue();
    expect(scene.received).toEqual([]);
    scene.advance(60_000);
    await scene.sandbox.deliverDue();
    expect(count(completed)).toBe(1);
  });

  test('with two processes sends each webhook once', async () => {
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

test('delivered webhooks are deleted after 30 days; undelivered ones are kept', async () => {
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
