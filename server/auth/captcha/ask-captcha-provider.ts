import { z } from 'zod';
import type { Settings } from '../../settings/settings.ts';

type CaptchaSettings = NonNullable<Settings['auth']['captcha']>;

const verifyUrls = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} satisfies Record<CaptchaSettings['provider'], string>;

const timeoutMs = 10_000;

/** The response of both providers: their APIs have the same shape. */
const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).nullish(),
});

/** Error codes about our own secret or site key, which the visitor cannot fix. */
const operatorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'invalid-sitekey',
  'not-using-dummy-secret',
]);

export type Verdict = { passed: true } | { passed: false; reasons: string[] };

/**
 * Verifies with hCaptcha or Turnstile that a person solved the captcha of a token. A token can be verified only once.
 * @param visitorAddress null if unknown
 * @throws Error when the provider cannot be reached, sends an unexpected response, or rejects our secret or site key
 */
export async function askCaptchaProvider(
  settings: CaptchaSettings,
  token: string,
  visitorAddress: string | null,
): Promise<Verdict> {
  const { provider, siteKey, secret, verifyUrl } = settings;
  const answer = await fetch(verifyUrl ?? verifyUrls[provider], {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(visitorAddress ? { remoteip: visitorAddress } : {}),
      // With the site key, hCaptcha refuses a token of another site of the same account. Turnstile's secret belongs to one site.
      ...(provider === 'hcaptcha' ? { sitekey: siteKey } : {}),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status >= 500) throw new Error(`The captcha provider answered ${answer.status}.`);
  const verdict = verdictSchema.parse(await answer.json());
  if (verdict.success) return { passed: true };
  const reasons = verdict['error-codes'] ?? [];
  const ours = reasons.filter((reason) => operatorCodes.has(reason));
  if (ours.length > 0) {
    throw new Error(`The captcha provider does not take our settings: ${ours.join(', ')}.`);
  }
  return { passed: false, reasons };
}
