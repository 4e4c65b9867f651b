import { z } from 'zod';
import { isConfirmed } from './accounts.ts';
import { answerEvenly } from './answer-evenly.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthContext, AuthServices, Operation } from './auth-services.ts';
import { mailEmailChange, requestEmailChange } from './change-email.ts';
import { readEmailAddress } from './email-address.ts';
import { type Challenge, readChallenge } from './pkce.ts';
import { writeAuditEntry } from './queries/audit-log.ts';
import { lockUserByEmail } from './queries/users.ts';
import { readBody, readQuery, text } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { mailConfirmation, requestConfirmation } from './request-confirmation.ts';
import { takeMailTurn } from './send-mail.ts';
import { type Visit, visitOf } from './visit.ts';

const schema = z.object({
  type: text,
  email: text,
  phone: text,
  code_challenge: text,
  code_challenge_method: text,
});

type Request = {
  email: string;
  challenge: Challenge | undefined;
  redirectTo: string;
  visit: Visit;
};

function mustBeMailType(type: string | null | undefined, email: string | null | undefined): void {
  if (type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email) throw invalid('Type provided requires an email address');
}

async function resendConfirmation(
  auth: AuthServices,
  c: AuthContext,
  { email, challenge, redirectTo, visit }: Request,
): Promise<void> {
  const { now, ip } = visit;
  const minted = await auth.database.asAuth(async (transaction) => {
    const user = await lockUserByEmail(transaction, email);
    if (!user || isConfirmed(user)) return undefined;
    const audit = { action: 'user_confirmation_requested', actorId: user.id, ip, now } as const;
    await writeAuditEntry(transaction, audit);
    return (await requestConfirmation(auth, transaction, user, { challenge, now })).minted;
  });
  if (minted) await mailConfirmation(auth, c, { to: email, minted, redirectTo });
}

async function resendEmailChange(
  auth: AuthServices,
  c: AuthContext,
  { email, challenge, redirectTo, visit }: Request,
): Promise<void> {
  const change = await auth.database.asAuth(async (transaction) => {
    const user = await lockUserByEmail(transaction, email);
    if (!user?.email_change) return undefined;
    return requestEmailChange(auth, transaction, user, {
      newAddress: user.email_change,
      challenge,
      now: visit.now,
    });
  });
  if (change) await mailEmailChange(auth, c, change, redirectTo);
}

/** POST /resend: the confirmation mail once more. Everybody gets the same answer, after the same time. */
export function resend(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    mustBeMailType(body.type, body.email);
    const challenge = readChallenge(body);
    const email = readEmailAddress(body.email ?? '');
    const visit = visitOf(auth, c);
    const isSignUp = body.type === 'signup';
    await takeMailTurn(auth, visit, email, isSignUp ? 'confirmation' : 'email change');
    const { redirectUrls } = auth.settings.auth;
    const redirectTo = redirectTarget(readQuery(c, 'redirect_to'), auth.siteUrl, redirectUrls);
    const request = { email, challenge, redirectTo, visit };
    const work = isSignUp ? resendConfirmation : resendEmailChange;
    await answerEvenly(c, () => work(auth, c, request));
    return c.json({});
  };
}
