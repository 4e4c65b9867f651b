import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const longestStartMs = 120_000;

/**
 * Polls a process that has just been started until it answers with a status under 500 (a 404 counts, too).
 * @param everyMs milliseconds between two requests, which limit how precisely the start is timed
 * @throws when the process ends, or takes two minutes
 */
export async function firstAnswer(
  child: ChildProcess,
  url: string,
  everyMs: number,
): Promise<void> {
  const until = performance.now() + longestStartMs;
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined); // it does not listen yet
    await answer?.arrayBuffer();
    if (answer && answer.status < 500) return;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(
        `${child.spawnargs.join(' ')} ended by ${child.exitCode ?? child.signalCode}.`,
      );
    }
    await wait(everyMs);
  }
  throw new Error(`${child.spawnargs.join(' ')} did not answer within ${longestStartMs / 1000} s.`);
}
