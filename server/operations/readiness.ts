import type { Services } from '../services.ts';
import { createStoreCheck } from './store-check.ts';

/** Proxies give up after five seconds (ops/): before that they are told why. */
const patienceMs = 3000;

type Readiness =
  | { ready: true; objects: 'ok' | 'unavailable' }
  | { ready: false; status: 'stopping' | 'unavailable'; reason: string };

const away = 'The database does not answer.';

/**
 * Whether this process should be sent requests: not while it stops, nor without its database, nor while another process has been bringing
 * the database up to date for more than a moment (its locks would only keep everybody waiting).
 */
export function createReadiness(services: Services): () => Promise<Readiness> {
  const { database, leaving, log } = services;
  const objectsAnswer = createStoreCheck(services);
  let asking: Promise<boolean> | undefined;

  /** One question at a time, however many ask: a database that hangs is not asked again and again. */
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
    // Without its pictures a process still serves everything else, and another one would miss them too.
    return { ready: true, objects: (await objectsAnswer()) ? 'ok' : 'unavailable' };
  };
}
