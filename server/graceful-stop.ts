import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import { isLossWhileOpening } from './database/connection-loss.ts';

const drainTimeoutMs = 10_000;
const answerTimeoutMs = 3_000;
const closeIdleEveryMs = 100;

/** The two moments of a stop: it begins, and what still runs is told to end. */
export type Stopping = { leaving: AbortController; stopping: AbortController };

/** From the moment on when the process begins to stop, an answer is the last on its connection: whoever keeps some alive opens another. */
export function lastAnswers(server: Server, leaving: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (leaving.aborted) response.shouldKeepAlive = false;
  });
}

/**
 * Says that it is ready no more, and waits for `delayMs` so that a load balancer hears of it. Then stops taking connections and lets running
 * requests end, and the generations whose cooks have left. What takes longer than the drain time is told to stop (a generation gives its
 * credit back and answers so), and cut off a little later.
 */
export async function stopListening(
  server: Server,
  app: App,
  { leaving, stopping }: Stopping,
  delayMs: number,
): Promise<void> {
  leaving.abort();
  if (delayMs > 0) await wait(delayMs);
  const ask = setTimeout(() => stopping.abort(), drainTimeoutMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainTimeoutMs + answerTimeoutMs);
  // Again and again: a connection whose stream has ended is kept alive by its browser.
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // First of all, so that their clients are with another process while the requests end.
  await app.close();
  await closed;
  await app.drain();
  // Whoever works by himself begins nothing new, and ends what he has begun meanwhile.
  stopping.abort();
  await app.drain();
  clearInterval(closeIdle);
  clearTimeout(ask);
  clearTimeout(cut);
}

/** Runs `stop` once, on the first signal; a second signal ends the process at once. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

/**
 * What nobody caught leaves the process in a state that nobody knows: it is logged, and the process ends with code 1, so that whoever looks
 * after it starts another. The next start recovers as after a crash. But for a new connection to PostgreSQL that ended at once: that is news.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    if (origin === 'unhandledRejection' && isLossWhileOpening(error)) {
      log.warn({ err: error }, 'PostgreSQL connection lost while connecting');
      return;
    }
    log.fatal({ err: error, origin }, 'uncaught exception: exiting');
    process.exit(1);
  });
}
