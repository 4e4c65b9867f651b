import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { sendReceipts } from '#server/operations/payments/send-receipts.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import {
  callAt,
  goodCard,
  newestEvent,
  openPaid,
  openPaymentsScene,
  type PaymentsScene,
  signedWebhook,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

/** Opens the product with a logger that keeps every line. `answer` can replace the provider's answer. */
function openLogged(answer: (url: string) => Promise<Response> | undefined) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'trace' }, stream);
  const reach: typeof fetch = (url, init) =>
    answer(String(url)) ?? scene.sandbox.api(new Request(url, init));
  const opened = openPayments(
    { ...scene.testApp.services, log },
    { fetch: reach, maxNetworkRetries: 0 },
  );
  const { sandbox: _, ...payments } = opened;
  const services = { ...scene.testApp.services, log, payments };
  return { app: createApp(services), services, lines };
}

test('the log names the errors but no key, signature, email address or card', async () => {
  const cook = await scene.cook();
  const { purchaseId } = await openPaid(scene, cook);
  let isBroken = true;
  const leaky = async () =>
    Response.json(
      {
        error: {
          type: 'api_error',
          message: `Planted: ${cook.email} paid with sk_test_sandbox and whsec_planted`,
          payment_method: { card: { last4: '4242' }, billing_details: { email: cook.email } },
        },
      },
      { status: 500 },
    );
  const { app, services, lines } = openLogged((url) =>
    isBroken && url.includes('/v1/checkout/sessions') ? leaky() : undefined,
  );
  const body = { packId: 'small', idempotencyKey: crypto.randomUUID() };
  await callAt(app, scene, cook, { name: 'create-checkout', body });
  await callAt(app, scene, cook, { name: 'payment-status', body: { purchaseId } });
  const event = await newestEvent(scene, 'checkout.session.completed');
  await app.fetch(signedWebhook(scene, event));
  await app.fetch(signedWebhook(scene, event, { secret: 'whsec_forged' }));
  await app.fetch(signedWebhook(scene, { id: 'evt_thin', object: 'v2.core.event' }));
  isBroken = false;
  await app.fetch(signedWebhook(scene, event));
  const refuses = async () => {
    throw Object.assign(new Error(`550 ${cook.email}: no such user`), { code: 'EENVELOPE' });
  };
  await sendReceipts({ ...services, mail: { send: refuses } });

  const log = lines.join('');
  // The log has what an operator needs.
  expect(log).toContain('Planted: (address) paid with (key) and (key)');
  expect(log).toContain('webhook refused: forged');
  expect(log).toContain('the endpoint has to send snapshot events');
  expect(log).toContain(`"purchase":"${purchaseId}","was":"pending","status":"completed"`);
  expect(log).toContain('mail failed');
  const secrets = [
    cook.email,
    'payer@example.com',
    goodCard,
    'sk_test_',
    services.payments.webhookSecret,
    'whsec_',
    cook.session.access_token,
    'stripe-signature',
    'billing_details',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
