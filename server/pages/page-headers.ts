import type { PublicSettings } from '#contract/public-settings.ts';
import { refusedFeatures } from '../http/security-headers.ts';

type CaptchaProvider = NonNullable<PublicSettings['captcha']>['provider'];

/** The hosts from which a provider's captcha loads scripts, frames and styles and which it calls, as listed in its documentation. */
const captchaSources: Record<CaptchaProvider, string> = {
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
  turnstile: ' https://challenges.cloudflare.com',
};

type PagePolicy = {
  /** SHA-256 of the inline script, in base64. */
  inlineScriptHash: string;
  secure: boolean;
  hotReloadPort: number | undefined;
  captchaProvider: CaptchaProvider | undefined;
};

/**
 * Returns the headers of a page, in addition to those of every response (server/http/security-headers.ts). Scripts run only with the
 * request's nonce, which React sets on its own scripts, or by hash for our one inline script. Styles may be inline, since React writes
 * style attributes. Nothing is loaded from other hosts: a recipe with a picture URL of another site shows no picture, so that site does not
 * learn who reads the recipe. The only exception is a captcha, when one is enabled: its provider's hosts are allowed.
 */
export function pageHeaders(
  nonce: string,
  { inlineScriptHash, secure, hotReloadPort, captchaProvider }: PagePolicy,
): Record<string, string> {
  const captcha = captchaProvider ? captchaSources[captchaProvider] : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${inlineScriptHash}'${captcha}`,
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
