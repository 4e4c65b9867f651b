import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type Storm } from './guests.ts';

/** Without a hand, and on a busy machine. */
const recoveryMs = 90_000;
const lookEveryMs = 100;

/** Tries again until it is so. @returns how long it took @throws Error where it has not become so within the bound of a recovery */
export async function within(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const startedAtMs = performance.now();
  let last: unknown;
  while (performance.now() - startedAtMs < recoveryMs) {
    const found = await isSo().catch((error: unknown) => {
      last = error;
      return false;
    });
    if (found) return performance.now() - startedAtMs;
    await wait(lookEveryMs);
  }
  throw new Error(`Within ${recoveryMs} ms it never came to this: ${what}.`, { cause: last });
}

/** Every process says by itself that it can serve, with its objects. */
export async function untilReady({ house }: Storm): Promise<void> {
  for (let process = 0; process < house.processes.size; process += 1) {
    await within(`process ${process} is ready`, async () => {
      const answer = await fetch(`${addressOf(house, process)}/readyz`, {
        signal: AbortSignal.timeout(5000),
      });
      const { objects } = (await answer.json()) as { objects?: string };
      return answer.ok && objects === 'ok';
    });
  }
}

/** Complaints that go away by themselves, as jobs and webhooks do their work. @returns those that stay */
export async function untilQuiet(look: () => Promise<string[]>): Promise<string[]> {
  let complaints: string[] = [];
  await within('the books are right', async () => {
    complaints = await look();
    return complaints.length === 0;
  }).catch((error: unknown) => {
    if (complaints.length === 0) throw error;
  });
  return complaints;
}
