export const firstWaitMs = 1_000;
export const maxWaitMs = 300_000;
/** A connection that lasted this long was stable: the backoff starts over at the next loss. */
const stableMs = 30_000;

/**
 * Exponential backoff between attempts to connect.
 * @param random jitter from 0 to 1, so that thousands of pages that lost the same server do not reconnect at the same moment
 */
export function createReconnectBackoff(random: () => number = Math.random) {
  let failures = 0;
  let joinedAtMs: number | undefined;
  return {
    /** The number of failed attempts and lost connections since the last stable connection. */
    failures: () => failures,
    /** Returns the wait before the first attempt. */
    startWaitMs: () => (failures > 0 ? firstWaitMs * random() : 0),
    recordJoin() {
      joinedAtMs = Date.now();
    },
    /** A connection that was closed on purpose is not a failure. */
    recordClose() {
      joinedAtMs = undefined;
    },
    /** Counts a failed attempt or a lost connection, and returns the wait before the next attempt. */
    recordFailure(): number {
      const wasStable = joinedAtMs !== undefined && Date.now() - joinedAtMs >= stableMs;
      joinedAtMs = undefined;
      failures = wasStable ? 1 : failures + 1;
      const waitMs = Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs);
      return waitMs * (0.5 + random() / 2);
    },
  };
}
