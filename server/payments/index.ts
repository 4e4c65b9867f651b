import { Hono } from 'hono';
import type Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { bodySize } from '../http/body-size.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { receiveEvent } from './receive-event.ts';

const maxEventBytes = 1_048_576;
/** How old a signature may be; an older one could be a replay. */
const toleranceSeconds = 300;

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({}) }),
});

/** Returns the log message for a refused webhook. A correctly signed thin event means that the endpoint is configured wrongly. */
function reasonOf(error: unknown): string {
  const isForged = error instanceof Error && 'type' in error && /Signature/.test(`${error.type}`);
  return isForged
    ? 'webhook refused: forged, too old, or STRIPE_WEBHOOK_SECRET is of another endpoint'
    : 'webhook refused: no event, the endpoint has to send snapshot events, not thin ones';
}

/** Verifies and reads an event. @throws ApiError 400 when the provider did not sign the body, the signature is too old, or it is no event */
async function readEvent(
  request: Request,
  { payments, clock, log, metrics }: Pick<Services, 'payments' | 'clock' | 'log' | 'metrics'>,
): Promise<Stripe.Event> {
  const { webhooks } = metrics.money;
  const stripe = await payments.stripe();
  const body = await request.text();
  const signature = request.headers.get('stripe-signature') ?? '';
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      payments.webhookSecret,
      toleranceSeconds,
      undefined,
      clock().getTime(),
    );
  } catch (error) {
    // Do not log the error itself: it contains the request body.
    log.warn(reasonOf(error));
    webhooks.inc({ type: 'none', outcome: 'refused' });
    throw new ApiError(400, 'invalid_signature', 'The event was not signed by the provider.');
  }
  if (eventShape.safeParse(event).success) return event;
  throw new ApiError(400, 'bad_request', 'The body is no event.');
}

/** Creates the door for POST /webhooks/stripe, the provider's webhooks. It needs no API key: the signature authenticates the sender. */
export function createPaymentsDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  if (services.payments.provider === 'none') return door;
  door.post('/webhooks/stripe', bodySize(maxEventBytes), async (c) => {
    const log = c.get('log');
    const event = await readEvent(c.req.raw, { ...services, log });
    const outcome = await receiveEvent({ ...services, log }, event);
    log.info({ event: event.id, type: event.type, outcome }, 'webhook received');
    return c.json({ received: true, outcome });
  });
  return door;
}
