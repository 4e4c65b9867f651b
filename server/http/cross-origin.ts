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

const nothingMore = async () => {};

/**
 * CORS for the API doors. Every call carries its key and token in headers, never in cookies, so any origin may be
 * let in (the default); CORS_ORIGINS narrows it.
 */
export function crossOrigin(settings: Settings): MiddlewareHandler<DoorEnvironment> {
  const origins = settings.http.corsOrigins;
  const writeHeaders = cors({
    origin: origins.includes('*') ? '*' : origins,
    allowHeaders: allowedHeaders,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return writeHeaders(c, next);
    await next();
    // Onto the answer that stands: headers that are there before it make Hono build each answer a second time.
    await writeHeaders(c, nothingMore);
  };
}
