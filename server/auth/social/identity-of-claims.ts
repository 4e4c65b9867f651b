import { emailAddressOrNothing } from '../contacts/email-address.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';

const maxTextLength = 500;
const maxSubjectLength = 255; // OpenID Connect Core §2

type Claims = Record<string, unknown>;

/** Returns a claim as clean text. Claims are part of every access token, so long text and what PostgreSQL cannot store is cut. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.toWellFormed().replaceAll('\0', '').trim().slice(0, maxTextLength);
  return text === '' ? undefined : text;
}

/** Returns the URL of a picture when a page may load it (http or https). */
function pictureOf(value: unknown): string | undefined {
  const text = textOf(value);
  const protocol = text && URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? text : undefined;
}

/** Apple sends booleans as strings. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function present(data: Claims): Claims {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

/** Returns the identity data of a user, under the keys that the official server uses. */
export function identityData(claims: Claims): Claims {
  const name = textOf(claims.name);
  const picture = pictureOf(claims.picture);
  const domain = textOf(claims.hd);
  return present({
    iss: textOf(claims.iss),
    name,
    full_name: name,
    avatar_url: picture,
    picture,
    preferred_username: textOf(claims.preferred_username),
    user_name: textOf(claims.user_name),
    custom_claims: domain && { hd: domain },
  });
}

/**
 * Returns the identity that an OpenID provider's claims describe.
 * @throws Error without a usable `sub`
 */
export function identityOfClaims(provider: string, claims: Claims): ExternalIdentity {
  const subject = claims.sub;
  if (
    typeof subject !== 'string' ||
    textOf(subject) !== subject ||
    subject.length > maxSubjectLength
  ) {
    // `claim` as in the library's error for a missing claim: a token without `sub` is invalid, too.
    throw Object.assign(new Error('The provider names nobody: its `sub` cannot be used.'), {
      claim: 'sub',
    });
  }
  const address = typeof claims.email === 'string' && emailAddressOrNothing(claims.email);
  const verified = isTrue(claims.email_verified);
  return {
    provider,
    subject,
    emails: address ? [{ address, verified }] : [],
    data: identityData(claims),
  };
}
