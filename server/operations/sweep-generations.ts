import { setTimeout as wait } from 'node:timers/promises';
import { generationLockName } from '../database/generation-lock.ts';
import type { Services } from '../services.ts';

/** A process that lost its connection takes its locks again well within this time. */
const secondLookAfterMs = 2_000;

type Running = { id: string; user_id: string; idempotency_key: string };

/** Returns those of the generations whose lock no process holds. */
async function findDead({ database }: Services, running: readonly Running[]): Promise<Running[]> {
  if (running.length === 0) return [];
  const holdOf = (one: Running) => generationLockName(one.user_id, one.idempotency_key);
  const unheld = new Set(await database.findUnlocked(running.map(holdOf)));
  return running.filter((one) => unheld.has(holdOf(one)));
}

async function fail({ database, log }: Services, dead: readonly Running[]): Promise<void> {
  const ids = dead.map(({ id }) => id);
  // One at a time, in the same order as the sweep by age, because several processes may sweep at once.
  for (const id of ids) {
    await database.asService(
      (transaction) => transaction`
        select private.fail_generation(id, 'interrupted', 'Its process died.', note => 'Its process died.')
        from public.generations where id = ${id} and status = 'running'`,
    );
  }
  log.warn({ ids }, 'dead generations refunded');
}

/** Fails generations that have been running for longer than this and refunds their credits, even if a process still holds their lock. */
async function failOlderThan({ database, log }: Services, olderThanMs: number): Promise<void> {
  const swept = await database.asService(
    (transaction) => transaction<{ count: number }[]>`
      select private.sweep_generations(make_interval(secs => ${olderThanMs / 1000})) as count`,
  );
  const count = swept[0]?.count ?? 0;
  if (count > 0) log.warn({ count }, 'overdue generations refunded');
}

/** Refunds generations whose process died: at two checks, no process holds their lock. */
export async function sweepDeadGenerations(services: Services): Promise<void> {
  const running = await services.database.asService(
    (transaction) => transaction<Running[]>`
      select id, user_id, idempotency_key from public.generations where status = 'running' order by user_id`,
  );
  const suspects = await findDead(services, running);
  if (suspects.length === 0) return;
  await wait(secondLookAfterMs);
  const dead = await findDead(services, suspects);
  if (dead.length > 0) await fail(services, dead);
}

/** Refunds generations that their process will not finish: it froze, or its machine disappeared. */
export function sweepOverdueGenerations(services: Services): Promise<void> {
  // Longer than any generation may run, so that a live one is never swept.
  return failOlderThan(services, services.settings.recipes.modelTimeoutMs * 2 + 60_000);
}

/**
 * Refunds all running generations. Call it only at a start at which no other process serves this database: the generations still marked
 * as running then died with their process, and the cook does not have to wait for the sweep.
 */
export function refundDeadGenerations(services: Services): Promise<void> {
  return failOlderThan(services, 0);
}
