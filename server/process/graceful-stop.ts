import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { App } from '../app.ts';
import { isLossWhileOpening } from '../database/connection-loss.ts';

const drainTimeoutMs = 10_000;
const answerTimeoutMs = 3_000;
const closeIdleEveryMs = 100;

/** The two phases of a shutdown: `leaving` when it begins, `stopping` when the work that still runs is aborted. */
export type Stopping = { leaving: AbortController; stopping: AbortController };

/** Ends keep-alive during shutdown: each answer is then the last on its connection, and the client opens a new one. */
export function disableKeepAliveOnShutdown(server: Server, leaving: AbortSignal): void {
  server.prependListener('request', (_request, response) => {
    if (leaving.aborted) response.shouldKeepAlive = false;
  });
}

/**
 * Shuts down gracefully: reports not ready, and waits `delayMs` so that the load balancer notices. Then stops accepting connections and lets
 * running requests end, and also generations whose clients have disconnected. Work that exceeds the drain timeout is aborted (a generation
 * refunds its credit and reports that), and its connection is closed a little later.
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
  // Repeatedly: a browser keeps a connection alive after its stream has ended.
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Close sockets first, so that their clients move to another process while the requests end.
  await app.close();
  await closed;
  await app.drain();
  // Background work starts nothing new from here on; drain again for what it started meanwhile.
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
 * Logs an uncaught exception and exits with code 1, since the state of the process is unknown then; the supervisor starts a new process, which
 * recovers as after a crash. Exception: a PostgreSQL connection lost while connecting is only logged as a warning.
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
