import { z } from 'zod';
import { isConfirmed } from './accounts.ts';
import { AuthError, invalid, invalidCredentials } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { emailAddressOrNothing } from './email-address.ts';
import { openSession, sessionBody } from './open-session.ts';
import { passwordMatches } from './passwords.ts';
import { findUserByEmail, lockUser, type UserRow } from './queries/users.ts';
import { readBody, text } from './read-body.ts';
import { peerKey, type Visit, visitOf } from './visit.ts';

const schema = z.object({ email: text, phone: text, password: text });

function emailOf(body: z.infer<typeof schema>): string {
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.phone) {
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (!body.email) throw invalid('missing email or phone');
  return emailAddressOrNothing(body.email) ?? '';
}

/** Counts an attempt; the answered function takes it back when the attempt was no guess. */
async function takeTurn(auth: AuthServices, visit: Visit, email: string) {
  const peer = peerKey(visit);
  const turns = [
    ['failedSignInByPeer', peer],
    ['failedSignInByAccountAndPeer', `${email}:${peer}`],
    ['failedSignInByAccount', email],
  ] as const;
  for (const [name, key] of turns) await auth.limits.take(name, key);
  return async () => {
    for (const [name, key] of turns) await auth.limits.giveBack(name, key);
  };
}

/** @throws AuthError invalid_credentials, after the same work for unknown users as for wrong passwords */
async function userByPassword(
  auth: AuthServices,
  email: string,
  password: string,
): Promise<UserRow> {
  const user = await auth.database.asAuth((transaction) => findUserByEmail(transaction, email));
  const matches = await passwordMatches(user?.encrypted_password ?? null, password);
  if (!user || !matches || user.deleted_at) throw invalidCredentials();
  return user;
}

/** POST /token?grant_type=password */
export function tokenByPassword(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    const email = emailOf(body);
    const visit = visitOf(auth, c);
    const takeBack = await takeTurn(auth, visit, email);
    const user = await userByPassword(auth, email, body.password ?? '');
    await takeBack();
    // Said only to somebody who knows the password: to others it would tell that the account exists.
    if (!isConfirmed(user)) {
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    }
    const opened = await auth.database.asAuth(async (transaction) => {
      const current = await lockUser(transaction, user.id);
      // The password may have been changed while we were comparing it.
      if (current?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
      return openSession(auth, transaction, current, visit, 'password');
    });
    return c.json(await sessionBody(auth, opened));
  };
}
