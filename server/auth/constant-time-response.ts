import type { AuthContext } from './auth-services.ts';

/** Longer than it takes to find an account and to store a mail in the mailbox. */
export const constantResponseMs = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Responds after a constant time, whatever the work was: mitigates timing attacks that enumerate accounts. Work that takes longer
 * (a slow mail server) continues after the response. Its failure is only logged, since reporting it would reveal that a mail was due.
 * @param minMs null responds when the work is done
 */
export async function respondInConstantTime(
  c: AuthContext,
  minMs: number | null,
  work: () => Promise<void>,
): Promise<void> {
  const done = work().catch((error: unknown) => {
    c.get('log').error({ err: error }, 'constant-time request failed');
  });
  await (minMs === null ? done : pause(minMs));
}

/**
 * Returns the result of the work, or throws its error, no sooner than after `minMs`. If both outcomes do nearly the same work, a
 * difference of a few statements can no longer be measured. Unlike respondInConstantTime, it waits for the work and returns its outcome.
 */
export async function withMinimumDuration<T>(
  minMs: number | null,
  work: () => Promise<T>,
): Promise<T> {
  const floor = minMs === null ? undefined : pause(minMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** Like withMinimumDuration, but delays only errors: a success returns at once. */
export async function refuseWithMinimumDuration<T>(
  minMs: number | null,
  work: () => Promise<T>,
): Promise<T> {
  const floor = minMs === null ? undefined : pause(minMs);
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}
