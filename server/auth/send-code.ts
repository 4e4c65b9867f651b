import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { sqlStateOf } from '../errors.ts';
import { signIn } from '../mail/messages/sign-in.ts';
import { isConfirmed } from './accounts.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { createUser } from './create-user.ts';
import { readEmailAddress } from './email-address.ts';
import { type MintedToken, mintToken } from './one-time-tokens.ts';
import { type Challenge, readChallenge } from './pkce.ts';
import { writeAuditEntry } from './queries/audit-log.ts';
import { changeUser, lockUserByEmail } from './queries/users.ts';
import { flag, readBody, readQuery, record, text } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { dropUnprovenPassword } from './replace-sign-up.ts';
import { mailConfirmation, requestConfirmation } from './request-confirmation.ts';
import { sendMail, takeMailTurn, ticketFor } from './send-mail.ts';
import { type Visit, visitOf } from './visit.ts';

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  data: record,
  create_user: flag,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

type Request = {
  email: string;
  data: Record<string, unknown>;
  mayCreate: boolean;
  challenge: Challenge | undefined;
  visit: Visit;
};

type Made = { kind: 'confirmation' | 'magic link'; minted: MintedToken };

function checkedBody(body: Body) {
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (!body.email && !body.phone) throw invalid('One of email or phone must be set');
  if (body.email && body.channel) {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  const challenge = readChallenge(body);
  if (body.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const mayCreate = body.create_user ?? true;
  return { email: readEmailAddress(body.email ?? ''), data: body.data ?? {}, mayCreate, challenge };
}

/** An unknown address becomes an account that waits for its confirmation, where sign-ups are open. */
async function findOrCreate(auth: AuthServices, transaction: Transaction, request: Request) {
  const { email, data, visit } = request;
  const known = await lockUserByEmail(transaction, email);
  if (known) return known;
  if (!request.mayCreate) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (!auth.settings.auth.signUpEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const account = { email, data, passwordHash: null, confirmed: false, now: visit.now };
  const created = await createUser(transaction, account);
  const audit = {
    action: 'user_signedup',
    actorId: created.id,
    ip: visit.ip,
    now: visit.now,
  } as const;
  await writeAuditEntry(transaction, audit);
  return created;
}

async function makeCode(
  auth: AuthServices,
  transaction: Transaction,
  request: Request,
): Promise<Made> {
  const { challenge, visit } = request;
  const { now } = visit;
  const user = await findOrCreate(auth, transaction, request);
  if (!isConfirmed(user)) {
    const waiting = await dropUnprovenPassword(transaction, user, now);
    const { minted } = await requestConfirmation(auth, transaction, waiting, { challenge, now });
    return { kind: 'confirmation', minted };
  }
  await changeUser(transaction, user.id, { recovery_sent_at: now }, now);
  const minted = await mintToken(
    auth,
    transaction,
    { userId: user.id, type: 'recovery_token', address: request.email, now },
    { challenge, method: 'magiclink' },
  );
  return { kind: 'magic link', minted };
}

async function makeCodeOnce(auth: AuthServices, request: Request): Promise<Made> {
  const attempt = () => auth.database.asAuth((transaction) => makeCode(auth, transaction, request));
  try {
    return await attempt();
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    return attempt(); // the address was registered between our look and our insert
  }
}

/** POST /otp: a link and a code to sign in without a password. */
export function sendCode(auth: AuthServices): Operation {
  return async (c) => {
    const wanted = checkedBody(await readBody(c, schema));
    const visit = visitOf(auth, c);
    const { email } = wanted;
    await takeMailTurn(auth, visit, email, 'magic link');
    const { redirectUrls } = auth.settings.auth;
    const redirectTo = redirectTarget(readQuery(c, 'redirect_to'), auth.siteUrl, redirectUrls);
    const { kind, minted } = await makeCodeOnce(auth, { ...wanted, visit });
    if (kind === 'confirmation') {
      await mailConfirmation(auth, c, { to: email, minted, redirectTo });
    } else {
      const ticket = ticketFor(auth, { to: email, minted, type: 'magiclink', redirectTo });
      await sendMail(auth, c, signIn(ticket), kind);
    }
    return c.json({});
  };
}
