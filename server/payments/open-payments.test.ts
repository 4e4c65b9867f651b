import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { openPayments } from './open-payments.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const seen: Seen[] = [];
let answers: number[] = [];
const server = createServer(({ method, url, headers }, response) => {
  seen.push({ method, url, headers });
  const status = answers.shift() ?? 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? { id: 'cus_1' } : { error: { type: 'api_error' } }));
});
let apiUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** With a Stripe key or without a provider only the settings are read, so no other service is needed. */
function open(payments: Services['settings']['payments']) {
  return openPayments({ settings: { payments } } as Services, { timeoutMs: 2000 });
}

test('calls Stripe at the configured URL with its key and retries after a failure', async () => {
  const payments = open({
    provider: 'stripe',
    secretKey: 'sk_test_key',
    webhookSecret: 'whsec_1',
    apiUrl,
  });
  expect(payments).toMatchObject({ provider: 'stripe', webhookSecret: 'whsec_1' });
  answers = [500, 200];
  const stripe = await payments.stripe();
  const customer = await stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' });
  expect(customer.id).toBe('cus_1');
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/customers',
    'POST /v1/customers',
  ]);
  for (const { headers } of seen) {
    expect(headers.authorization).toBe('Bearer sk_test_key');
    expect(headers['idempotency-key']).toBe('k');
  }
});

test('without a provider there is no client: 503 payments_unavailable', async () => {
  const payments = open({ provider: 'none' });
  expect(payments).toMatchObject({ provider: 'none', webhookSecret: '' });
  await expect(payments.stripe()).rejects.toMatchObject({
    status: 503,
    code: 'payments_unavailable',
  });
});
