import type { Services } from '../services.ts';
import { paymentSweeps } from './payment-sweeps.ts';
import { repeat, type Sweep } from './repeat.ts';
import { sweepFiles, sweepLeftovers } from './sweep-files.ts';
import { sweepDeadGenerations, sweepOverdueGenerations } from './sweep-generations.ts';
import { sweepKeys } from './sweep-keys.ts';
import { sweepPictures } from './sweep-pictures.ts';

const deadGenerationsEveryMs = 5_000;
const overdueGenerationsEveryMs = 60_000;
const accountsEveryMs = 3_600_000;
const activityEveryMs = 300_000;
const keysEveryMs = 3_600_000;
const picturesEveryMs = 6 * 3_600_000;
const leftoversEveryMs = 60_000;
const filesEveryMs = 6 * 3_600_000;
const filesFirstAfterMs = 600_000;
const backupsEveryMs = 300_000;
const backupsFirstAfterMs = 120_000;

/** Deletes codes, PKCE states, rate-limit counters, sessions and second-factor attempts that expired long ago. */
async function sweepAccounts({ database, clock, log, settings }: Services): Promise<void> {
  const { sessionLifetimeSeconds, sessionInactivitySeconds } = settings.auth;
  const swept = await database.asService(
    (transaction) => transaction<{ count: number }[]>`
      select private.sweep_accounts(${clock()})
        + private.sweep_sessions(${clock()}, ${sessionLifetimeSeconds}, ${sessionInactivitySeconds})
        + private.sweep_factors(${clock()}) as count`,
  );
  log.debug({ count: swept[0]?.count ?? 0 }, 'expired account records removed');
}

/** Folds the appended activity rows, which the overview sums up, into one row per slot and reason. */
async function foldActivity({ database }: Services): Promise<void> {
  await database.asService((transaction) => transaction`select private.fold_activity()`);
}

/** Returns the sweep that makes a backup when one is due. The backup code is imported lazily, and not at all while backups are off. */
function backupSweep(url: string): Sweep {
  // The function name is the sweep's name in the metrics and in the log.
  async function backUpWhenDue(services: Services): Promise<void> {
    if (services.settings.backups.everyHours === 0) return;
    const { makeScheduledBackup } = await import('./backup/scheduled-backup.ts');
    await makeScheduledBackup(services, url);
  }
  return { run: backUpWhenDue, everyMs: backupsEveryMs, firstAfterMs: backupsFirstAfterMs };
}

const sweeps: readonly Sweep[] = [
  { run: sweepDeadGenerations, everyMs: deadGenerationsEveryMs },
  { run: sweepOverdueGenerations, everyMs: overdueGenerationsEveryMs },
  { run: foldActivity, everyMs: activityEveryMs, firstAfterMs: activityEveryMs },
  { run: sweepAccounts, everyMs: accountsEveryMs },
  { run: sweepKeys, everyMs: keysEveryMs },
  { run: sweepPictures, everyMs: picturesEveryMs },
  { run: sweepLeftovers, everyMs: leftoversEveryMs },
  { run: sweepFiles, everyMs: filesEveryMs, firstAfterMs: filesFirstAfterMs },
  ...paymentSweeps,
];

/**
 * Starts the periodic background jobs. Each sweep runs once at startup (a crash may have just happened) or after its `firstAfterMs`,
 * and then at its own interval.
 * @param url the direct database URL, which bypasses a connection pooler: a backup needs its own session
 * @returns a function that stops all sweeps and resolves when the running ones have ended
 */
export function startSweeps(services: Services, url: string): () => Promise<void> {
  const stops = [...sweeps, backupSweep(url)].map((sweep) => repeat(services, sweep));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
