import { invalid } from '../../auth-error.ts';
import { wrongAnswer } from '../factor-errors.ts';
import type { FactorKind } from '../factor-kind.ts';
import { readCode } from '../read-code.ts';
import { keyAddress, withoutColons } from './key-address.ts';

const periodSeconds = 30;
const maxIssuerLength = 60;

function readIssuer(given: unknown, siteUrl: string): string {
  if (given === undefined || given === null) return new URL(siteUrl).hostname;
  if (typeof given !== 'string' || given.length > maxIssuerLength) {
    throw invalid(`issuer must be a text of ${maxIssuerLength} characters at most`);
  }
  return withoutColons(given) || new URL(siteUrl).hostname;
}

/** Codes of an authenticator app (RFC 6238): six digits, SHA-1, 30-second steps, one step of clock skew in either direction. */
export const totpKind: FactorKind = {
  method: 'totp',
  answers: 'code',

  async enroll({ auth, body, user }) {
    const issuer = readIssuer(body.issuer, auth.siteUrl);
    const [{ generateSecret }, { qrCode }] = await Promise.all([
      import('otplib'),
      import('./qr-code.ts'),
    ]);
    const secret = generateSecret();
    const account = user.email || (user.phone ? `+${user.phone}` : user.id);
    const uri = keyAddress({ issuer, account, secret });
    return {
      columns: { secret: auth.secret.seal(secret) },
      answer: { totp: { qr_code: qrCode(uri), secret, uri } },
    };
  },

  async challenge() {
    return { columns: {}, answer: {} };
  },

  assertAnswer(body) {
    readCode(body);
  },

  async verify({ auth, body, factor, clientInfo }) {
    const token = readCode(body);
    const refusal = wrongAnswer('Invalid TOTP code entered');
    if (!/^\d{6}$/.test(token) || !factor.secret) throw refusal;
    const { verify } = await import('otplib');
    const result = await verify({
      secret: auth.secret.open(factor.secret),
      token,
      epoch: Math.floor(clientInfo.now.getTime() / 1000),
      epochTolerance: periodSeconds,
    });
    if (!result.valid || !('timeStep' in result)) throw refusal;
    // Reject replays: a code that was shoulder-surfed or intercepted must not work a second time (RFC 6238 §5.2).
    if (factor.last_used_step && result.timeStep <= Number(factor.last_used_step)) throw refusal;
    return { factorColumns: { last_used_step: String(result.timeStep) } };
  },
};
