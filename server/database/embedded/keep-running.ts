import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { withFileLock } from '../../file-lock.ts';
import { isAlive } from '../../is-alive.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmaster.ts';

/** Who is told that PostgreSQL died and was started again. */
export type Keeping = { log: Logger };

type Kept = Keeping & { place: Place; lease: postgres.Sql; lockFile: string };

/** Looks after the PostgreSQL, whenever `look` is called, until `stop`. */
type Keeper = { look: () => void; stop(): Promise<void> };

const lookAgainAfterMs = 250;
const maxPauseMs = 10_000;

/** What keeps PostgreSQL from starting (a port that another program has, a full disk) seldom ends within the next quarter of a second. */
function pauseAfterMs(failures: number): number {
  return Math.min(lookAgainAfterMs * 2 ** failures, maxPauseMs);
}

/**
 * Starts a PostgreSQL again that has died, at its old address, so that every pool finds it there by itself. One that lives and only
 * recovers is left to it. Several processes may look at once: one of them starts it.
 * @param launch starts it and waits until it takes connections; tried again and again where it fails (a full disk)
 */
export function keepRunning(
  { place, lease, lockFile, log }: Kept,
  launch: () => Promise<number>,
): Keeper {
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;

  async function isDead(): Promise<boolean> {
    const postmaster = await readPostmaster(place.dataFolder);
    return !postmaster || !isAlive(postmaster.processId);
  }

  async function launchWhereDead(): Promise<void> {
    if (!(await isDead())) return;
    log.error({ dataFolder: place.dataFolder }, 'PostgreSQL died: restarting');
    await launch();
    log.warn('PostgreSQL restarted');
  }

  /**
   * Asked of one that lives alone: what listens at the port of a dead one is somebody else, and may never answer. It may die while
   * it is asked, too, and then the question stands for as long as that port is not ours: nobody waits for it.
   */
  async function answers(): Promise<boolean> {
    if (await isDead()) return false;
    const asked = lease`select 1`.then(
      () => true,
      () => false, // still recovering, or dead by now
    );
    for (;;) {
      const answered = await Promise.race([asked, wait(lookAgainAfterMs)]);
      if (answered !== undefined) return answered;
      if (stopping.signal.aborted || (await isDead())) return false;
    }
  }

  async function look(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted && !(await answers())) {
      await withFileLock(lockFile, launchWhereDead).catch((error: unknown) => {
        failures += 1;
        const againInMs = pauseAfterMs(failures);
        const sentence = 'PostgreSQL restart failed: retrying';
        log.error({ err: error, againInMs }, sentence);
      });
      await wait(pauseAfterMs(failures), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      ); // a stop ends the pause
    }
  }

  return {
    look() {
      if (stopping.signal.aborted) return;
      looking ??= look().finally(() => {
        looking = undefined;
      });
    },
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
