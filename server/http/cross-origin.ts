import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Settings } from '../settings/settings.ts';
import type { DoorEnvironment } from './environment.ts';

const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'accept',
  'x-client-info',
  'x-supabase-api-version',
  'prefer',
  'accept-profile',
  'content-profile',
  'range',
  'x-retry-count',
  'x-upsert',
  'cache-control',
  'x-metadata',
  'x-region',
  'idempotency-key',
  'traceparent',
  'tracestate',
  'baggage',
  'x-request-id',
];

const exposedHeaders = [
  'content-range',
  'content-location',
  'preference-applied',
  'x-total-count',
  'link',
  'x-supabase-api-version',
  'x-sb-error-code',
  'sb-error-code',
  'x-relay-error',
  'etag',
  'retry-after',
  'x-request-id',
];

/**
 * Creates the CORS headers of every response except a preflight.
 * @returns a function from the `Origin` header (null when there is none) to the response headers
 */
export function headersForOrigins({ http }: Pick<Settings, 'http'>) {
  const origins = http.corsOrigins;
  const exposed = { 'access-control-expose-headers': exposedHeaders.join(',') };
  const anybody: Record<string, string> = { 'access-control-allow-origin': '*', ...exposed };
  const nobody: Record<string, string> = { ...exposed, vary: 'Origin' };
  return (origin: string | null): Record<string, string> => {
    if (origins.includes('*')) return anybody;
    if (origin === null || !origins.includes(origin)) return nobody;
    return { 'access-control-allow-origin': origin, ...nobody };
  };
}

/**
 * CORS for the API doors. Every call carries its key and token in headers, never in cookies, so any origin may be
 * allowed (the default); CORS_ORIGINS restricts it.
 */
export function crossOrigin(settings: Settings): MiddlewareHandler<DoorEnvironment> {
  const origins = settings.http.corsOrigins;
  const forOrigin = headersForOrigins(settings);
  const answerPreflight = cors({
    origin: origins.includes('*') ? '*' : origins,
    allowHeaders: allowedHeaders,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    // Set after the response exists: headers that are set before it make Hono build each response a second time.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(forOrigin(c.req.raw.headers.get('origin')))) {
      if (name === 'vary') headers.append(name, value);
      else headers.set(name, value);
    }
  };
}
