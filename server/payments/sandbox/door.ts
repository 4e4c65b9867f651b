import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../../errors.ts';
import { bodySize } from '../../http/body-size.ts';
import type { DoorEnvironment } from '../../http/environment.ts';
import { isLocalRequest } from '../../http/local-request.ts';
import { printProblem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import type { Deliver } from './deliveries/courier.ts';
import { addCheckoutRoutes } from './pages/checkout-routes.ts';
import { noSuchPage } from './pages/no-such-page.ts';
import { addOperatorRoutes } from './pages/operator-routes.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Sandbox } from './sandbox.ts';

const maxFormBytes = 16_384;

/**
 * The sandbox's pages, and the sending of its webhooks by `deliver`. Whoever may not look gets what every unknown address gets: they show
 * what everybody bought.
 */
export function createSandboxDoor(
  services: Services,
  sandbox: Sandbox,
  deliver: Deliver,
): Hono<DoorEnvironment> {
  const { settings, payments, clock, stopping } = services;
  sandbox.connect(deliver, stopping);
  const pages = new Hono<DoorEnvironment>();
  // The door prints it, which knows the log of the request.
  pages.onError((error) => {
    throw error;
  });
  pages.notFound((c) => noSuchPage(c));
  pages.use(bodySize(maxFormBytes));
  addCheckoutRoutes(pages, { clock, webhookSecret: payments.webhookSecret }, sandbox);
  addOperatorRoutes(pages, sandbox);

  const isPublic =
    settings.payments.provider === 'sandbox' && settings.payments.visibility === 'everyone';
  const look = createMiddleware<DoorEnvironment>(async (c, next) => {
    const mayLook = isPublic || isLocalRequest(c.req.raw, c.env?.peerAddress);
    if (!mayLook) return next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isSameOrigin(c.req.raw, settings.http.siteUrl)) {
      throw new ApiError(403, 'cross_site', 'This form was not sent by a page of the sandbox.');
    }
    return pages.fetch(c.req.raw, c.env);
  });
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  door.use('/sandbox/*', look);
  return door;
}
