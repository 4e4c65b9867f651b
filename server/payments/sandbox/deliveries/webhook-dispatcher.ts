import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { processDueTransitions } from '../actions/process-due-transitions.ts';
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
  /** Something may be due: look at once, in the background. */
  wake(): void;
  /** Sends what is due at this moment, and answers when all of it has arrived or failed. */
  deliverDue(): Promise<void>;
  /** Answers when what is under way has ended. */
  idle(): Promise<void>;
};

/** Other processes may have left something behind when they died: looked for in this rhythm. */
const maxSleepMs = 30_000;
const minSleepMs = 50;
/** What is due and was not sent waits for something else: another process, or a younger event. */
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

/** The database was closed: this process is ending. */
function isOver(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^CONNECTION_(ENDED|DESTROYED|CLOSED)$/.test(code);
}

/** Sends some of what is due. @returns how many were tried */
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

/** How long nothing is due; a little longer where something is, and another process has it. */
async function quietFor({ database, clock }: Services): Promise<number> {
  const dueAt = await nextDueAt(database);
  const waitMs = dueAt ? dueAt.getTime() - clock().getTime() : maxSleepMs;
  return waitMs <= 0 ? heldUpMs : Math.max(waitMs, minSleepMs);
}

/**
 * Dispatches the sandbox's webhooks to the product. Deliveries are claimed in one transaction, sent outside of any, and settled in
 * another; several are under way at once, as with Stripe. Its timer keeps no process alive.
 * @param stopping aborts when the process stops: nothing more is sent then, and waits for the next start
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
      // Whoever comes meanwhile is seen to before the end, also while the next moment is looked for.
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
    // What went wrong was told to whoever started it.
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
