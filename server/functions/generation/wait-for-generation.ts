import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { type Generation, readGeneration } from './reserve.ts';

const pollEveryMs = 250;

/**
 * Waits until a generation that another request opened, perhaps on another process, is closed: a double click or a
 * reload attaches to it. The sweep closes it if its process dies.
 * @returns it as it stands at the end of the wait, running still where nobody closed it in time
 */
export async function waitForGeneration(
  { database, models, stopping }: Services,
  generation: Generation,
): Promise<Generation> {
  const end = performance.now() + models.timeoutMs;
  let current = generation;
  while (current.status === 'running' && performance.now() < end && !stopping.aborted) {
    await wait(pollEveryMs);
    current = (await readGeneration(database, generation.id)) ?? { ...current, status: 'failed' };
  }
  return current;
}
