import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { watchProcess } from './metrics/watch-process.ts';
import { openServices } from './open-services.ts';
import { refundDeadGenerations } from './operations/sweep-generations.ts';
import { startSweeps } from './operations/sweeps.ts';
import {
  type DevelopmentMiddleware,
  loadWebBuild,
  startWebDevelopment,
  type WebBuild,
} from './pages/index.ts';
import {
  collectGarbage,
  collectGarbageWhenIdle,
  limitHeapGrowth,
} from './process/collect-garbage.ts';
import {
  disableKeepAliveOnShutdown,
  endOnUncaught,
  stopListening,
  stopOnSignal,
} from './process/graceful-stop.ts';
import { listen } from './process/listen.ts';
import { createLogger } from './process/logger.ts';
import { describeStart } from './process/start-notice.ts';
import { describeStartProblem } from './process/start-problem.ts';
import type { Services } from './services.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { claimStore, warningOf } from './storage/store-mark.ts';

type Web = { web: WebBuild; middleware?: DevelopmentMiddleware };

async function openWeb({ http }: Settings): Promise<Web> {
  if (http.hotReloadPort !== undefined) return startWebDevelopment(http.hotReloadPort);
  return { web: await loadWebBuild() };
}

/** Claims the object store. If it does not answer now, the sweeps claim it later. @returns a warning if the store is not ours */
async function claimObjects(services: Services): Promise<string | undefined> {
  try {
    return warningOf(await claimStore(services));
  } catch (error) {
    services.log.warn({ err: error }, 'object store ownership check failed');
    return undefined;
  }
}

type Serving = { stop: () => Promise<void>; storeWarning: string | undefined };

/** createApp → listen, over an open database. @returns the function that stops it gracefully, and the warning about the store */
async function serveOver(opened: OpenDatabase, settings: Settings, log: Logger): Promise<Serving> {
  const web = await openWeb(settings);
  const moments = { leaving: new AbortController(), stopping: new AbortController() };
  const services = await openServices(settings, opened.database, log, {
    leaving: moments.leaving.signal,
    stopping: moments.stopping.signal,
  });
  watchProcess(services.metrics);
  if (opened.alone) await refundDeadGenerations(services);
  // Before any request can write to the store: an empty store is ours.
  const storeWarning = await claimObjects(services);
  const app = createApp(services, web.web);
  collectGarbage();
  limitHeapGrowth();
  const server = await listen(app, settings.http, web.middleware);
  collectGarbageWhenIdle(server);
  disableKeepAliveOnShutdown(server, services.leaving);
  const stopSweeps = startSweeps(services, settings.database.directUrl ?? opened.url);
  return {
    storeWarning,
    async stop() {
      const swept = stopSweeps();
      await stopListening(server, app, moments, settings.stopDelayMs);
      await swept;
      await opened.close();
    },
  };
}

/** settings → database → migrate → serve. Closes the database again when a later step fails. */
async function start(settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const startedAtMs = performance.now();
  const opened = await openDatabase(settings, log);
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
  endOnUncaught(log);
  const started = start(settings, log);
  // Registered at once: a signal during startup waits until startup ends, then stops what was started.
  stopOnSignal(log, async () => (await started)());
  await started;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartProblem(error)}\n`);
  process.exit(1);
});
