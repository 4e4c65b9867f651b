import type { IncomingMessage } from 'node:http';

const checkEveryMs = 250;
const checkTimeoutMs = 5_000;

/** Tracks which processes a proxy can use: checks /readyz of each and sends nothing to those that do not answer. */
export function createBackends() {
  let all: readonly string[] = [];
  const down = new Set<string>();
  let turn = 0;
  const last: { path: string; backend: string }[] = [];
  const running = new Map<IncomingMessage, { backend: string; what: string }>();

  async function check(backend: string): Promise<void> {
    try {
      const answer = await fetch(`${backend}/readyz`, {
        signal: AbortSignal.timeout(checkTimeoutMs),
      });
      if (answer.ok) down.delete(backend);
      else down.add(backend);
    } catch {
      down.add(backend);
    }
  }
  const checks = setInterval(() => {
    for (const backend of all) void check(backend);
  }, checkEveryMs);

  return {
    send(to: readonly string[]): void {
      all = to;
      for (const backend of down) if (!to.includes(backend)) down.delete(backend);
    },
    /** Round robin over the processes that are up and not yet tried. When all of these are down, returns one of them anyway. */
    next(tried: readonly string[]): string | undefined {
      const left = all.filter((backend) => !tried.includes(backend));
      const up = left.filter((backend) => !down.has(backend));
      const pool = up.length > 0 ? up : left;
      turn += 1;
      return pool[turn % Math.max(pool.length, 1)];
    },
    markDown(backend: string): void {
      down.add(backend);
    },
    /** @returns a function to call when the response has ended */
    note(backend: string, request: IncomingMessage): () => void {
      const path = request.url ?? '/';
      last.push({ path, backend });
      running.set(request, { backend, what: `${request.method} ${path}` });
      return () => running.delete(request);
    },
    servedBy: (path: RegExp) => last.findLast((one) => path.test(one.path))?.backend,
    underWay: (backend: string) =>
      [...running.values()].filter((one) => one.backend === backend).map(({ what }) => what),
    close: () => clearInterval(checks),
  };
}
