import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import { catalogueFileLimits } from '#contract/catalogue-file.ts';
import { createAuthDoor } from './auth/index.ts';
import { createFunctionsDoor } from './functions/index.ts';
import { bodySize } from './http/body-size.ts';
import { crossOrigin } from './http/cross-origin.ts';
import type { DoorEnvironment } from './http/environment.ts';
import { knownMethods } from './http/known-methods.ts';
import { printProblem } from './http/problems.ts';
import { readableAddress } from './http/readable-address.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createMailboxDoor } from './mail/index.ts';
import { createOperationsDoor } from './operations/index.ts';
import { createPagesDoor, type WebBuild } from './pages/index.ts';
import { createPaymentsDoor } from './payments/index.ts';
import { createSandboxDoor } from './payments/sandbox-door.ts';
import { createRealtimeDoor } from './realtime/index.ts';
import { createRestDoor } from './rest/index.ts';
import type { Services } from './services.ts';
import { createStorageDoor } from './storage/index.ts';

export type App = {
  /** Answers one request. `peerAddress` is the address at the other end of the connection. */
  fetch(request: Request, peer?: { peerAddress: string | undefined }): Promise<Response>;
  /** Takes over a connection that requests a WebSocket upgrade; refuses it on paths without WebSockets. Never throws. */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    peer: { peerAddress: string | undefined },
  ): void;
  /** Closes all WebSockets, so that their clients reconnect to another process, and accepts no new ones. */
  close(): Promise<void>;
  /** Resolves when all background work has ended that no request waits for: a generation after its cook has left, a webhook. */
  drain(): Promise<void>;
  /** Every route of every door. Tests check on each one what must hold for all responses. */
  routes: readonly { method: string; path: string }[];
};

const importPath = '/rest/v1/rpc/import_catalogue';

/** Limits request bodies. The call that imports a whole catalogue in one transaction has the larger limit of catalogue files. */
function bodySizeOf(maxBodyBytes: number): MiddlewareHandler<DoorEnvironment> {
  const usual = bodySize(maxBodyBytes);
  const ofImports = bodySize(Math.max(maxBodyBytes, catalogueFileLimits.requestBytes));
  return (c, next) => (c.req.path === importPath ? ofImports : usual)(c, next);
}

/** Adds the doors that browsers of other origins may call, each below its path. */
function addApiDoors(
  app: Hono<DoorEnvironment>,
  doors: Record<string, Hono<DoorEnvironment>>,
  settings: Services['settings'],
): void {
  for (const [path, door] of Object.entries(doors)) {
    app.use(`${path}/*`, crossOrigin(settings));
    // The auth door sets the same limit itself to refuse in its own error format. The storage door sets its own limit because it takes uploads.
    if (path !== '/auth/v1' && path !== '/storage/v1') {
      app.use(`${path}/*`, bodySizeOf(settings.http.maxBodyBytes));
    }
    app.route(path, door);
  }
}

/** Adds the doors with paths of their own: probes and metrics, mailbox, payment webhooks, sandbox and pages. */
function addOwnDoors(
  app: Hono<DoorEnvironment>,
  services: Services,
  { web, fetch }: { web: WebBuild | undefined; fetch: (request: Request) => Promise<Response> },
): void {
  app.route('/', createOperationsDoor(services));
  app.route('/', createMailboxDoor(services));
  app.route('/', createPaymentsDoor(services));
  const { sandbox } = services.payments;
  if (sandbox) app.route('/', createSandboxDoor(services, sandbox, fetch));
  if (web) app.route('/', createPagesDoor(services, web, fetch));
}

/**
 * Builds the whole product as a function from requests to responses. It opens no port: main.ts listens, tests call it directly.
 * @param web the built web app; without it (tests of the API alone) there are no pages
 */
export function createApp(services: Services, web?: WebBuild): App {
  const app = new Hono<DoorEnvironment>();
  app.onError(printProblem);
  app.use(requestLog(services));
  app.use(securityHeaders(services.settings));
  app.use(knownMethods);
  app.use(readableAddress);

  const functions = createFunctionsDoor(services);
  const realtime = createRealtimeDoor(services);
  const rest = createRestDoor(services);
  const apiDoors = {
    '/auth/v1': createAuthDoor(services),
    '/rest/v1': rest.door,
    '/functions/v1': functions.door,
    '/storage/v1': createStorageDoor(services),
    '/realtime/v1': realtime.door,
  };
  addApiDoors(app, apiDoors, services.settings);
  addOwnDoors(app, services, { web, fetch: (request) => fetch(request) });

  async function fetch(request: Request, peer?: { peerAddress: string | undefined }) {
    const peerAddress = peer?.peerAddress;
    return rest.answerFromPlanCache(request, peerAddress) ?? app.fetch(request, { peerAddress });
  }
  async function drain() {
    await functions.drain();
    await services.payments.sandbox?.idle();
  }
  return {
    fetch,
    drain,
    routes: app.routes,
    upgrade: (request, socket, head, peer) =>
      realtime.upgrade(request, socket, head, peer.peerAddress),
    close: realtime.close,
  };
}
