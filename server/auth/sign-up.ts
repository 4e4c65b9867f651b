import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { sqlStateOf } from '../errors.ts';
import { alreadyRegistered } from '../mail/messages/already-registered.ts';
import { type Account, accountOf, isConfirmed } from './accounts.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { createUser } from './create-user.ts';
import { readEmailAddress } from './email-address.ts';
import type { MintedToken } from './one-time-tokens.ts';
import { type OpenedSession, openSession, sessionBody } from './open-session.ts';
import { hashPassword, mustBeGoodPassword } from './passwords.ts';
import { type Challenge, readChallenge } from './pkce.ts';
import { writeAuditEntry } from './queries/audit-log.ts';
import { lockUserByEmail } from './queries/users.ts';
import { readBody, readQuery, record, text } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { mailConfirmation, requestConfirmation } from './request-confirmation.ts';
import { sendMail, takeMailTurn } from './send-mail.ts';
import { userBody } from './user-body.ts';
import { mustBeSmallMetadata } from './user-metadata.ts';
import { peerKey, type Visit, visitOf } from './visit.ts';

const signUpSchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: record,
  code_challenge: text,
  code_challenge_method: text,
});

type SignUp = {
  email: string;
  passwordHash: string;
  data: Record<string, unknown>;
  challenge: Challenge | undefined;
  visit: Visit;
};

type Outcome =
  | { kind: 'to confirm'; account: Account; minted: MintedToken }
  | { kind: 'known already' }
  | { kind: 'signed in'; opened: OpenedSession };

/** The official server's order of checks; clients show the first complaint. */
function checkedBody(auth: AuthServices, body: z.infer<typeof signUpSchema>) {
  if (!body.email && !body.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  mustBeGoodPassword(body.password);
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readChallenge(body);
  if (!auth.settings.auth.signUpEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (body.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const data = body.data ?? {};
  mustBeSmallMetadata(data);
  return { email: readEmailAddress(body.email ?? ''), password: body.password, data, challenge };
}

async function createNew(
  auth: AuthServices,
  transaction: Transaction,
  request: SignUp,
): Promise<Outcome> {
  const { visit, challenge } = request;
  const { now } = visit;
  const confirmed = !auth.settings.auth.confirmEmail;
  const created = await createUser(transaction, { ...request, confirmed, now });
  const audit = { action: 'user_signedup', actorId: created.id, ip: visit.ip, now } as const;
  await writeAuditEntry(transaction, audit);
  if (confirmed) {
    return {
      kind: 'signed in',
      opened: await openSession(auth, transaction, created, visit, 'password'),
    };
  }
  const { user, minted } = await requestConfirmation(auth, transaction, created, {
    challenge,
    now,
  });
  return { kind: 'to confirm', account: await accountOf(transaction, user), minted };
}

/**
 * Registers, or asks again for the confirmation of an account that waits for it. The password of a waiting account stays as it is: we cannot
 * know that both requests came from the same person.
 */
async function register(
  auth: AuthServices,
  transaction: Transaction,
  request: SignUp,
): Promise<Outcome> {
  const { visit, challenge } = request;
  const existing = await lockUserByEmail(transaction, request.email);
  if (!existing) return createNew(auth, transaction, request);
  if (!auth.settings.auth.confirmEmail) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const audit = {
    action: 'user_repeated_signup',
    actorId: existing.id,
    ip: visit.ip,
    now: visit.now,
  } as const;
  await writeAuditEntry(transaction, audit);
  if (isConfirmed(existing)) return { kind: 'known already' };
  const { user, minted } = await requestConfirmation(auth, transaction, existing, {
    challenge,
    now: visit.now,
  });
  return { kind: 'to confirm', account: await accountOf(transaction, user), minted };
}

async function registerOnce(auth: AuthServices, request: SignUp): Promise<Outcome> {
  const attempt = () => auth.database.asAuth((transaction) => register(auth, transaction, request));
  try {
    return await attempt();
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    return attempt(); // somebody registered the address between our look and our insert: now we find them
  }
}

/** Looks like a new account in every key, but its id is nobody's. */
function madeUpAccount(request: SignUp): Account {
  const { now } = request.visit;
  return {
    user: {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: request.email,
      encrypted_password: null,
      email_confirmed_at: null,
      confirmed_at: null,
      invited_at: null,
      confirmation_sent_at: now,
      recovery_sent_at: null,
      email_change: null,
      email_change_sent_at: null,
      email_change_confirm_status: 0,
      reauthentication_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: request.data,
      phone: null,
      phone_confirmed_at: null,
      banned_until: null,
      deleted_at: null,
      is_anonymous: false,
      created_at: now,
      updated_at: now,
    },
    identities: [],
    factors: [],
  };
}

/** POST /signup: a new account, or an answer that reads like one. */
export function signUp(auth: AuthServices): Operation {
  return async (c) => {
    const { password, ...wanted } = checkedBody(auth, await readBody(c, signUpSchema));
    const visit = visitOf(auth, c);
    await auth.limits.take('signUpByPeer', peerKey(visit));
    if (auth.settings.auth.confirmEmail) {
      await takeMailTurn(auth, visit, wanted.email, 'confirmation');
    }
    const redirectTo = redirectTarget(
      readQuery(c, 'redirect_to'),
      auth.siteUrl,
      auth.settings.auth.redirectUrls,
    );
    const request = { ...wanted, passwordHash: await hashPassword(password), visit };
    const outcome = await registerOnce(auth, request);
    switch (outcome.kind) {
      case 'signed in':
        return c.json(await sessionBody(auth, outcome.opened));
      case 'to confirm':
        await mailConfirmation(auth, c, { to: request.email, minted: outcome.minted, redirectTo });
        return c.json(userBody(outcome.account));
      case 'known already':
        // A mail goes out here too: the answer takes as long, and the owner of the address learns what happened.
        await sendMail(
          auth,
          c,
          alreadyRegistered({ to: request.email, siteUrl: auth.siteUrl }),
          'confirmation',
        );
        return c.json(userBody(madeUpAccount(request)));
    }
  };
}
