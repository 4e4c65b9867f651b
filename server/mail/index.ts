import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { DoorEnvironment } from '../http/environment.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { MailboxVisibility } from '../settings/mailbox-visibility.ts';
import type { Mailbox } from './carrier.ts';
import { mailboxPage, mailboxStyle } from './mailbox-page.ts';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Creates the routes of the local mailbox: a page and its JSON. Adds no routes when the visibility is `nobody` (SMTP, a public address). */
export function createMailboxDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  const visibility = services.settings.mail.mailboxVisibility;
  if (services.mailbox && visibility !== 'nobody') addRoutes(door, services.mailbox, visibility);
  return door;
}

type Audience = Exclude<MailboxVisibility, 'nobody'>;

function addRoutes(door: Hono<DoorEnvironment>, mailbox: Mailbox, audience: Audience): void {
  const page = answerTo(audience, async (c) => c.html(mailboxPage(await mailbox.list(), audience)));
  const json = answerTo(audience, async (c) => c.json(await mailbox.list()));
  door.get('/mailbox', page);
  door.get('/mailbox.json', json);
}

/** Answers permitted requests. Other requests fall through to the 404 of every unknown path. */
function answerTo(audience: Audience, answer: (c: Context<DoorEnvironment>) => Promise<Response>) {
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const mayLook = audience === 'everyone' || isLocalRequest(c.req.raw, c.env?.peerAddress);
    if (!mayLook) return next();
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    return answer(c);
  });
}
