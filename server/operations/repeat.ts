import type { Services } from '../services.ts';

/** A background job. It may run at the same time in any number of processes. */
export type Sweep = {
  run: (services: Services) => Promise<void>;
  everyMs: number;
  /** Delay of the first run; by default it runs at once. */
  firstAfterMs?: number;
};

/**
 * Runs a sweep now (or after `firstAfterMs`) and then every `everyMs`. Runs in this process never overlap. A failure is logged, and the next
 * run tries again.
 * @returns a function that stops the sweep and resolves when the current run has ended
 */
export function repeat(
  services: Services,
  { run, everyMs, firstAfterMs = 0 }: Sweep,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const sweep = run.name;
  async function runOnce(): Promise<void> {
    const startedAtMs = performance.now();
    const note = (outcome: 'ok' | 'failed') => {
      const seconds = (performance.now() - startedAtMs) / 1000;
      services.metrics.sweeps.observe({ sweep, outcome }, seconds);
    };
    try {
      await run(services);
      note('ok');
    } catch (error) {
      note('failed');
      services.log.error({ err: error, sweep }, 'sweep failed: retrying');
    }
  }
  const start = () => {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
  };
  const first = firstAfterMs > 0 ? setTimeout(start, firstAfterMs).unref() : undefined;
  if (!first) start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
