import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { withFileLock } from '../../concurrency/file-lock.ts';
import { isAlive } from '../../concurrency/is-alive.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmaster.ts';

/** The log for deaths and restarts of PostgreSQL. */
export type SupervisorLog = { log: Logger };

type SupervisorOptions = SupervisorLog & { place: Place; lease: postgres.Sql; lockFile: string };

/** Checks PostgreSQL on each call of `check`, and restarts it if it died, until `stop`. */
type Supervisor = { check: () => void; stop(): Promise<void> };

const pollEveryMs = 250;
const maxPauseMs = 10_000;

/** Exponential backoff: what keeps PostgreSQL from starting (an occupied port, a full disk) seldom ends within a quarter of a second. */
function pauseAfterMs(failures: number): number {
  return Math.min(pollEveryMs * 2 ** failures, maxPauseMs);
}

/**
 * Restarts a PostgreSQL that has died, at its old address, so that every pool reconnects by itself. One that is alive and only recovering
 * is left alone. Several processes may check at once: one of them restarts it.
 * @param launch starts it and waits until it accepts connections; retried until it succeeds (a full disk)
 */
export function supervisePostgres(
  { place, lease, lockFile, log }: SupervisorOptions,
  launch: () => Promise<number>,
): Supervisor {
  const stopping = new AbortController();
  let checking: Promise<void> | undefined;

  async function isDead(): Promise<boolean> {
    const postmaster = await readPostmaster(place.dataFolder);
    return !postmaster || !isAlive(postmaster.processId);
  }

  async function launchIfDead(): Promise<void> {
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
      const answered = await Promise.race([asked, wait(pollEveryMs)]);
      if (answered !== undefined) return answered;
      if (stopping.signal.aborted || (await isDead())) return false;
    }
  }

  async function check(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted && !(await answers())) {
      await withFileLock(lockFile, launchIfDead).catch((error: unknown) => {
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
    check() {
      if (stopping.signal.aborted) return;
      checking ??= check().finally(() => {
        checking = undefined;
      });
    },
    async stop() {
      stopping.abort();
      await checking;
    },
  };
}
