import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { DoorEnvironment } from './environment.ts';

const doorOfFirstPart: Record<string, string> = {
  auth: 'auth',
  rest: 'rest',
  functions: 'functions',
  storage: 'storage',
  realtime: 'realtime',
  webhooks: 'payments',
  sandbox: 'sandbox',
  mailbox: 'mailbox',
  'mailbox.json': 'mailbox',
  healthz: 'operations',
  readyz: 'operations',
  metrics: 'operations',
};
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where a request went: names of our own, never what somebody wrote into an address. */
export type Route = { door: string; method: string; route: string };

/**
 * The pattern of the last handler that a request came to (`/rest/v1/:table`), and its door. To be asked when it is answered.
 * Unusual methods are one: a stranger can invent any number.
 */
export function routeOf(c: Context<DoorEnvironment>): Route {
  const route = c.get('route') ?? routePath(c);
  const door = doorOfFirstPart[route.split('/', 2)[1] ?? ''] ?? 'pages';
  const { method } = c.req;
  return { door, method: methods.has(method) ? method : 'other', route };
}
