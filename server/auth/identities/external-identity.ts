import { isSmallMetadata } from '../accounts/user-metadata.ts';

/** What a provider vouches for. `subject` is its id of the person; addresses are lower case, the primary one first. */
export type ExternalIdentity = {
  provider: string;
  subject: string;
  emails: { address: string; verified: boolean }[];
  data: Record<string, unknown>;
  isSso?: boolean;
};

/** The address that an account gets: a proven one if there is any, else the primary one; undefined without an address. */
export function ownAddressOf({ emails }: ExternalIdentity) {
  return emails.find((email) => email.verified) ?? emails[0];
}

/** The addresses that the provider vouches for, the primary one first where it does. */
export function verifiedAddressesOf({ emails }: ExternalIdentity): string[] {
  return emails.filter((email) => email.verified).map((email) => email.address);
}

/** Neither U+0000 nor half of a surrogate pair, both of which JSON can say and PostgreSQL cannot keep. */
function isStorable(value: unknown): boolean {
  return !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value) ?? '');
}

/** What fits: no sign-in fails for what a provider wrote, and nobody's tokens outgrow a request header. */
function boundedData(data: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (isStorable([key, value]) && isSmallMetadata({ ...kept, [key]: value })) kept[key] = value;
  }
  return kept;
}

/** What is stored with the identity: the provider's data, overridden by what was judged of it. */
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
 * The metadata of a confirmed account after a sign-in: what the provider says today lies over it, but whether the account's own
 * address and number are proven is known better here.
 */
export function metadataAfter(
  current: Record<string, unknown> | null,
  identity: ExternalIdentity,
): Record<string, unknown> {
  const { email_verified: _email, phone_verified: _phone, ...data } = identityDataOf(identity);
  const merged = { ...current, ...data };
  return isSmallMetadata(merged) ? merged : { ...current };
}
