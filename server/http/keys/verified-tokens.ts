import type { JWTPayload } from 'jose';
import { isPublished, type KeySet } from './key-set.ts';

/** About a kilobyte each: the sessions that are busy at one time on one process. */
const maxKept = 5_000;

export interface VerifiedTokens {
  /**
   * The claims of a token that was verified before, by a key that is published still, and has not expired; undefined for any other.
   * @param hash of the token, here and below
   */
  find(hash: string, set: KeySet, now: Date): JWTPayload | undefined;
  /** @param kid of the key that its signature was good by */
  keep(hash: string, kid: string | undefined, claims: JWTPayload): void;
}

/**
 * Remembers whose signature was good, since a signature does not change, and checking one costs more than many a statement. What does
 * change is asked each time: whether the key is still published, and the time. The oldest are forgotten first.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const kept = new Map<string, { kid: string | undefined; claims: JWTPayload }>();
  return {
    find(hash, set, now) {
      const known = kept.get(hash);
      if (!known || !isPublished(set, known.kid, now)) return undefined;
      const { exp, nbf } = known.claims;
      const seconds = Math.floor(now.getTime() / 1000);
      // As jose judges them (RFC 7519 §4.1.4 and §4.1.5): what it would refuse it is asked again.
      return (exp ?? 0) > seconds && (nbf ?? 0) <= seconds ? known.claims : undefined;
    },
    keep(hash, kid, claims) {
      const [oldest] = kept.keys();
      if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
      kept.set(hash, { kid, claims: Object.freeze(claims) });
    },
  };
}
