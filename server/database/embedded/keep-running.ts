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

/**
 * Starts a PostgreSQL again that has died, at its old address, so that every pool finds it there by itself. One that lives and only
 * recovers is left to it. Several processes may look at once: one of them starts it.
 * @param launch starts it and waits until it takes connections; tried again and again where it fails (a full disk)
 */
export function keepRunning(
  { place, lease, lockFile, log }: Kept,
  launch: () => Promise<number>,
): Keeper {
  let isStopped = false;
  let looking: Promise<void> | undefined;

  async function launchWhereDead(): Promise<void> {
    const postmaster = await readPostmaster(place.dataFolder);
    if (postmaster && isAlive(postmaster.processId)) return;
    log.error({ dataFolder: place.dataFolder }, 'PostgreSQL has died: starting it again');
    await launch();
    log.warn('PostgreSQL runs again');
  }

  async function look(): Promise<void> {
    while (!isStopped) {
      try {
        await lease`select 1`;
        return;
      } catch {
        // Away, or still recovering: which of them is told by its process.
      }
      await withFileLock(lockFile, launchWhereDead).catch((error: unknown) => {
        log.error({ err: error }, 'PostgreSQL could not be started again; it is tried again');
      });
      await wait(lookAgainAfterMs);
    }
  }

  return {
    look() {
      if (isStopped) return;
      looking ??= look().finally(() => {
        looking = undefined;
      });
    },
    async stop() {
      isStopped = true;
      await looking;
    },
  };
}
