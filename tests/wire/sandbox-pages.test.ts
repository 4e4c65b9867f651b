import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { openCheckout } from './sandbox-scene.ts';

const siteUrl = 'http://localhost:3000';
const ownPage = { 'sec-fetch-site': 'same-origin' };
const card = {
  email: 'cook@example.com',
  method: 'card',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  name: 'Test Cook',
};

type Asking = { body?: Record<string, string>; headers?: Record<string, string>; peer?: string };

/** Sends a request like a same-origin page in a browser on this machine, unless the test overrides headers or peer. */
function ask(testApp: TestApp, path: string, { body, headers = ownPage, peer }: Asking = {}) {
  const request = new Request(new URL(path, siteUrl), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: new URLSearchParams(body) }),
  });
  return testApp.app.fetch(request, { peerAddress: peer ?? '127.0.0.1' });
}

let testApp: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { SITE_URL: siteUrl } });
  stripe = await testApp.services.payments.stripe();
});
afterAll(async () => {
  await testApp.app.drain();
  await testApp.close();
});

const open = () => openCheckout({ stripe });
const pageOf = ({ id }: Stripe.Checkout.Session) => `/sandbox/checkout/${id}`;

describe('the card page', () => {
  test('uses the fonts of the app, served by the sandbox', async () => {
    const page = await ask(testApp, pageOf(await open()));
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    const text = await page.text();
    for (const name of ['brygada-1918', 'radio-canada']) {
      const path = `/sandbox/fonts/${name}.woff2`;
      expect(text).toContain(`url("${path}")`);
      const font = await ask(testApp, path);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe('wOF2');
    }
    expect((await ask(testApp, '/sandbox/fonts/toString')).status).toBe(404);
  });

  test('shows test mode, the item and the price, with strict security headers', async () => {
    const answer = await ask(testApp, pageOf(await open()));
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('TEST MODE · no real card is charged');
    expect(text).toContain('25 recipe credits');
    expect(text).toContain('$9.99');
    expect(text).toContain('4000 0000 0000 9995');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('redirects to the success URL with the session’s id after payment', async () => {
    const session = await open();
    const answer = await ask(testApp, `${pageOf(session)}/pay`, { body: card });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${siteUrl}/payment/status?payment_id=${session.id}`,
    );
    const again = await ask(testApp, `${pageOf(session)}/pay`, { body: card });
    expect(again.headers.get('location')).toBe(answer.headers.get('location'));
    const finished = await ask(testApp, pageOf(session));
    expect(await finished.text()).toContain('This checkout is finished');
    const intents = await stripe.paymentIntents.list();
    expect(intents.data.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  test('keeps the typed values next to the validation errors', async () => {
    const session = await open();
    const wrong = { ...card, number: '4242 4242 4242 4241', expiry: '01/20', email: 'nobody' };
    const answer = await ask(testApp, `${pageOf(session)}/pay`, { body: wrong });
    const text = await answer.text();
    expect(text).toContain('Your card number is invalid.');
    expect(text).toContain('Your card’s expiration date is in the past.');
    expect(text).toContain('Enter a valid email address.');
    expect(text).toContain('value="4242 4242 4242 4241"');
    expect(text).toContain('value="nobody"');
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
  });

  test('escapes the typed values', async () => {
    const name = '"><script>alert(1)</script>';
    const body = { ...card, name, number: '1' };
    const answer = await ask(testApp, `${pageOf(await open())}/pay`, { body });
    const text = await answer.text();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert');
  });

  test('shows why a card was declined and offers to try another', async () => {
    const body = { ...card, number: '4000 0000 0000 0069' };
    const answer = await ask(testApp, `${pageOf(await open())}/pay`, { body });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('Your card has expired.');
    expect(text).toContain('Try another card');
  });

  test('shows that its checkout has expired and links back', async () => {
    const session = await open();
    await stripe.checkout.sessions.expire(session.id);
    for (const body of [undefined, card]) {
      const path = body ? `${pageOf(session)}/pay` : pageOf(session);
      const text = await (await ask(testApp, path, { ...(body && { body }) })).text();
      expect(text).toContain('This checkout has expired');
      expect(text).toContain(`href="${siteUrl}/payment/status?status=cancelled"`);
    }
  });

  test('is a 404 for an unknown checkout', async () => {
    expect((await ask(testApp, '/sandbox/checkout/cs_test_none')).status).toBe(404);
    expect((await ask(testApp, '/sandbox/checkout/cs_test_none/pay', { body: card })).status).toBe(
      404,
    );
    expect((await ask(testApp, '/sandbox/soup')).status).toBe(404);
  });
});

describe('the operator’s page', () => {
  async function pay(number: string) {
    const session = await open();
    await ask(testApp, `${pageOf(session)}/pay`, { body: { ...card, number } });
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    return String(paid.payment_intent);
  }

  test('refunds a part, then the rest, but not more', async () => {
    const payment = await pay('4242424242424242');
    const refund = (amount: string) =>
      ask(testApp, `/sandbox/payments/${payment}/refund`, { body: { amount } });
    expect((await refund('3.50')).status).toBe(303);
    expect(await (await refund('9.99')).text()).toContain('greater than unrefunded amount');
    expect(await (await refund('all of it')).text()).toContain('Enter the refund in dollars');
    expect((await refund('6.49')).status).toBe(303);
    const { data } = await stripe.refunds.list({ payment_intent: payment });
    expect(data.map(({ amount }) => amount)).toEqual([649, 350]);
    expect(await (await ask(testApp, '/sandbox')).text()).toContain('Refunded');
  });

  test('opens a dispute and wins it', async () => {
    const payment = await pay('4242424242424242');
    await ask(testApp, `/sandbox/payments/${payment}/dispute`, { body: {} });
    const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
    await ask(testApp, `/sandbox/disputes/${dispute?.id}/won`, { body: {} });
    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' });
    const again = await ask(testApp, `/sandbox/disputes/${dispute?.id}/lost`, { body: {} });
    expect(await again.text()).toContain('is closed');
  });

  test('resends an event', async () => {
    const payment = await pay('4242424242424242');
    await testApp.services.payments.sandbox?.deliverDue();
    const [event] = (await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })).data;
    expect(event?.data.object).toMatchObject({ id: payment });
    await ask(testApp, `/sandbox/events/${event?.id}/send`, { body: {} });
    const { owner } = testApp.testDatabase;
    const sent = () =>
      owner`select from private.sandbox_deliveries where event_id = ${event?.id ?? ''} and attempts > 0`;
    await expect.poll(async () => (await sent()).length).toBe(2);
  });
});

describe('access protection', () => {
  test('refuses forms from another site', async () => {
    const path = `${pageOf(await open())}/pay`;
    const strangers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ];
    for (const headers of strangers) {
      const answer = await ask(testApp, path, { body: card, headers });
      expect(answer.status, JSON.stringify(headers)).toBe(403);
    }
    const own = await ask(testApp, path, { body: card, headers: { origin: siteUrl } });
    expect(own.status).toBe(303);
  });

  test('is a 404 from another machine, through a proxy and under another host name', async () => {
    const path = pageOf(await open());
    const asked: Asking[] = [
      { peer: '203.0.113.7' },
      { headers: { ...ownPage, 'x-forwarded-for': '203.0.113.7' } },
      { headers: { ...ownPage, host: 'evil.example' } },
    ];
    for (const asking of asked) {
      expect((await ask(testApp, path, asking)).status).toBe(404);
      expect((await ask(testApp, '/sandbox', asking)).status).toBe(404);
      expect((await ask(testApp, `${path}/pay`, { ...asking, body: card })).status).toBe(404);
    }
  });

  test('disables the sandbox with Stripe, with credits off and on a public URL', async () => {
    const withStripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    const settings: Record<string, string>[] = [
      { SITE_URL: siteUrl, ...withStripe },
      { SITE_URL: siteUrl, CREDITS: 'off' },
      { SITE_URL: 'https://saffron.example' },
    ];
    for (const variables of settings) {
      const other = await createTestApp({ variables });
      expect((await ask(other, '/sandbox')).status).toBe(404);
      await other.close();
    }
  });

  test('refuses a malformed multipart body', async () => {
    const headers = { ...ownPage, 'content-type': 'multipart/form-data; boundary=x' };
    const request = new Request(new URL(`${pageOf(await open())}/webhooks`, siteUrl), {
      method: 'POST',
      headers,
      body: 'nonsense',
    });
    const answer = await testApp.app.fetch(request, { peerAddress: '127.0.0.1' });
    expect(answer.status).toBe(400);
    const problem = { code: 'bad_request', message: 'The body is no form.' };
    expect(await answer.json()).toMatchObject(problem);
  });
});

describe('with SANDBOX_PUBLIC', () => {
  let shown: TestApp;
  let session: Stripe.Checkout.Session;
  let payment: string;
  // A proxy on the same machine that hides itself: its requests look like the operator's own.
  const anybody: Asking[] = [{ peer: '203.0.113.7' }, { peer: '127.0.0.1' }];

  beforeAll(async () => {
    shown = await createTestApp({
      variables: { SITE_URL: 'https://saffron.example', SANDBOX_PUBLIC: 'true' },
    });
    const client = await shown.services.payments.stripe();
    const paid = await openCheckout({ stripe: client });
    await ask(shown, `${pageOf(paid)}/pay`, { body: card });
    payment = String((await client.checkout.sessions.retrieve(paid.id)).payment_intent);
    session = await openCheckout({ stripe: client });
  });
  afterAll(async () => {
    await shown.app.drain();
    await shown.close();
  });

  test('a remote buyer gets the card page without the operator’s debit option', async () => {
    const answer = await ask(shown, pageOf(session), { peer: '203.0.113.7' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('Test bank debit');
    expect(text).not.toContain('Waits for a button');
  });

  test('no visitor can see other purchases or act as the bank', async () => {
    for (const asking of anybody) {
      const list = await ask(shown, '/sandbox', asking);
      expect(list.status).toBe(404);
      expect(await list.text()).not.toContain('cook@example.com');
      const acts = [`payments/${payment}/refund`, `payments/${payment}/dispute`];
      for (const act of acts) {
        const answer = await ask(shown, `/sandbox/${act}`, { ...asking, body: { amount: '1' } });
        expect(answer.status).toBe(404);
      }
    }
    const client = await shown.services.payments.stripe();
    expect((await client.refunds.list({ payment_intent: payment })).data).toEqual([]);
    expect((await client.disputes.list({ payment_intent: payment })).data).toEqual([]);
  });

  test('on a loopback URL the operator page is available, but not to visitors', async () => {
    const own = await createTestApp({ variables: { SITE_URL: siteUrl, SANDBOX_PUBLIC: 'true' } });
    expect((await ask(own, '/sandbox')).status).toBe(200);
    expect((await ask(own, '/sandbox', { peer: '203.0.113.7' })).status).toBe(404);
    await own.app.drain();
    await own.close();
  });
});
