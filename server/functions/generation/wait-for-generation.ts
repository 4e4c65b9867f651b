import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { failGeneration } from './close-generation.ts';
import { type Generation, readGeneration } from './reserve.ts';

const pollEveryMs = 250;
/** Looked at more seldom than the row, and twice: a process that lost its connection holds again within the second. */
const looksPerCheck = 4;
const checksUntilDead = 2;

const gaveUp = {
  reason: 'interrupted',
  detail: 'Its process died.',
  note: 'Its process died.',
} as const;

/**
 * Waits until a generation that another request opened, perhaps on another process, is closed: a double click or a
 * reload attaches to it. Where its process died, it is closed and refunded here; the sweep does the same where nobody waits.
 * @param lockName the lock of the process that runs it
 * @returns it as it stands at the end of the wait, running still where nobody closed it in time
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
