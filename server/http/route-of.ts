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

/** The route of a request: only our own names, never text from the request's path. */
export type Route = { door: string; method: string; route: string };

/**
 * Returns the pattern of the last handler that a request reached (`/rest/v1/:table`), and its door. Call it after the response.
 * All unusual methods become `other`, since a client can invent any number of them.
 */
export function routeOf(c: Context<DoorEnvironment>): Route {
  const route = c.get('route') ?? routePath(c);
  const door = doorOfFirstPart[route.split('/', 2)[1] ?? ''] ?? 'pages';
  const { method } = c.req;
  return { door, method: methods.has(method) ? method : 'other', route };
}
