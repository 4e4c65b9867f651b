import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Settings } from '../settings.ts';
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
 * What an answer to each origin says, but for the one to a preflight.
 * @returns the headers for an `Origin`; null where there was none
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
 * let in (the default); CORS_ORIGINS narrows it.
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
    // Onto the answer that stands: headers that are there before it make Hono build each answer a second time.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(forOrigin(c.req.raw.headers.get('origin')))) {
      if (name === 'vary') headers.append(name, value);
      else headers.set(name, value);
    }
  };
}
