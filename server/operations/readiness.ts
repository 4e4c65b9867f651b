import type { Services } from '../services.ts';
import { createStoreCheck } from './store-check.ts';

/** Proxies time out after five seconds (ops/), so we answer with a reason before that. */
const patienceMs = 3000;

type Readiness =
  | { ready: true; objects: 'ok' | 'unavailable' }
  | { ready: false; status: 'stopping' | 'unavailable'; reason: string };

const away = 'The database does not answer.';

/**
 * Returns whether this process should receive requests. It should not while it stops, while its database does not answer, or while another
 * process has been migrating the database for more than a moment (the locks of the migration would block all requests).
 */
export function createReadiness(services: Services): () => Promise<Readiness> {
  const { database, leaving, log } = services;
  const objectsAnswer = createStoreCheck(services);
  let asking: Promise<boolean> | undefined;

  /** Concurrent checks share one query, so that a database that hangs does not get more queries. */
  function isMigrating(): Promise<boolean> {
    asking ??= database
      .asService(
        (transaction) => transaction<{ is_migrating: boolean }[]>`select private.is_migrating()`,
      )
      .then(([row]) => row?.is_migrating ?? false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function askDatabase(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('It took too long.')), patienceMs);
    });
    return Promise.race([isMigrating(), impatience]).finally(() => clearTimeout(timer));
  }

  return async () => {
    if (leaving.aborted)
      return { ready: false, status: 'stopping', reason: 'This process is about to stop.' };
    try {
      if (await askDatabase()) {
        const reason = 'The database is being brought up to date.';
        return { ready: false, status: 'unavailable', reason };
      }
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return { ready: false, status: 'unavailable', reason: away };
    }
    // Without the object store a process still serves everything else, and other processes would lack the pictures as well.
    return { ready: true, objects: (await objectsAnswer()) ? 'ok' : 'unavailable' };
  };
}
