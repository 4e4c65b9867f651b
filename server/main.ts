import { createServer } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';
import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { openServices } from './open-services.ts';
import { startSweeps } from './operations/sweeps.ts';
import {
  type DevelopmentMiddleware,
  loadWebBuild,
  startWebDevelopment,
  type WebBuild,
} from './pages/index.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { describeStart } from './start-notice.ts';

const drainTimeoutMs = 10_000;
const answerTimeoutMs = 3_000;

type Web = { web: WebBuild; middleware?: DevelopmentMiddleware };

async function openWeb({ http }: Settings): Promise<Web> {
  if (http.hotReloadPort !== undefined) return startWebDevelopment(http.hotReloadPort);
  return { web: await loadWebBuild() };
}

function listen(fetch: App['fetch'], { http }: Settings, { middleware }: Web): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, { incoming }) =>
          fetch(request, { peerAddress: incoming.socket.remoteAddress }),
        hostname: http.host,
        port: http.port,
        ...(middleware && {
          createServer: ((options, listener) =>
            createServer(options, (request, response) =>
              middleware(request, response, () => listener?.(request, response)),
            )) as typeof createServer,
        }),
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

/**
 * Stops taking connections and lets running requests end. What takes longer than the drain time is told to stop (a
 * generation gives its credit back and answers so), and cut off a little later.
 */
function stopListening(server: ServerType, stop: AbortController): Promise<void> {
  return new Promise((resolve) => {
    const ask = setTimeout(() => stop.abort(), drainTimeoutMs);
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, drainTimeoutMs + answerTimeoutMs);
    server.close(() => {
      clearTimeout(ask);
      clearTimeout(cut);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
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

/** settings → database → migrate → createApp → listen → graceful stop */
async function main(): Promise<void> {
  const startedAtMs = performance.now();
  const settings = readSettings(process.env);
  const log = createLogger(settings);
  const web = await openWeb(settings);
  const opened = await openDatabase(settings);
  const stop = new AbortController();
  const services = await openServices(settings, opened.database, log, { stopping: stop.signal });
  const server = await listen(createApp(services, web.web).fetch, settings, web);
  const stopSweeps = startSweeps(services);
  stopOnSignal(log, async () => {
    stopSweeps();
    await stopListening(server, stop);
    await opened.close();
  });
  const seconds = (performance.now() - startedAtMs) / 1000;
  process.stdout.write(describeStart(settings, opened, seconds));
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    process.stderr.write('The port is taken. Choose another one: PORT=3001 npm start\n');
  } else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
