import { createHash } from 'node:crypto';
import { beforePaintScript } from '#web/data/before-paint.ts';

const beforePaintHash = createHash('sha256').update(beforePaintScript).digest('base64');

/**
 * The headers of a page. Scripts run only with the request's nonce, which React puts on its own, or, for the one
 * inline script of ours, by its hash; styles may be inline, since React writes style attributes. Nothing is loaded from
 * anywhere else: a recipe that names a stranger's picture shows none, rather than telling the stranger who reads it.
 */
export function pageHeaders(
  nonce: string,
  { secure, hotReloadPort }: { secure: boolean; hotReloadPort: number | undefined },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${beforePaintHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${hotReloadPort ? ` ws://localhost:${hotReloadPort}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
