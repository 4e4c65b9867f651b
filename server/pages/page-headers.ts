import { createHash } from 'node:crypto';
import type { PublicSettings } from '#contract/public-settings.ts';
import { beforePaintScript } from '#web/data/before-paint.ts';
import { refusedFeatures } from '../http/security-headers.ts';

const beforePaintHash = createHash('sha256').update(beforePaintScript).digest('base64');

type CaptchaProvider = NonNullable<PublicSettings['captcha']>['provider'];

/** What a provider's puzzle loads, as its own documentation lists it: script, frame, style and calls. */
const captchaSources: Record<CaptchaProvider, string> = {
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
  turnstile: ' https://challenges.cloudflare.com',
};

type PagePolicy = {
  secure: boolean;
  hotReloadPort: number | undefined;
  captchaProvider: CaptchaProvider | undefined;
};

/**
 * The headers that a page has of its own, beside those of every answer (server/http/security-headers.ts). Scripts run only with the request's nonce, which React puts on its own, or, for the one
 * inline script of ours, by its hash; styles may be inline, since React writes style attributes. Nothing is loaded from
 * anywhere else: a recipe that names a stranger's picture shows none, rather than telling the stranger who reads it. The one
 * exception is a captcha, where one is switched on: its provider's own hosts, and no others.
 */
export function pageHeaders(
  nonce: string,
  { secure, hotReloadPort, captchaProvider }: PagePolicy,
): Record<string, string> {
  const captcha = captchaProvider ? captchaSources[captchaProvider] : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${beforePaintHash}'${captcha}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    ...(captcha ? [`frame-src${captcha}`] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${hotReloadPort ? ` ws://localhost:${hotReloadPort}` : ''}${captcha}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `${refusedFeatures}, screen-wake-lock=(self)`,
  };
}
