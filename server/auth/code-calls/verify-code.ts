import { z } from 'zod';
import { linkMessages } from '#contract/link-messages.ts';
import { peerKey } from '../../http/client-address.ts';
import { notifyOfContactChange } from '../accounts/notify-of-change.ts';
import { invalid, otpExpired } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { findByCode, findByLink } from '../codes/one-time-tokens.ts';
import { refuseWithMinimumDuration } from '../constant-time-response.ts';
import { contactAt, readContact } from '../contacts/contact.ts';
import type { OneTimeTokenRow, TokenType } from '../queries/one-time-tokens.ts';
import type { Contact } from '../queries/user-row.ts';
import { readBody, text } from '../read-body.ts';
import { openSession, sessionBody } from '../sessions/open-session.ts';
import { acceptToken, tokenTypesOfLink, verificationOf } from './accept-token.ts';

const schema = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });
type Body = z.infer<typeof schema>;

type Verification =
  | { by: 'link'; linkToken: string; tokenTypes: TokenType[] }
  | { by: 'code'; contact: Contact; code: string; tokenTypes: TokenType[] };

function unsupported() {
  return invalid('Unsupported verification type');
}

function readVerification(body: Body): Verification {
  const { type, token, token_hash: linkToken } = body;
  if (!type) throw invalid('Verify requires a verification type');
  if (!token === !linkToken) throw invalid('Verify requires either a token or a token hash');
  if (linkToken) {
    if (body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
    const tokenTypes = tokenTypesOfLink(type);
    if (!tokenTypes) throw unsupported();
    return { by: 'link', linkToken, tokenTypes };
  }
  const verification = verificationOf(type);
  if (!body.email === !body.phone || (verification && !body[verification.kind])) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const contact = readContact(body);
  if (!verification) throw unsupported();
  return { by: 'code', contact, code: token ?? '', tokenTypes: verification.tokenTypes };
}

async function findToken(
  auth: AuthServices,
  verification: Verification,
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const { tokenTypes } = verification;
  return verification.by === 'link'
    ? findByLink(auth, verification.linkToken, tokenTypes, now)
    : findByCode(auth, verification.contact.address, verification.code, tokenTypes, now);
}

type RateLimitKey = Parameters<AuthServices['limits']['take']>;

function rateLimitKeysOf(clientInfo: ClientInfo, verification: Verification): RateLimitKey[] {
  const byPeer: RateLimitKey = ['failedVerifyByPeer', peerKey(clientInfo)];
  if (verification.by === 'link') return [byPeer];
  const { kind, address } = verification.contact;
  const byAddress: RateLimitKey = ['failedVerifyByAddress', address];
  return kind === 'phone'
    ? [byPeer, byAddress]
    : [byPeer, byAddress, ['failedVerifyByMailInAWeek', address]];
}

/** Consumes the rate limits of an attempt. @returns a function that refunds them when the code was right */
async function consumeRateLimit(
  auth: AuthServices,
  clientInfo: ClientInfo,
  verification: Verification,
) {
  const keys = rateLimitKeysOf(clientInfo, verification);
  for (const key of keys) await auth.limits.take(...key);
  return async () => {
    for (const key of keys) await auth.limits.refundPoint(...key);
  };
}

/** POST /verify: accepts a typed code, or the hash of a link that the app's own page received. */
export function verifyCode(auth: AuthServices): Operation {
  return async (c) => {
    const verification = readVerification(await readBody(c, schema));
    const clientInfo = clientInfoOf(auth, c);
    const refundPoints = await consumeRateLimit(auth, clientInfo, verification);
    const token = await refuseWithMinimumDuration(auth.minResponseMs, async () => {
      // Only a pending code counts its attempts. The response time must not reveal whether a code is pending.
      const found = await findToken(auth, verification, clientInfo.now);
      if (!found) throw otpExpired(verification.by);
      return found;
    });
    await refundPoints();
    const outcome = await auth.database.asAuth(async (transaction) => {
      const accepted = await acceptToken(transaction, token, clientInfo, verification.by);
      if (accepted.kind === 'first of two') return undefined;
      const provider = contactAt(token.relates_to).kind;
      const { user, moved } = accepted;
      const opened = await openSession(auth, transaction, user, clientInfo, 'otp', { provider });
      return { opened, moved };
    });
    if (outcome?.moved) await notifyOfContactChange(auth, c, outcome.moved);
    if (outcome) return c.json(await sessionBody(auth, outcome.opened));
    return c.json({ msg: linkMessages.email_change_half_done.message, code: '200' });
  };
}
