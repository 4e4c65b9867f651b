import type { AuthContext } from './auth-services.ts';

/** Longer than finding an account and keeping a mail in the mailbox takes. */
const floorMs = 150;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, floorMs));

/**
 * Answers after the same time whatever the work turned out to be, so that a clock does not tell who has an account. Work that takes longer
 * (a slow mail server) goes on after the answer; its failure is logged, since telling it would tell that there was a mail to send.
 */
export async function answerEvenly(c: AuthContext, work: () => Promise<void>): Promise<void> {
  const done = work().catch((error: unknown) => {
    c.get('log').error({ err: error }, 'a request that is answered evenly failed');
  });
  const floor = pause();
  await Promise.race([done, floor]);
  await floor;
}
