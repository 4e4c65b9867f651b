import type { Services } from '../services.ts';
import { paymentSweeps } from './payment-sweeps.ts';
import { repeat, type Sweep } from './repeat.ts';
import { sweepFiles, sweepLeftovers } from './sweep-files.ts';
import { sweepKeys } from './sweep-keys.ts';
import { sweepPictures } from './sweep-pictures.ts';

const generationsEveryMs = 60_000;
const accountsEveryMs = 3_600_000;
const activityEveryMs = 300_000;
const keysEveryMs = 3_600_000;
const picturesEveryMs = 6 * 3_600_000;
const leftoversEveryMs = 60_000;
const filesEveryMs = 6 * 3_600_000;
const filesFirstAfterMs = 600_000;

async function failOlderThan({ database, log }: Services, olderThanMs: number): Promise<void> {
  const swept = await database.asService(
    (transaction) => transaction<{ count: number }[]>`
      select private.sweep_generations(make_interval(secs => ${olderThanMs / 1000})) as count`,
  );
  const count = swept[0]?.count ?? 0;
  if (count > 0) log.warn({ count }, 'gave back the credits of generations that died');
}

/** Gives back the credits of generations whose process died. */
function sweepGenerations(services: Services): Promise<void> {
  // Longer than any generation may run, so that a living one is never swept.
  return failOlderThan(services, services.settings.recipes.modelTimeoutMs * 2 + 60_000);
}

/**
 * Gives back the credits of all running generations, at a start at which no other process serves this database: what
 * runs then died with its process, and its cook need not wait for the sweep.
 */
export function giveBackWhatDied(services: Services): Promise<void> {
  return failOlderThan(services, 0);
}

/** Clears codes, PKCE states, counters, sessions and attempts at second factors that ran out long ago. */
async function sweepAccounts({ database, clock, log, settings }: Services): Promise<void> {
  const { sessionLifetimeSeconds, sessionInactivitySeconds } = settings.auth;
  const swept = await database.asService(
    (transaction) => transaction<{ count: number }[]>`
      select private.sweep_accounts(${clock()})
        + private.sweep_sessions(${clock()}, ${sessionLifetimeSeconds}, ${sessionInactivitySeconds})
        + private.sweep_factors(${clock()}) as count`,
  );
  log.debug({ count: swept[0]?.count ?? 0 }, 'cleared what had run out in the accounts');
}

/** Makes one row of many in the sums that the overview reads. */
async function foldActivity({ database }: Services): Promise<void> {
  await database.asService((transaction) => transaction`select private.fold_activity()`);
}

const sweeps: readonly Sweep[] = [
  { run: sweepGenerations, everyMs: generationsEveryMs },
  { run: foldActivity, everyMs: activityEveryMs, firstAfterMs: activityEveryMs },
  { run: sweepAccounts, everyMs: accountsEveryMs },
  { run: sweepKeys, everyMs: keysEveryMs },
  { run: sweepPictures, everyMs: picturesEveryMs },
  { run: sweepLeftovers, everyMs: leftoversEveryMs },
  { run: sweepFiles, everyMs: filesEveryMs, firstAfterMs: filesFirstAfterMs },
  ...paymentSweeps,
];

/**
 * Starts the work that no request asks for. Each sweep runs once at the start, since that is when a crash has just
 * happened, and then in its own rhythm.
 * @returns the function that stops them, and answers when those have ended that were running
 */
export function startSweeps(services: Services): () => Promise<void> {
  const stops = sweeps.map((sweep) => repeat(services, sweep));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
