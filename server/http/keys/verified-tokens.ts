import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { isPublished, type KeySet } from './key-set.ts';

/** Enough for the sessions that are active at one time on one process. An entry takes about a kilobyte. */
const maxKept = 5_000;

export interface VerifiedTokens {
  /**
   * Returns the claims of a token that was verified before, has not expired and whose key is still published; otherwise undefined.
   * @param hash of the token, here and below
   */
  find(hash: string, set: KeySet, now: Date): JWTPayload | undefined;
  /** Remembers a verified token. @param kid of the key that verified its signature */
  keep(hash: string, kid: string | undefined, claims: JWTPayload): void;
}

/**
 * Caches verified tokens: a signature does not change, and checking it costs more than many an SQL statement. What can change is checked
 * every time: whether the key is still published, and the expiry. The least recently used entries are evicted first.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const kept = new LRUCache<string, { kid: string | undefined; claims: JWTPayload }>({
    max: maxKept,
  });
  return {
    find(hash, set, now) {
      const known = kept.get(hash);
      if (!known || !isPublished(set, known.kid, now)) return undefined;
      const { exp, nbf } = known.claims;
      const seconds = Math.floor(now.getTime() / 1000);
      // The rules of jose (RFC 7519 §4.1.4 and §4.1.5): a token that jose would refuse goes to jose again.
      return (exp ?? 0) > seconds && (nbf ?? 0) <= seconds ? known.claims : undefined;
    },
    keep(hash, kid, claims) {
      kept.set(hash, { kid, claims: Object.freeze(claims) });
    },
  };
}
