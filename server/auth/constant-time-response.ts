import type { AuthContext } from './auth-services.ts';

/** Longer than finding an account and keeping a mail in the mailbox takes. */
export const constantResponseMs = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers after a constant time whatever the work turned out to be: mitigates timing attacks that enumerate accounts. Work that takes longer
 * (a slow mail server) goes on after the answer; its failure is logged, since telling it would tell that there was a mail to send.
 * @param minMs null answers when the work is done
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
 * Gives a result, or its refusal, no sooner than after `minMs`: where both outcomes do nearly the same work, a few statements more or
 * less cannot be measured any more. Unlike respondInConstantTime it waits for the work, and says how it ended.
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

/** The same for refusals alone: what went well may be quick. */
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
