import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { openServices } from './open-services.ts';
import { giveBackWhatDied } from './operations/sweep-generations.ts';
import { startSweeps } from './operations/sweeps.ts';
import {
  type DevelopmentMiddleware,
  loadWebBuild,
  startWebDevelopment,
  type WebBuild,
} from './pages/index.ts';
import type { Services } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { describeStart } from './start-notice.ts';
import { describeStartProblem } from './start-problem.ts';
import { claimStore, warningOf } from './storage/store-mark.ts';

const drainTimeoutMs = 10_000;
const answerTimeoutMs = 3_000;
const closeIdleEveryMs = 100;

type Web = { web: WebBuild; middleware?: DevelopmentMiddleware };

async function openWeb({ http }: Settings): Promise<Web> {
  if (http.hotReloadPort !== undefined) return startWebDevelopment(http.hotReloadPort);
  return { web: await loadWebBuild() };
}

/**
 * Stops taking connections and lets running requests end, and the generations whose cooks have left. What takes longer than
 * the drain time is told to stop (a generation gives its credit back and answers so), and cut off a little later.
 */
async function stopListening(server: Server, app: App, stop: AbortController): Promise<void> {
  const ask = setTimeout(() => stop.abort(), drainTimeoutMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainTimeoutMs + answerTimeoutMs);
  // Again and again: a connection whose stream has ended is kept alive by its browser.
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // First of all, so that their clients are with another process while the requests end.
  await app.close();
  await closed;
  await app.settled();
  // Whoever works by himself begins nothing new, and ends what he has begun meanwhile.
  stop.abort();
  await app.settled();
  clearInterval(closeIdle);
  clearTimeout(ask);
  clearTimeout(cut);
}

/** Runs `stop` once, on the first signal; a second signal ends the process at once. */
function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
}

/** A store that does not answer at this moment is claimed by the sweeps. @returns what is wrong with the store, if it is not ours */
async function claimObjects(services: Services): Promise<string | undefined> {
  try {
    return warningOf(await claimStore(services));
  } catch (error) {
    services.log.warn({ err: error }, 'whose the store of objects is could not be asked');
    return undefined;
  }
}

type Serving = { stop: () => Promise<void>; storeWarning: string | undefined };

/** createApp → listen, over an open database. @returns with the function that stops it gracefully */
async function serveOver(opened: OpenDatabase, settings: Settings, log: Logger): Promise<Serving> {
  const web = await openWeb(settings);
  const abort = new AbortController();
  const services = await openServices(settings, opened.database, log, { stopping: abort.signal });
  if (opened.alone) await giveBackWhatDied(services);
  // Before anybody can put something there: an empty store is ours.
  const storeWarning = await claimObjects(services);
  const app = createApp(services, web.web);
  const server = await listen(app, settings.http, web.middleware);
  const stopSweeps = startSweeps(services);
  return {
    storeWarning,
    async stop() {
      const swept = stopSweeps();
      await stopListening(server, app, abort);
      await swept;
      await opened.close();
    },
  };
}

/** settings → database → migrate → serve. What was opened is closed again when a later step fails. */
async function start(settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const startedAtMs = performance.now();
  const opened = await openDatabase(settings);
  try {
    const { stop, storeWarning } = await serveOver(opened, settings, log);
    const seconds = (performance.now() - startedAtMs) / 1000;
    process.stdout.write(describeStart(settings, opened, { seconds, storeWarning }));
    return stop;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings);
  const started = start(settings, log);
  // From the first moment on: a signal during the start waits for its end and then stops what was started.
  stopOnSignal(log, async () => (await started)());
  await started;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartProblem(error)}\n`);
  process.exit(1);
});
