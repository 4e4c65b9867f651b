import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { DoorEnvironment } from '../http/environment.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { Mailbox } from './carrier.ts';
import { isLocalRequest } from './local-request.ts';
import { mailboxPage, mailboxStyle } from './mailbox-page.ts';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Whoever may not look is told what everybody is told about a page that does not exist. */
function onlyLocal(services: Services) {
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const isOpen =
      services.settings.mail.mailboxPublic || isLocalRequest(c.req.raw, c.env?.peerAddress);
    if (!isOpen) return c.notFound();
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
  });
}

/** The local mailbox's two pages. Where mails leave by SMTP there is no mailbox, and this door has no routes. */
export function createMailboxDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  if (services.mailbox) addRoutes(door, services, services.mailbox);
  return door;
}

function addRoutes(door: Hono<DoorEnvironment>, services: Services, mailbox: Mailbox): void {
  const local = onlyLocal(services);
  door.get('/mailbox', local, async (c) => c.html(mailboxPage(await mailbox.list())));
  door.get('/mailbox.json', local, async (c) => c.json(await mailbox.list()));
}
