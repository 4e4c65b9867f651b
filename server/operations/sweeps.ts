import type { Services } from '../services.ts';

const sweepEveryMs = 60_000;

/**
 * Starts the work that no request asks for: giving back the credits of generations whose process died. One sweep at
 * once at the start, since that is when a crash has just happened.
 * @returns the function that stops it
 */
export function startSweeps(services: Services): () => void {
  const { database, log, settings } = services;
  // Longer than any generation may run, so that a living one is never swept.
  const olderThanMs = settings.recipes.modelTimeoutMs * 2 + 60_000;
  async function sweep(): Promise<void> {
    try {
      const swept = await database.asService(
        (transaction) => transaction<{ count: number }[]>`
          select private.sweep_generations(make_interval(secs => ${olderThanMs / 1000})) as count`,
      );
      const count = swept[0]?.count ?? 0;
      if (count > 0) log.warn({ count }, 'gave back the credits of generations that died');
    } catch (error) {
      log.error({ err: error }, 'the sweep of generations failed; it is tried again');
    }
  }
  void sweep();
  const timer = setInterval(sweep, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
