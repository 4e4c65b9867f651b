import { AuthError, emailExists, invalid, phoneExists } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { Contact, ContactKind, UserChanges, UserRow } from '../queries/user-row.ts';
import { readEmailAddress } from './email-address.ts';
import { readPhoneNumber } from './phone-number.ts';

type GivenContact = { email?: string | null | undefined; phone?: string | null | undefined };

/** Returns the contact for an address as tokens store it: every mail address has an @, no number has one. */
export function contactAt(address: string): Contact {
  return { kind: address.includes('@') ? 'email' : 'phone', address };
}

/** Reads the contact of a request body. @throws AuthError validation_failed when it is malformed or missing */
export function readContact({ email, phone }: GivenContact): Contact {
  return phone
    ? { kind: 'phone', address: readPhoneNumber(phone) }
    : { kind: 'email', address: readEmailAddress(email ?? '') };
}

/** Like readContact, but returns undefined for a malformed contact, so that it is treated like an unknown one. */
export function contactOrNothing(given: GivenContact): Contact | undefined {
  try {
    return readContact(given);
  } catch {
    return undefined;
  }
}

/** Returns the contacts of an account, confirmed or not, its mail address first. */
export function contactsOf(user: Pick<UserRow, ContactKind>): Contact[] {
  const kinds: ContactKind[] = ['email', 'phone'];
  return kinds.flatMap((kind) => (user[kind] ? [{ kind, address: user[kind] }] : []));
}

/** Returns when the account's contact of this kind was confirmed; null if it was not. */
export function confirmedAt(user: UserRow, kind: ContactKind): Date | null {
  return kind === 'phone' ? user.phone_confirmed_at : user.email_confirmed_at;
}

/** Returns the confirmed contact that proves a user's identity, the mail address first. */
export function provenContactOf(user: UserRow): Contact | undefined {
  return contactsOf(user).find(({ kind }) => confirmedAt(user, kind));
}

/** Returns the columns that set a contact of the account as confirmed. */
export function confirmedColumns({ kind, address }: Contact, now: Date): UserChanges {
  return kind === 'phone'
    ? { phone: address, phone_confirmed_at: now }
    : { email: address, email_confirmed_at: now };
}

/** Returns the columns that clear a pending contact change of this kind. */
export function withoutPendingChange(kind: ContactKind): UserChanges {
  return kind === 'phone'
    ? { phone_change: '' }
    : { email_change: '', email_change_confirm_status: 0 };
}

/** Whether new accounts must confirm a contact of this kind before they sign in. */
export function assertConfirmed(auth: AuthServices, kind: ContactKind): boolean {
  const { confirmEmail, confirmPhone } = auth.settings.auth;
  return kind === 'phone' ? confirmPhone : confirmEmail;
}

/** 422: another account has the contact. */
export function contactExists(kind: ContactKind): AuthError {
  return kind === 'phone' ? phoneExists() : emailExists();
}

/** Refuses phones if phone sign-in is off; each call has its own status and message. @throws AuthError phone_provider_disabled */
export function assertPhonesServed(auth: AuthServices, status: 400 | 422, message: string): void {
  if (auth.settings.auth.phoneSignIn) return;
  throw new AuthError(status, 'phone_provider_disabled', message);
}

/** @throws AuthError validation_failed for a channel other than sms */
export function assertTextChannel(channel: string | null | undefined): void {
  if (!channel || channel === 'sms') return;
  throw invalid(`Invalid channel: codes are sent by 'sms' alone`);
}
