import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { peerKey } from '../../http/client-address.ts';
import type { DoorEnvironment } from '../../http/environment.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { readBody, text } from '../read-body.ts';
import { isServiceRole } from '../signed-in.ts';
import { askCaptchaProvider, type Verdict } from './ask-captcha-provider.ts';

const schema = z.object({ gotrue_meta_security: z.object({ captcha_token: text }).nullish() });

/** These grants continue from an earlier proof by the user. */
const grantsWithoutCaptcha = new Set(['pkce', 'refresh_token', 'id_token']);

/** Tokens have a few kilobytes; longer ones are not forwarded to the provider. */
const maxTokenLength = 16_384;

function captchaFailed(reason: string): AuthError {
  const message = `captcha protection: request disallowed (${reason})`;
  return new AuthError(400, 'captcha_failed', message);
}

async function verdictOf(auth: AuthServices, c: AuthContext, token: string): Promise<Verdict> {
  const { captcha } = auth.settings.auth;
  if (!captcha) return { passed: true };
  const clientInfo = clientInfoOf(auth, c);
  await auth.limits.take('captchaByPeer', peerKey(clientInfo));
  try {
    return await askCaptchaProvider(captcha, token, clientInfo.ip);
  } catch (cause) {
    // Fail closed: an outage of the provider must not let requests through unchecked.
    throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed', {
      cause,
    });
  }
}

async function assertPerson(auth: AuthServices, c: AuthContext): Promise<void> {
  if (await isServiceRole(auth, c)) return;
  const { gotrue_meta_security: security } = await readBody(c, schema);
  const token = security?.captcha_token?.trim();
  if (!token) throw captchaFailed('no captcha_token found');
  if (token.length > maxTokenLength) throw captchaFailed('invalid-input-response');
  const verdict = await verdictOf(auth, c, token);
  if (!verdict.passed) throw captchaFailed(verdict.reasons.join(', '));
}

/**
 * Requires a solved captcha for a call that bots target, if captchas are enabled. Runs before the operation and its lookups;
 * requests with the service key are exempt.
 */
export function requireCaptcha(auth: AuthServices): MiddlewareHandler<DoorEnvironment> {
  return async (c, next) => {
    const isOn = auth.settings.auth.captcha !== null;
    const isExempt = grantsWithoutCaptcha.has(c.req.query('grant_type') ?? '');
    const isToken = c.req.path.endsWith('/token');
    if (isOn && !(isToken && isExempt)) await assertPerson(auth, c);
    await next();
  };
}
