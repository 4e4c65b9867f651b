import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { addSandboxPages } from '#payment-sandbox/pages/add-pages.ts';
import type { Sandbox } from '#payment-sandbox/sandbox.ts';
import { ApiError } from '../errors.ts';
import { bodySize } from '../http/body-size.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { isSameOrigin } from './same-origin.ts';

const maxFormBytes = 16_384;

/** Returns our own error for a request that the pages refuse, and every other error unchanged. */
function toProblem(error: Error): Error {
  if (!(error instanceof HTTPException)) return error;
  return new ApiError(error.status, 'bad_request', error.message, { cause: error.cause });
}

function createPages(
  { payments, clock }: Pick<Services, 'payments' | 'clock'>,
  sandbox: Sandbox,
  withCounter: boolean,
): Hono<DoorEnvironment> {
  const pages = new Hono<DoorEnvironment>();
  // Rethrow to the outer door, which has the request's log and prints the error.
  pages.onError((error) => {
    throw toProblem(error);
  });
  pages.use(bodySize(maxFormBytes));
  const { webhookSecret } = payments;
  addSandboxPages(pages, sandbox, { clock, webhookSecret, withCounter });
  return pages;
}

/**
 * Creates the door for the sandbox's pages and starts sending its webhooks with `deliver`. A visitor without access gets the response of an
 * unknown URL. When the settings make the sandbox public, visitors get only the card pages, whose URLs only their buyers know.
 */
export function createSandboxDoor(
  services: Services,
  sandbox: Sandbox,
  deliver: (request: Request) => Promise<Response>,
): Hono<DoorEnvironment> {
  const { settings, stopping } = services;
  sandbox.connect(deliver, stopping);
  const cardPages = createPages(services, sandbox, false);
  const allPages = createPages(services, sandbox, true);

  const { payments } = settings;
  const isPublic = payments.provider === 'sandbox' && payments.visibility === 'everyone';
  const hasCounter = payments.provider === 'sandbox' && payments.hasCounter;
  const look = createMiddleware<DoorEnvironment>(async (c, next) => {
    const isLocal = isLocalRequest(c.req.raw, c.env?.peerAddress);
    if (!isPublic && !isLocal) return next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isSameOrigin(c.req.raw, settings.http.siteUrl)) {
      throw new ApiError(403, 'cross_site', "This form didn't come from a sandbox page.");
    }
    const pages = isLocal && hasCounter ? allPages : cardPages;
    return pages.fetch(c.req.raw, c.env);
  });
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  door.use('/sandbox/*', look);
  return door;
}
