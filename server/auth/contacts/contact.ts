import { AuthError, emailExists, invalid, phoneExists } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { UserChanges, UserRow } from '../queries/user-row.ts';
import { readEmailAddress } from './email-address.ts';
import { readPhoneNumber } from './phone-number.ts';

export type ContactKind = 'email' | 'phone';

/** Where a person proves that they are there: a mail address in lower case, or a phone's E.164 digits without the plus. */
export type Contact = { kind: ContactKind; address: string };

type GivenContact = { email?: string | null | undefined; phone?: string | null | undefined };

/** Tells by its look what an address is, as tokens name it: every mail address has an @, no number has one. */
export function contactAt(address: string): Contact {
  return { kind: address.includes('@') ? 'email' : 'phone', address };
}

/** Reads the one that a body gives. @throws AuthError validation_failed when it is malformed, or there is none */
export function readContact({ email, phone }: GivenContact): Contact {
  return phone
    ? { kind: 'phone', address: readPhoneNumber(phone) }
    : { kind: 'email', address: readEmailAddress(email ?? '') };
}

/** As readContact; undefined for a malformed one, which then reads like one that nobody has. */
export function contactOrNothing(given: GivenContact): Contact | undefined {
  try {
    return readContact(given);
  } catch {
    return undefined;
  }
}

/** The contacts of an account, proven or not, its mail address first. */
export function contactsOf(user: Pick<UserRow, ContactKind>): Contact[] {
  const kinds: ContactKind[] = ['email', 'phone'];
  return kinds.flatMap((kind) => (user[kind] ? [{ kind, address: user[kind] }] : []));
}

/** When the account's contact of this kind was proven; null where it was not. */
export function confirmedAt(user: UserRow, kind: ContactKind): Date | null {
  return kind === 'phone' ? user.phone_confirmed_at : user.email_confirmed_at;
}

/** Where somebody is asked whether it is really them. */
export function provenContactOf(user: UserRow): Contact | undefined {
  return contactsOf(user).find(({ kind }) => confirmedAt(user, kind));
}

/** The columns that say: this contact is the account's, and proven. */
export function confirmedColumns({ kind, address }: Contact, now: Date): UserChanges {
  return kind === 'phone'
    ? { phone: address, phone_confirmed_at: now }
    : { email: address, email_confirmed_at: now };
}

/** The columns of an account that waits for no other contact of this kind. */
export function withoutPendingChange(kind: ContactKind): UserChanges {
  return kind === 'phone'
    ? { phone_change: '' }
    : { email_change: '', email_change_confirm_status: 0 };
}

/** True where new accounts prove a contact of this kind before they sign in. */
export function assertConfirmed(auth: AuthServices, kind: ContactKind): boolean {
  const { confirmEmail, confirmPhone } = auth.settings.auth;
  return kind === 'phone' ? confirmPhone : confirmEmail;
}

/** 422: somebody else has the contact. */
export function contactExists(kind: ContactKind): AuthError {
  return kind === 'phone' ? phoneExists() : emailExists();
}

/** Refuses phones where they are switched off, in the words of each call. @throws AuthError phone_provider_disabled */
export function assertPhonesServed(auth: AuthServices, status: 400 | 422, message: string): void {
  if (auth.settings.auth.phoneSignIn) return;
  throw new AuthError(status, 'phone_provider_disabled', message);
}

/** @throws AuthError validation_failed for a way that codes cannot take */
export function assertTextChannel(channel: string | null | undefined): void {
  if (!channel || channel === 'sms') return;
  throw invalid(`Invalid channel: codes are sent by 'sms' alone`);
}
