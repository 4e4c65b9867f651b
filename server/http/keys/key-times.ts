/** When a signing key does what. */
export type KeyTimes = {
  signs_from: Date;
  /** null for the last one: nobody takes over yet. */
  signs_until: Date | null;
  longest_token_seconds: number;
};

/** How often a process reads the keys again, at the latest. */
export const reloadEveryMs = 60_000;

/** How long others may keep the published keys, as /.well-known/jwks.json tells them. */
export const publishedMaxAgeSeconds = 600;

/** From the making of a key to its first signature: every process has it by then, and so has everybody who caches the published ones. */
export const standbyMs = publishedMaxAgeSeconds * 1000 + reloadEveryMs;

/** A process that has not read the keys again yet still signs with the one before; clocks differ by seconds. */
const slackMs = 2 * reloadEveryMs;

/** When the last token has ended that the key may have signed; null while it signs or is to sign. */
export function verifiesUntil(key: KeyTimes): Date | null {
  if (!key.signs_until) return null;
  return new Date(key.signs_until.getTime() + key.longest_token_seconds * 1000 + slackMs);
}

export type KeyState = 'standby' | 'active' | 'retired' | 'ended';

/** What a key may do at this moment: it follows from its times alone. */
export function stateOf(key: KeyTimes, now: Date): KeyState {
  const end = verifiesUntil(key);
  if (end && end <= now) return 'ended';
  if (key.signs_until && key.signs_until <= now) return 'retired';
  return key.signs_from <= now ? 'active' : 'standby';
}

/** The key that signs. Where another process's clock is ahead and the first key seems not to have begun, it is that one. */
export function signingKeyOf<Key extends KeyTimes>(keys: Key[], now: Date): Key {
  const byStart = keys.toSorted((a, b) => a.signs_from.getTime() - b.signs_from.getTime());
  const key = byStart.find((one) => stateOf(one, now) === 'active') ?? byStart.at(-1);
  if (!key) throw new Error('private.signing_keys holds no key.');
  return key;
}
