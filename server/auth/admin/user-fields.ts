import { z } from 'zod';
import { assertSmallMetadata, mergeMetadata } from '../accounts/user-metadata.ts';
import { invalid } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { assertPhonesServed, readContact } from '../contacts/contact.ts';
import type { PasswordOwner } from '../passwords/own-words.ts';
import { assertUsablePassword } from '../passwords/passwords.ts';
import type { Contact, UserChanges, UserRow } from '../queries/user-row.ts';
import { flag, record, text } from '../read-body.ts';

/** The fields that the service key may set when it creates or changes a user. */
export const userFields = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: record,
  app_metadata: record,
  role: text,
  ban_duration: text,
});
export type UserFields = z.infer<typeof userFields>;

/** Returns the details of the password's owner that the fields contain. */
export function ownerIn({ email, phone, user_metadata: data }: UserFields): PasswordOwner {
  return { email, phone, name: data?.name };
}

/** A contact that the service key sets, and whether it vouches for it. */
export type GivenContact = Contact & { confirmed: boolean };

/**
 * Returns the contacts in the fields, the mail address first.
 * @param user the account whose present contact is used when the fields have a confirmation without a contact
 * @throws AuthError validation_failed for a malformed contact
 */
export function givenContacts(
  fields: UserFields,
  user: { email: string | null; phone: string | null } = { email: null, phone: null },
): GivenContact[] {
  const { email, phone, email_confirm: isEmailProven, phone_confirm: isPhoneProven } = fields;
  const address = email || (isEmailProven && user.email);
  const number = phone || (isPhoneProven && user.phone);
  return [
    ...(address ? [{ ...readContact({ email: address }), confirmed: isEmailProven ?? false }] : []),
    ...(number ? [{ ...readContact({ phone: number }), confirmed: isPhoneProven ?? false }] : []),
  ];
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Reads a duration in Go's format: "24h", "1h30m", or "none".
 * @returns milliseconds; null for "none"
 * @throws AuthError validation_failed
 */
export function readDuration(duration: string): number | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== duration) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  return parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0),
    0,
  );
}

/** The latest end of a ban. JavaScript prints later years with a sign (+010000-…), and dates end at 275760. */
export const latestBan = new Date('9999-12-31T00:00:00Z');

function bannedUntil(duration: string, now: Date): Date | null {
  const durationMs = readDuration(duration);
  if (durationMs === null) return null;
  return new Date(Math.min(now.getTime() + durationMs, latestBan.getTime()));
}

/** @throws AuthError for a field that the API defines but this server does not support */
export function assertServed(auth: AuthServices, fields: UserFields): void {
  if (fields.phone) assertPhonesServed(auth, 400, 'Phone signups are disabled');
  if (fields.password) assertUsablePassword(fields.password);
  if (fields.password_hash) throw invalid('password_hash is not supported: send a password');
  if (fields.role && fields.role !== 'authenticated') {
    throw invalid(`role must be "authenticated", not "${fields.role}"`);
  }
}

/** Returns the column changes for the metadata and ban fields, merged over the user's present metadata. */
export function metadataChanges(
  fields: UserFields,
  user: Pick<UserRow, 'raw_app_meta_data' | 'raw_user_meta_data'>,
  now: Date,
): UserChanges {
  const changes: UserChanges = {};
  if (fields.user_metadata) {
    changes.raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, fields.user_metadata);
  }
  if (fields.app_metadata) {
    const merged = { ...user.raw_app_meta_data, ...fields.app_metadata };
    assertSmallMetadata(merged);
    changes.raw_app_meta_data = merged;
  }
  if (fields.ban_duration) changes.banned_until = bannedUntil(fields.ban_duration, now);
  return changes;
}
