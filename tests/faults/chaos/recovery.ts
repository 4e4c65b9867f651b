import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type ChaosRun } from './clients.ts';

/** Time limit for a recovery without manual work, on a busy machine. */
const recoveryMs = 90_000;
const pollEveryMs = 100;

/** Polls until the condition holds. @returns how long it took @throws Error when the condition does not hold within `recoveryMs` */
export async function within(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const startedAtMs = performance.now();
  let last: unknown;
  while (performance.now() - startedAtMs < recoveryMs) {
    const found = await isSo().catch((error: unknown) => {
      last = error;
      return false;
    });
    if (found) return performance.now() - startedAtMs;
    await wait(pollEveryMs);
  }
  throw new Error(`Within ${recoveryMs} ms it never came to this: ${what}.`, { cause: last });
}

/** Waits until every process reports by itself that it is ready, with its object store. */
export async function waitUntilReady({ environment }: ChaosRun): Promise<void> {
  for (let process = 0; process < environment.processes.size; process += 1) {
    await within(`process ${process} is ready`, async () => {
      const answer = await fetch(`${addressOf(environment, process)}/readyz`, {
        signal: AbortSignal.timeout(5000),
      });
      const { objects } = (await answer.json()) as { objects?: string };
      return answer.ok && objects === 'ok';
    });
  }
}

/** Polls until the complaints clear, as jobs and webhooks do their work. @returns the complaints that remain */
export async function waitUntilConsistent(look: () => Promise<string[]>): Promise<string[]> {
  let complaints: string[] = [];
  await within('the books are right', async () => {
    complaints = await look();
    return complaints.length === 0;
  }).catch((error: unknown) => {
    if (complaints.length === 0) throw error;
  });
  return complaints;
}
