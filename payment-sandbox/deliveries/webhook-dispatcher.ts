import type { Logger } from 'pino';
import { processDueTransitions } from '../actions/process-due-transitions.ts';
import type { Database } from '../database.ts';
import { Records } from '../records.ts';
import { claimDue, type Delivery, nextDueAt, type Outcome, settleDelivery } from './claim.ts';

export type Deliver = (request: Request) => Promise<Response>;

type Services = {
  database: Database;
  clock: () => Date;
  siteUrl: string;
  webhookSecret: string;
  log: Logger;
};

export type WebhookDispatcher = {
  /** Checks for due deliveries now, in the background. */
  wake(): void;
  /** Sends all deliveries that are due now. Resolves when each has arrived or failed. */
  deliverDue(): Promise<void>;
  /** Resolves when the running dispatch has ended. */
  idle(): Promise<void>;
};

/** The longest sleep between two checks: a process that died may have left deliveries behind. */
const maxSleepMs = 30_000;
const minSleepMs = 50;
/** The wait for due deliveries that cannot be sent yet: another process has claimed them, or they wait for a newer event. */
const heldUpMs = 1000;
const maxErrorLength = 200;

async function sign(services: Services, payload: string): Promise<string> {
  const { Stripe } = await import('stripe');
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: services.webhookSecret,
    timestamp: Math.floor(services.clock().getTime() / 1000),
  });
}

async function send(services: Services, deliver: Deliver, { event }: Delivery): Promise<Outcome> {
  const body = JSON.stringify(event);
  try {
    const answer = await deliver(
      new Request(`${services.siteUrl}/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': await sign(services, body),
          'user-agent': 'Stripe/1.0 (Saffron Table sandbox)',
        },
        body,
      }),
    );
    const text = answer.ok ? '' : await answer.text();
    return { status: answer.status, error: text.slice(0, maxErrorLength) || null };
  } catch (error) {
    services.log.error({ err: error, event: event.id }, 'sandbox webhook lost');
    const reason = error instanceof Error ? error.message : String(error);
    return { status: null, error: reason.slice(0, maxErrorLength) };
  }
}

/** Returns true when the database connection was closed because this process is stopping. */
function isOver(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^CONNECTION_(ENDED|DESTROYED|CLOSED)$/.test(code);
}

/** Sends one batch of due deliveries. @returns the number of attempted deliveries */
async function sendBatch(services: Services, deliver: Deliver): Promise<number> {
  const { database, clock } = services;
  await database.asService((transaction) =>
    processDueTransitions(new Records(transaction, clock()), { wait: false }),
  );
  const batch = await claimDue(database, clock());
  await Promise.all(
    batch.map(async (delivery) =>
      settleDelivery(database, delivery, await send(services, deliver, delivery), clock()),
    ),
  );
  return batch.length;
}

/** Returns how long to sleep: until the next due time, or `heldUpMs` when a due delivery cannot be sent yet. */
async function quietFor({ database, clock }: Services): Promise<number> {
  const dueAt = await nextDueAt(database);
  const waitMs = dueAt ? dueAt.getTime() - clock().getTime() : maxSleepMs;
  return waitMs <= 0 ? heldUpMs : Math.max(waitMs, minSleepMs);
}

/**
 * Dispatches the sandbox's webhooks to the product. Deliveries are claimed in one transaction, sent outside of any transaction, and
 * settled in another. Several are sent concurrently, as with Stripe. The timer is unref'd, so it does not keep the process alive.
 * @param stopping aborts when the process stops: then nothing more is sent, and unsent deliveries wait for the next start
 */
export function startWebhookDispatcher(
  services: Services,
  deliver: Deliver,
  stopping: AbortSignal,
): WebhookDispatcher {
  let running: Promise<void> | undefined;
  let again = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wakeAfter(waitMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(wake, Math.min(waitMs, maxSleepMs));
    timer.unref();
  }

  async function run(): Promise<void> {
    try {
      // A call of deliverDue during this run sets `again`, also during quietFor, so that its deliveries are sent before the run ends.
      while (again && !isStopped) {
        again = false;
        while (!isStopped && (await sendBatch(services, deliver)) > 0);
        wakeAfter(await quietFor(services));
      }
    } catch (error) {
      if (!isOver(error)) throw error;
      isStopped = true;
    } finally {
      running = undefined;
    }
  }

  function deliverDue(): Promise<void> {
    if (isStopped) return Promise.resolve();
    again = true;
    running ??= run();
    return running;
  }

  function wake(): void {
    deliverDue().catch((error: unknown) => {
      services.log.error({ err: error }, 'sandbox webhook dispatch failed: retrying');
      wakeAfter(maxSleepMs);
    });
  }

  async function idle(): Promise<void> {
    // The caller that started the run handles its errors.
    await Promise.allSettled([running]);
  }

  stopping.addEventListener(
    'abort',
    () => {
      isStopped = true;
      clearTimeout(timer);
    },
    { once: true },
  );
  return { wake, deliverDue, idle };
}
