import type { AuthContext } from './auth-services.ts';

/** Longer than finding an account and keeping a mail in the mailbox takes. */
export const evenAnswerMs = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers after `floorMs` whatever the work turned out to be, so that a clock does not tell who has an account. Work that takes longer
 * (a slow mail server) goes on after the answer; its failure is logged, since telling it would tell that there was a mail to send.
 * @param floorMs null answers when the work is done
 */
export async function answerEvenly(
  c: AuthContext,
  floorMs: number | null,
  work: () => Promise<void>,
): Promise<void> {
  const done = work().catch((error: unknown) => {
    c.get('log').error({ err: error }, 'a request that is answered evenly failed');
  });
  await (floorMs === null ? done : pause(floorMs));
}

/**
 * Gives a result, or its refusal, no sooner than after `floorMs`: where both outcomes do nearly the same work, a few statements more or
 * less cannot be measured any more. Unlike answerEvenly it waits for the work, and says how it ended.
 */
export async function notSooner<T>(floorMs: number | null, work: () => Promise<T>): Promise<T> {
  const floor = floorMs === null ? undefined : pause(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/** The same for refusals alone: what went well may be quick. */
export async function refuseNotSooner<T>(
  floorMs: number | null,
  work: () => Promise<T>,
): Promise<T> {
  const floor = floorMs === null ? undefined : pause(floorMs);
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}
