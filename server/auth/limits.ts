import { createLimiter, type Rule } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
import { AuthError } from './auth-error.ts';

type AuthRule = Rule & { code: string };

const request = 'over_request_rate_limit';
const mail = 'over_email_send_rate_limit';
const sms = 'over_sms_send_rate_limit';

/**
 * Rate limits. A single user never reaches them, an office behind one address hardly ever; an attacker who guesses does.
 * Points of the "failed…" limits are refunded when the attempt succeeds.
 */
function rulesFor({ limits, mailIntervalSeconds }: Settings['auth']) {
  return {
    signUpByPeer: { points: limits.signUps, seconds: 300, code: request },
    failedSignInByPeer: { points: 150, seconds: 300, code: request },
    // The account's own limit is kept per peer too, so that a stranger's guesses do not lock its owner out.
    failedSignInByAccountAndPeer: { points: limits.wrongPasswords, seconds: 300, code: request },
    failedSignInByAccount: { points: 100, seconds: 3600, code: request },
    failedVerifyByPeer: { points: 100, seconds: 300, code: request },
    passkeyChallengeByPeer: { points: 300, seconds: 300, code: request },
    providerFlowByPeer: { points: 300, seconds: 300, code: request },
    // Per peer: a stranger with the password must not use up the owner's challenges.
    challengeByAccountAndPeer: { points: 60, seconds: 300, code: request },
    // Second factors: factors/count-guesses.ts explains these limits and their keys.
    failedFactorByPlace: { points: 10, seconds: 300, code: request },
    failedFactorByAccount: { points: limits.wrongCodes, seconds: 3600, code: request },
    failedFactorByAccountInAWeek: { points: 100, seconds: 7 * 86_400, code: request },
    failedProofByPlace: { points: 30, seconds: 300, code: request },
    failedRecoveryCodeByPlace: { points: 10, seconds: 300, code: 'mfa_recovery_codes_locked' },
    factorAlarmByAccount: { points: 1, seconds: 86_400, code: request },
    failedVerifyByAddress: { points: limits.wrongCodes, seconds: 3600, code: request },
    // Stops slow guessing of mailed codes. The link in the same mail still works, so the owner is not locked out; a text has no link.
    failedVerifyByMailInAWeek: { points: 200, seconds: 7 * 86_400, code: request },
    // One admin's actions on other users' accounts: manual work stays below this, a script with a stolen token does not.
    actByAdmin: { points: 300, seconds: 600, code: request },
    newPasswordByAccount: { points: 20, seconds: 3600, code: request },
    captchaByPeer: { points: 600, seconds: 300, code: request },
    ssoByPeer: { points: 300, seconds: 300, code: request },
    failedSsoByPeer: { points: 100, seconds: 300, code: request },
    refreshByPeer: { points: 3000, seconds: 300, code: request },
    mailByPeer: { points: 600, seconds: 3600, code: mail },
    mailByAddress: { points: limits.mails, seconds: 3600, code: mail },
    // Each message costs the operator money: a user requests one or two, a fraudster thousands.
    textByPeer: { points: limits.messages * 5, seconds: 3600, code: sms },
    textByRange: { points: limits.messages * 5, seconds: 3600, code: sms },
    // Global limit: caps the operator's hourly cost even if an attacker bypasses the other limits.
    textOfAll: { points: limits.messagesOfAll, seconds: 3600, code: sms },
    textByNumber: { points: limits.messages, seconds: 3600, code: sms },
    textOfKindByNumber: { points: 1, seconds: mailIntervalSeconds, code: sms },
    mailOfKindByAddress: { points: 3, seconds: mailIntervalSeconds, code: mail },
  } satisfies Record<string, AuthRule>;
}

type LimitName = keyof ReturnType<typeof rulesFor>;

export type Limits = {
  /** Counts one attempt. @throws AuthError 429 with the seconds to wait, when the limit is exceeded */
  take(name: LimitName, key: string): Promise<void>;
  /** Refunds one attempt that succeeded or never happened. */
  refundPoint(name: LimitName, key: string): Promise<void>;
};

function tooMany(rule: AuthRule, msBeforeNext: number): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message =
    rule.code === mail || rule.code === sms
      ? `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
      : 'Request rate limit reached';
  return new AuthError(429, rule.code, message, { retryAfterSeconds });
}

/** Creates one limiter per rule. */
export function createLimits(services: Services): Limits {
  const rules: Record<LimitName, AuthRule> = rulesFor(services.settings.auth);
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, createLimiter(services, name, rule)]),
  );
  return {
    async take(name, key) {
      const waitMs = await limiters.get(name)?.take(key);
      if (waitMs !== undefined) throw tooMany(rules[name], waitMs);
    },
    async refundPoint(name, key) {
      await limiters.get(name)?.refundPoint(key);
    },
  };
}
