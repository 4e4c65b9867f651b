import { z } from 'zod';
import { peerKey } from '../../http/client-address.ts';
import { AuthError, invalid, invalidCredentials } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { assertPhonesServed, confirmedAt, contactOrNothing } from '../contacts/contact.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import type { Contact, ContactKind, UserRow } from '../queries/user-row.ts';
import { findUserByContact, lockUser } from '../queries/users.ts';
import { readBody, text } from '../read-body.ts';
import { openSession, sessionBody } from '../sessions/open-session.ts';

const schema = z.object({ email: text, phone: text, password: text });

/** Returns the contact; undefined for text that cannot be one, which is then handled like an unknown account. */
function contactOf(auth: AuthServices, body: z.infer<typeof schema>): Contact | undefined {
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.phone) assertPhonesServed(auth, 422, 'Phone logins are disabled');
  if (!body.email && !body.phone) throw invalid('missing email or phone');
  return contactOrNothing(body);
}

/** Counts an attempt against the rate limits. @returns a function that refunds it after a correct password */
async function consumeRateLimit(auth: AuthServices, clientInfo: ClientInfo, address: string) {
  const peer = peerKey(clientInfo);
  const limits = [
    ['failedSignInByPeer', peer],
    ['failedSignInByAccountAndPeer', `${address}:${peer}`],
    ['failedSignInByAccount', address],
  ] as const;
  for (const [name, key] of limits) await auth.limits.take(name, key);
  return async () => {
    for (const [name, key] of limits) await auth.limits.refundPoint(name, key);
  };
}

/** Finds the user. @throws AuthError invalid_credentials, after the same work for unknown users as for wrong passwords */
async function userByPassword(
  auth: AuthServices,
  contact: Contact | undefined,
  password: string,
): Promise<UserRow> {
  const user = await auth.database.asAuth(async (transaction) =>
    contact ? findUserByContact(transaction, contact) : undefined,
  );
  const matches = await passwordMatches(user?.encrypted_password ?? null, password);
  if (!user || !matches || user.deleted_at) throw invalidCredentials();
  return user;
}

/** Used only after a correct password, since it reveals that the account exists. */
function notConfirmed(kind: ContactKind): AuthError {
  return kind === 'phone'
    ? new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
    : new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

/** POST /token?grant_type=password */
export function tokenByPassword(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    const contact = contactOf(auth, body);
    const provider = body.phone ? 'phone' : 'email';
    const clientInfo = clientInfoOf(auth, c);
    const refundPoints = await consumeRateLimit(auth, clientInfo, contact?.address ?? '');
    const user = await userByPassword(auth, contact, body.password ?? '');
    await refundPoints();
    if (!confirmedAt(user, provider)) throw notConfirmed(provider);
    const opened = await auth.database.asAuth(async (transaction) => {
      const current = await lockUser(transaction, user.id);
      // The password may have changed during the comparison.
      if (current?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
      return openSession(auth, transaction, current, clientInfo, 'password', { provider });
    });
    return c.json(await sessionBody(auth, opened));
  };
}
