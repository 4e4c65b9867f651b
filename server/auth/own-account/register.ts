import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { type Account, accountOf, isConfirmed } from '../accounts/accounts.ts';
import { createUser } from '../accounts/create-user.ts';
import { replaceSignUp } from '../accounts/replace-sign-up.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { MintedToken } from '../codes/one-time-tokens.ts';
import type { Challenge } from '../codes/pkce.ts';
import { requestConfirmation } from '../codes/request-confirmation.ts';
import { assertConfirmed, contactsOf } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import type { Contact } from '../queries/user-row.ts';
import { lockUserByContact } from '../queries/users.ts';
import { retryOnUniqueViolation } from '../retry-on-unique-violation.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';

/** A sign-up request, validated and with its password hashed. */
export type SignUp = {
  contact: Contact;
  passwordHash: string;
  data: Record<string, unknown>;
  challenge: Challenge | undefined;
  clientInfo: ClientInfo;
};

export type Registered =
  | { kind: 'to confirm'; account: Account; minted: MintedToken }
  | { kind: 'known already' }
  | { kind: 'signed in'; opened: OpenedSession };

async function createNew(
  auth: AuthServices,
  transaction: Transaction,
  request: SignUp,
): Promise<Registered> {
  const { contact, clientInfo, challenge } = request;
  const { now } = clientInfo;
  const confirmed = !assertConfirmed(auth, contact.kind);
  const created = await createUser(transaction, { ...request, confirmed, now });
  const audit = { action: 'user_signedup', actorId: created.id, ip: clientInfo.ip, now } as const;
  await writeAuditEntry(transaction, audit);
  if (confirmed) {
    return {
      kind: 'signed in',
      opened: await openSession(auth, transaction, created, clientInfo, 'password', {
        provider: contact.kind,
      }),
    };
  }
  const confirmation = { contact, challenge, now };
  const { user, minted } = await requestConfirmation(auth, transaction, created, confirmation);
  return { kind: 'to confirm', account: await accountOf(transaction, user), minted };
}

/**
 * Registers a new account, or repeats the sign-up of an account that waits for its confirmation. Both requests may come from different
 * people, so the newest one replaces the older one completely: only its message still works, and that confirms its own password.
 */
async function registerOrAskAgain(
  auth: AuthServices,
  transaction: Transaction,
  request: SignUp,
): Promise<Registered> {
  const { contact, clientInfo, challenge } = request;
  const existing = await lockUserByContact(transaction, contact);
  if (!existing) return createNew(auth, transaction, request);
  if (!assertConfirmed(auth, contact.kind)) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const audit = {
    action: 'user_repeated_signup',
    actorId: existing.id,
    ip: clientInfo.ip,
    now: clientInfo.now,
  } as const;
  await writeAuditEntry(transaction, audit);
  // Also if only the account's other contact is confirmed (the password belongs to that contact's owner), or if an operator gave it
  // another contact, which the response would reveal.
  const hasOther = contactsOf(existing).length > 1;
  if (isConfirmed(existing) || hasOther) return { kind: 'known already' };
  const waiting = await replaceSignUp(transaction, existing, { ...request, now: clientInfo.now });
  const confirmation = { contact, challenge, now: clientInfo.now };
  const { user, minted } = await requestConfirmation(auth, transaction, waiting, confirmation);
  return { kind: 'to confirm', account: await accountOf(transaction, user), minted };
}

/** Registers an account, or repeats its sign-up. Two simultaneous requests create one account. @throws AuthError user_already_exists */
export async function register(auth: AuthServices, request: SignUp): Promise<Registered> {
  return retryOnUniqueViolation(() =>
    auth.database.asAuth((transaction) => registerOrAskAgain(auth, transaction, request)),
  );
}

/** Returns a fake account with all keys of a new one; its random id belongs to no user. */
export function fakeAccount(request: SignUp): Account {
  const { contact, clientInfo, data } = request;
  const { now } = clientInfo;
  return {
    user: {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: contact.kind === 'email' ? contact.address : null,
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
      raw_app_meta_data: { provider: contact.kind, providers: [contact.kind] },
      raw_user_meta_data: data,
      phone: contact.kind === 'phone' ? contact.address : null,
      phone_confirmed_at: null,
      phone_change: null,
      phone_change_sent_at: null,
      banned_until: null,
      deleted_at: null,
      is_anonymous: false,
      is_sso_user: false,
      created_at: now,
      updated_at: now,
    },
    identities: [],
    factors: [],
  };
}
