import { timingSafeEqualStrings } from '../../../http/timing-safe-equal-strings.ts';
import { codeByText } from '../../../mail/messages/code-by-text.ts';
import { AuthError, invalid } from '../../auth-error.ts';
import type { AuthServices } from '../../auth-services.ts';
import { consumeTextLimit, sendText } from '../../codes/send-text.ts';
import { hashCode, newCode } from '../../codes/six-digits.ts';
import { readPhoneNumber } from '../../contacts/phone-number.ts';
import type { FactorRow } from '../../queries/factors.ts';
import { challengeSeconds } from '../challenge-life.ts';
import { wrongAnswer } from '../factor-errors.ts';
import type { FactorKind } from '../factor-kind.ts';
import { readCode } from '../read-code.ts';

const purpose = 'second factor';

/** Hashes a code bound to its factor, so that a code sent to one number is not valid for another. */
function hashOf(auth: AuthServices, factor: FactorRow, code: string): string {
  return hashCode(auth, { ownerId: factor.id, purpose }, code);
}

/** @throws AuthError validation_failed */
function readNumber(phone: unknown): string {
  if (typeof phone !== 'string' || phone === '') {
    throw invalid('Phone number required to enroll Phone factor');
  }
  return readPhoneNumber(phone);
}

/** @throws AuthError validation_failed for a channel other than sms: our carriers send only text messages */
function assertServedChannel(channel: unknown): void {
  if (channel === undefined || channel === null || channel === '' || channel === 'sms') return;
  throw invalid('Invalid channel, supported values are sms');
}

/** Returns the unverified factors of the same number, which the new one replaces. @throws AuthError mfa_verified_factor_exists */
function replacedBy(number: string, others: FactorRow[]): string[] {
  const same = others.filter((other) => other.factor_type === 'phone' && other.phone === number);
  if (same.some(({ status }) => status === 'verified')) {
    const message =
      'A verified phone factor already exists, unenroll the existing factor to continue';
    throw new AuthError(422, 'mfa_verified_factor_exists', message);
  }
  return same.map(({ id }) => id);
}

/** A six-digit code that is sent by text message to the enrolled phone. */
export const phoneKind: FactorKind = {
  method: 'mfa/phone',
  answers: 'code',

  async enroll({ body, others }) {
    const number = readNumber(body.phone);
    const replaces = replacedBy(number, others);
    return { columns: { phone: number }, answer: { phone: body.phone }, replaces };
  },

  async challenge({ auth, body, factor, clientInfo }) {
    assertServedChannel(body.channel);
    const to = factor.phone ?? '';
    await consumeTextLimit(auth, clientInfo, to, purpose);
    const code = newCode();
    const { siteUrl } = auth;
    const text = codeByText({ purpose, code, validSeconds: challengeSeconds, siteUrl });
    return {
      columns: { otp_code: hashOf(auth, factor, code) },
      answer: {},
      deliver: async (log) => {
        await sendText(auth, log, { to, text }, purpose);
      },
    };
  },

  assertAnswer(body) {
    readCode(body);
  },

  async verify({ auth, body, factor, challenge }) {
    if (!timingSafeEqualStrings(hashOf(auth, factor, readCode(body)), challenge.otp_code ?? '')) {
      throw wrongAnswer('Invalid MFA Phone code entered');
    }
    return { factorColumns: {} };
  },
};
