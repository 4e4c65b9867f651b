import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import type { Person } from '#tests/support/people.ts';
import {
  call,
  newestEvent,
  openCheckout,
  openPaid,
  openPaymentsScene,
  openSecondApp,
  type PaymentsScene,
  payWith,
  readBooks,
  readPurchase,
  signedWebhook,
  tell,
} from './payments-scene.ts';

let scene: PaymentsScene;
let cook: Person;
let event: object;
beforeAll(async () => {
  scene = await openPaymentsScene();
  cook = await scene.cook();
  await openPaid(scene, cook);
  event = await newestEvent(scene, 'checkout.session.completed');
});
afterAll(() => scene.close());

const nowSeconds = () => Math.floor(scene.testApp.clock.now().getTime() / 1000);
const untouched = { balance: 1, entries: [] };

describe('an invalid webhook', () => {
  test.each([
    ['signed with another secret', () => signedWebhook(scene, event, { secret: 'whsec_forged' })],
    [
      'signed more than five minutes ago',
      () => signedWebhook(scene, event, { timestampSeconds: nowSeconds() - 301 }),
    ],
    [
      'altered in transit',
      () => {
        const signed = signedWebhook(scene, event);
        const headers = { 'stripe-signature': signed.headers.get('stripe-signature') ?? '' };
        const body = JSON.stringify({ ...event, type: 'charge.refunded' });
        return new Request(signed.url, { method: 'POST', headers, body });
      },
    ],
    [
      'without a signature',
      () => new Request(signedWebhook(scene, event).url, { method: 'POST', body: '{}' }),
    ],
  ])('is refused: %s', async (_name, make) => {
    const answer = await scene.testApp.app.fetch(make());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    expect(await readBooks(scene, cook)).toEqual(untouched);
  });

  test.each([
    'null',
    '1',
    '[]',
    '{"id":"evt_1"}',
    '{"object":"v2.core.event"}',
    '{"id":"evt_1","type":"refund.updated"}',
  ])('is refused when the body is not an event, despite a valid signature: %s', async (body) => {
    const answer = await scene.testApp.app.fetch(signedWebhook(scene, JSON.parse(body)));
    expect(answer.status).toBe(400);
  });

  test('is a 404 for methods other than POST', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      expect((await scene.testApp.request('/webhooks/stripe', { method })).status).toBe(404);
    }
  });

  test('is refused with 413 when the body is too large', async () => {
    const answer = await scene.testApp.request('/webhooks/stripe', {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    });
    expect(answer.status).toBe(413);
  });
});

describe('a webhook with a valid signature', () => {
  test('of an unknown type is accepted with 200, so that it is not retried', async () => {
    const unknown = { ...event, id: 'evt_unknown', type: 'invoice.paid' };
    const answer = await scene.testApp.app.fetch(signedWebhook(scene, unknown));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ outcome: 'not handled' });
    expect(await readBooks(scene, cook)).toEqual(untouched);
  });

  test('about a foreign payment on the same Stripe account is accepted and ignored', async () => {
    const refund = { id: 're_x', object: 'refund', metadata: {}, payment_intent: 'pi_of_others' };
    const foreign = {
      id: 'evt_foreign',
      object: 'event',
      type: 'refund.updated',
      data: { object: refund },
    };
    const answer = await scene.testApp.app.fetch(signedWebhook(scene, foreign));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ outcome: 'not ours' });
  });

  test('grants nothing for an event that says paid when the provider does not', async () => {
    const other = await scene.cook();
    const { sessionId, purchaseId } = await openCheckout(scene, other, 'large');
    const forged = {
      id: 'evt_early',
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: sessionId,
          object: 'checkout.session',
          payment_status: 'paid',
          status: 'complete',
          amount_total: 1499,
          payment_intent: null,
          metadata: { purchase_id: purchaseId },
        },
      },
    };
    expect(await tell(scene, forged)).toBe(200);
    expect(await readBooks(scene, other)).toEqual(untouched);
  });

  test('gets 503 while the provider does not respond, and grants when it is retried', async () => {
    const down: typeof fetch = async () => {
      throw new TypeError('fetch failed');
    };
    const { app } = openSecondApp(scene, { fetch: down });
    expect(await tell(scene, event, app)).toBe(503);
    expect(await readBooks(scene, cook)).toEqual(untouched);
    const [noted] = await scene.testApp.testDatabase.owner<{ outcome: string }[]>`
      select outcome from private.payment_events where outcome like 'failed%'`;
    expect(noted?.outcome).toBe('failed: payment_provider_failed');

    expect(await tell(scene, event)).toBe(200);
    expect(await readBooks(scene, cook)).toEqual({ balance: 26, entries: [['purchase', 25]] });
  });
});

test('the sandbox delivers its webhook: a payment grants credits without polling', async () => {
  const buyer = await scene.cook();
  const body = { packId: 'large', idempotencyKey: crypto.randomUUID() };
  const { body: opened } = await call(buyer, 'create-checkout', body);
  const { checkout_session_id: id } = await readPurchase(scene, String(opened.purchaseId));
  await payWith(scene, id ?? '');
  await scene.sandbox.deliverDue();
  expect(await readBooks(scene, buyer)).toEqual({ balance: 51, entries: [['purchase', 50]] });
});

test('the webhook endpoint is a 404 when credits are not sold', async () => {
  const testApp = await createTestApp();
  const answer = await testApp.request('/webhooks/stripe', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  await testApp.close();
});
