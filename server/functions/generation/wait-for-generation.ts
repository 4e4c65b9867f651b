import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { failGeneration } from './close-generation.ts';
import { type Generation, readGeneration } from './reserve.ts';

const pollEveryMs = 250;
/** The lock is checked at every fourth read of the row, and must be missing twice: a process that lost its connection locks again within a second. */
const looksPerCheck = 4;
const checksUntilDead = 2;

const gaveUp = {
  reason: 'interrupted',
  detail: 'Its process died.',
  note: 'Its process died.',
} as const;

/**
 * Waits until a generation that another request opened, perhaps on another process, is closed: a double click or a
 * reload attaches to it. If its process died, closes and refunds it here; the sweep does the same when no request waits.
 * @param lockName the lock of the process that runs it
 * @returns the generation at the end of the wait; its status is still `running` if it was not closed in time
 */
export async function waitForGeneration(
  services: Services,
  generation: Generation,
  lockName: string,
): Promise<Generation> {
  const { database, models, stopping, log } = services;
  const end = performance.now() + models.timeoutMs;
  let current = generation;
  let unheld = 0;
  for (let look = 1; current.status === 'running' && !stopping.aborted; look += 1) {
    if (performance.now() > end) break;
    await wait(pollEveryMs);
    current = (await readGeneration(database, generation.id)) ?? { ...current, status: 'failed' };
    if (current.status !== 'running' || look % looksPerCheck > 0) continue;
    unheld = (await database.findUnlocked([lockName])).length > 0 ? unheld + 1 : 0;
    if (unheld < checksUntilDead) continue;
    log.warn({ generationId: generation.id }, 'dead generation refunded');
    current = { ...current, ...(await failGeneration(services, generation.id, gaveUp)) };
  }
  return current;
}
