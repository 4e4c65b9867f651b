import { z } from 'zod';
import { acceptToken, tokenTypesOf } from './accept-token.ts';
import { invalid, otpExpired } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { readEmailAddress } from './email-address.ts';
import { findByCode, findByLink } from './one-time-tokens.ts';
import { openSession, sessionBody } from './open-session.ts';
import { readPhoneNumber } from './phone-number.ts';
import type { OneTimeTokenRow } from './queries/one-time-tokens.ts';
import { readBody, text } from './read-body.ts';
import { peerKey, type Visit, visitOf } from './visit.ts';

const schema = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });
type Body = z.infer<typeof schema>;

type Question =
  | { by: 'link'; linkToken: string; type: string }
  | { by: 'code'; address: string; code: string; type: string };

const phoneTypes = new Set(['sms', 'phone_change']);

function questionOf(body: Body): Question {
  const { type, token, token_hash: linkToken } = body;
  if (!type) throw invalid('Verify requires a verification type');
  if (!token === !linkToken) throw invalid('Verify requires either a token or a token hash');
  if (linkToken) {
    if (body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
    return { by: 'link', linkToken, type };
  }
  if (!body.email === !body.phone) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const address = body.phone ? readPhoneNumber(body.phone) : readEmailAddress(body.email ?? '');
  return { by: 'code', address, code: token ?? '', type };
}

async function findToken(
  auth: AuthServices,
  question: Question,
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  if (phoneTypes.has(question.type)) return undefined; // no message was ever sent to a phone
  const types = tokenTypesOf(question.type);
  if (!types) throw invalid('Unsupported verification type');
  return question.by === 'link'
    ? findByLink(auth, question.linkToken, types, now)
    : findByCode(auth, question.address, question.code, types, now);
}

/** Counts the attempt; the answered function takes it back when the code was right. */
async function takeTurn(auth: AuthServices, visit: Visit, question: Question) {
  const address = question.by === 'code' ? question.address : undefined;
  await auth.limits.take('failedVerifyByPeer', peerKey(visit));
  if (address) await auth.limits.take('failedVerifyByAddress', address);
  return async () => {
    await auth.limits.giveBack('failedVerifyByPeer', peerKey(visit));
    if (address) await auth.limits.giveBack('failedVerifyByAddress', address);
  };
}

/** POST /verify: a typed code, or the hash of a link that the app's own page received. */
export function verifyCode(auth: AuthServices): Operation {
  return async (c) => {
    const question = questionOf(await readBody(c, schema));
    const visit = visitOf(auth, c);
    const takeBack = await takeTurn(auth, visit, question);
    const token = await findToken(auth, question, visit.now);
    if (!token) throw otpExpired(question.by);
    await takeBack();
    const outcome = await auth.database.asAuth(async (transaction) => {
      const accepted = await acceptToken(transaction, token, visit.now, question.by);
      if (accepted.kind === 'first of two') return undefined;
      return openSession(auth, transaction, accepted.user, visit, 'otp');
    });
    if (outcome) return c.json(await sessionBody(auth, outcome));
    return c.json({ msg: confirmOtherMailbox, code: '200' });
  };
}

/** What the first of the two mailboxes of an address change is told. */
export const confirmOtherMailbox =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
