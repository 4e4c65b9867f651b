import { pino } from 'pino';
import { Stripe } from 'stripe';
import { type PayOutcome, pay } from '#payment-sandbox/actions/pay.ts';
import { readCard } from '#payment-sandbox/cards/read-card.ts';
import type { WebhookMode } from '#payment-sandbox/events/webhook-mode.ts';
import { createSandbox, type Sandbox } from '#payment-sandbox/sandbox.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const webhookSecret = 'whsec_of_the_tests';
const siteUrl = 'http://localhost:3000';

/** A received webhook with a verified signature, and the status that it was answered with. */
export type Received = { event: Stripe.Event; answered: number };

/** The sandbox alone on its own database, with the official client. */
export type SandboxScene = {
  testDatabase: TestDatabase;
  sandbox: Sandbox;
  stripe: Stripe;
  received: Received[];
  /** Sets the status that the product answers to each webhook; 200 by default. */
  answerWith(status: (event: Stripe.Event) => number): void;
  advance(milliseconds: number): void;
  now(): Date;
  /** Creates a second sandbox on the same database, like a second process. */
  another(): { sandbox: Sandbox; stripe: Stripe };
  close(): Promise<void>;
};

function clientOf(sandbox: Sandbox): Stripe {
  return new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient((url, init) => sandbox.api(new Request(url, init))),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export async function openSandboxScene(): Promise<SandboxScene> {
  const testDatabase = await startTestDatabase();
  const { database } = testDatabase;
  let offsetMs = 0;
  let status = (_: Stripe.Event) => 200;
  const clock = () => new Date(Date.now() + offsetMs);
  const received: Received[] = [];
  const opened: Sandbox[] = [];
  const stop = new AbortController();

  async function receive(request: Request): Promise<Response> {
    const event = await Stripe.webhooks.constructEventAsync(
      await request.text(),
      request.headers.get('stripe-signature') ?? '',
      webhookSecret,
      300,
      undefined,
      clock().getTime(),
    );
    const answered = status(event);
    received.push({ event, answered });
    return new Response(null, { status: answered });
  }

  function open(): Sandbox {
    const log = pino({ level: 'silent' });
    const sandbox = createSandbox({ database, clock, siteUrl, webhookSecret, log });
    sandbox.connect(receive, stop.signal);
    opened.push(sandbox);
    return sandbox;
  }

  const sandbox = open();
  return {
    testDatabase,
    sandbox,
    stripe: clientOf(sandbox),
    received,
    answerWith: (answer) => {
      status = answer;
    },
    advance: (milliseconds) => {
      offsetMs += milliseconds;
    },
    now: clock,
    another() {
      const second = open();
      return { sandbox: second, stripe: clientOf(second) };
    },
    async close() {
      stop.abort();
      await Promise.all(opened.map((one) => one.idle()));
      await testDatabase.close();
    },
  };
}

/** Creates a checkout of 25 credits. */
export function openCheckout(
  { stripe }: Pick<SandboxScene, 'stripe'>,
  params: Stripe.Checkout.SessionCreateParams = {},
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Response<Stripe.Checkout.Session>> {
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: 'http://localhost:3000/payment/status?payment_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/payment/status?status=cancelled',
      client_reference_id: 'purchase-1',
      metadata: { purchase_id: 'purchase-1' },
      payment_intent_data: { metadata: { purchase_id: 'purchase-1' } },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 999,
            product_data: { name: '25 recipe credits' },
          },
        },
      ],
      ...params,
    },
    options,
  );
}

/** Returns the card that the sandbox reads from a typed number. */
export function typed(scene: SandboxScene, number: string) {
  const read = readCard({ number, expiry: '12/34', cvc: '123' }, 'a key', scene.now());
  if (!read.ok) throw new Error(`The card cannot be used: ${JSON.stringify(read.problems)}`);
  return read.card;
}

/** Pays a session as the card page does. */
export function payWith(
  scene: SandboxScene,
  sessionId: string,
  number: string,
  { saveCard = false }: { saveCard?: boolean } = {},
): Promise<PayOutcome> {
  const payer = { email: 'cook@example.com', name: 'Test Cook' };
  const method = { kind: 'card', card: typed(scene, number) } as const;
  return scene.sandbox.act((records) => pay(records, sessionId, { method, payer, saveCard }));
}

/** Sets how the webhooks of a session are delivered, as the card page's disclosure does. */
export function sendWebhooks(scene: SandboxScene, sessionId: string, mode: WebhookMode) {
  return scene.sandbox.act(async (records) => {
    const session = await records.need('checkout.session', sessionId);
    await records.save({ ...session, hidden: { ...session.hidden, webhooks: mode } });
  });
}

export const typesOf = (received: Received[]): string[] => received.map(({ event }) => event.type);
