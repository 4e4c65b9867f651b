import { vi } from 'vitest';

/** Stops the clock and the timers of the screens that are opened after this. The test setup restores them after the test. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

/** Waits for React, which renders and runs effects in separate messages. */
async function finishRendering(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Advances the stopped time. @param durationMs in milliseconds of the screen */
export async function passTime(durationMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(durationMs);
  await finishRendering();
}

/**
 * Advances the stopped time until the condition holds.
 * @returns how long that took, in milliseconds of the screen
 * @throws Error when the condition does not hold within a minute of the screen's time
 */
export async function advanceUntil(isSo: () => boolean): Promise<number> {
  const [stepMs, atMostMs] = [100, 60_000];
  for (let elapsedMs = 0; elapsedMs <= atMostMs; elapsedMs += stepMs) {
    if (isSo()) return elapsedMs;
    await passTime(stepMs);
  }
  throw new Error(`It was not so within ${atMostMs} ms of the screen's time.`);
}
