import { z } from 'zod';
import type { Settings } from '../../settings.ts';

type CaptchaSettings = NonNullable<Settings['auth']['captcha']>;

const verifyUrls = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} satisfies Record<CaptchaSettings['provider'], string>;

const timeoutMs = 10_000;

/** What both providers answer: their calls have the same shape. */
const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).nullish(),
});

/** Codes that complain about our own secret or site key: whoever came can do nothing about them. */
const operatorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'invalid-sitekey',
  'not-using-dummy-secret',
]);

export type Verdict = { passed: true } | { passed: false; reasons: string[] };

/**
 * Asks hCaptcha or Turnstile whether a person solved the puzzle behind a token. A token is good for one question.
 * @param visitorAddress null where it is not known
 * @throws Error when the provider cannot be reached, answers something else, or does not know our secret
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
      // With it hCaptcha refuses a token that another site of the same account gave out; Turnstile's secret belongs to one site.
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
