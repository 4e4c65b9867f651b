import { isSmallMetadata } from '../accounts/user-metadata.ts';

/** What a provider says about a user. `subject` is the provider's user id. Addresses are lower case, the primary one first. */
export type ExternalIdentity = {
  provider: string;
  subject: string;
  emails: { address: string; verified: boolean }[];
  data: Record<string, unknown>;
  isSso?: boolean;
};

/** Returns the address for a new account: the first verified one, else the primary one; undefined if there is no address. */
export function ownAddressOf({ emails }: ExternalIdentity) {
  return emails.find((email) => email.verified) ?? emails[0];
}

/** Returns the addresses that the provider has verified, the primary one first if it is verified. */
export function verifiedAddressesOf({ emails }: ExternalIdentity): string[] {
  return emails.filter((email) => email.verified).map((email) => email.address);
}

/** True without U+0000 and lone surrogates: JSON can express both, PostgreSQL cannot store them. */
function isStorable(value: unknown): boolean {
  return !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value) ?? '');
}

/** Returns the entries that can be stored and fit the size limit, so provider data cannot fail a sign-in or make tokens exceed a header. */
function boundedData(data: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (isStorable([key, value]) && isSmallMetadata({ ...kept, [key]: value })) kept[key] = value;
  }
  return kept;
}

/** Returns the data to store with the identity: the provider's data, overridden by the values that we derived from it. */
export function identityDataOf(identity: ExternalIdentity): Record<string, unknown> {
  const { email: _email, ...data } = identity.data;
  const own = ownAddressOf(identity);
  return {
    ...boundedData(data),
    sub: identity.subject,
    provider_id: identity.subject,
    ...(own ? { email: own.address } : {}),
    email_verified: own?.verified ?? false,
    phone_verified: false,
  };
}

/**
 * Returns the metadata of a confirmed account after a sign-in: the provider's current data overrides it, except whether the account's
 * own address and number are verified, which this server decides.
 */
export function metadataAfter(
  current: Record<string, unknown> | null,
  identity: ExternalIdentity,
): Record<string, unknown> {
  const { email_verified: _email, phone_verified: _phone, ...data } = identityDataOf(identity);
  const merged = { ...current, ...data };
  return isSmallMetadata(merged) ? merged : { ...current };
}
