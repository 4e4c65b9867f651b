import type { Services } from '../services.ts';

/** Work that no request asks for. It may run at the same moment in any number of processes. */
export type Sweep = {
  run: (services: Services) => Promise<void>;
  everyMs: number;
  /** How long after the start it runs first; at once where nothing is said. */
  firstAfterMs?: number;
};

/**
 * Runs a sweep now and then in its rhythm, never beside itself. One that fails is logged and tried again.
 * @returns the function that stops it, and answers when it has ended
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
