import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { withFileLock } from '../../file-lock.ts';
import { isAlive } from '../../is-alive.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmaster.ts';

/** The log for deaths and restarts of PostgreSQL. */
export type Keeping = { log: Logger };

type Kept = Keeping & { place: Place; lease: postgres.Sql; lockFile: string };

/** Checks PostgreSQL on each call of `look`, and restarts it if it died, until `stop`. */
type Keeper = { look: () => void; stop(): Promise<void> };

const lookAgainAfterMs = 250;
const maxPauseMs = 10_000;

/** Exponential backoff: what keeps PostgreSQL from starting (an occupied port, a full disk) seldom ends within a quarter of a second. */
function pauseAfterMs(failures: number): number {
  return Math.min(lookAgainAfterMs * 2 ** failures, maxPauseMs);
}

/**
 * Restarts a PostgreSQL that has died, at its old address, so that every pool reconnects by itself. One that is alive and only recovering
 * is left alone. Several processes may check at once: one of them restarts it.
 * @param launch starts it and waits until it accepts connections; retried until it succeeds (a full disk)
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
   * Returns whether PostgreSQL responds. Only a live one is queried: at the port of a dead one another program may listen and never
   * respond. PostgreSQL may also die during the query, which then hangs for as long as the port is not ours: the loop does not wait for it.
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
