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
  const start = () => {
    running ??= run(services)
      .catch((error: unknown) => {
        services.log.error({ err: error, sweep: run.name }, 'a sweep failed; it is tried again');
      })
      .finally(() => {
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
