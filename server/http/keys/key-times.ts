/** The times that determine the state of a signing key. */
export type KeyTimes = {
  signs_from: Date;
  /** null for the last key, which has no successor yet. */
  signs_until: Date | null;
  longest_token_seconds: number;
};

/** The longest interval after which a process reads the keys again. */
export const reloadEveryMs = 60_000;

/** How long clients may cache the published keys: the max-age of /.well-known/jwks.json. */
export const publishedMaxAgeSeconds = 600;

/** The time from the creation of a key to its first signature. By then all processes and all caches of the published keys have it. */
export const standbyMs = publishedMaxAgeSeconds * 1000 + reloadEveryMs;

/** Covers a process that has not reloaded the keys and still signs with the previous one, and clock skew of seconds. */
const slackMs = 2 * reloadEveryMs;

/** Returns when the last token that the key may have signed has expired; null while no end of its signing is set. */
export function verifiesUntil(key: KeyTimes): Date | null {
  if (!key.signs_until) return null;
  return new Date(key.signs_until.getTime() + key.longest_token_seconds * 1000 + slackMs);
}

export type KeyState = 'standby' | 'active' | 'retired' | 'ended';

/** Returns the state of a key at a moment, derived from its times alone. */
export function stateOf(key: KeyTimes, now: Date): KeyState {
  const end = verifiesUntil(key);
  if (end && end <= now) return 'ended';
  if (key.signs_until && key.signs_until <= now) return 'retired';
  return key.signs_from <= now ? 'active' : 'standby';
}

/** Returns the key that signs. If no key seems to have begun, since another process's clock is ahead, returns the next one to begin. */
export function signingKeyOf<Key extends KeyTimes>(keys: Key[], now: Date): Key {
  const byStart = keys.toSorted((a, b) => a.signs_from.getTime() - b.signs_from.getTime());
  const inState = (state: KeyState) => byStart.find((one) => stateOf(one, now) === state);
  const key = inState('active') ?? inState('standby') ?? byStart.at(-1);
  if (!key) throw new Error('private.signing_keys holds no key.');
  return key;
}
