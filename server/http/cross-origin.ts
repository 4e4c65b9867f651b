import { cors } from 'hono/cors';
import type { Settings } from '../settings.ts';

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
 * CORS for the API doors. Every call carries its key and token in headers, never in cookies, so any origin may be
 * let in (the default); CORS_ORIGINS narrows it.
 */
export function crossOrigin(settings: Settings) {
  const origins = settings.http.corsOrigins;
  return cors({
    origin: origins.includes('*') ? '*' : origins,
    allowHeaders: allowedHeaders,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  });
}
