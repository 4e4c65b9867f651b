import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Finer costs more wake-ups of an idle process than it tells. */
const eventLoopEveryMs = 20;

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Adds what is true of the whole process (processor, memory, event loop, garbage collection) and which build it is. Once a process:
 * the watchers of the event loop and the collector live as long as it does.
 */
export function watchProcess({ registry, instruments }: Metrics): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopEveryMs });
  const build = instruments.gauge(
    'build_info',
    'Always 1; the version of the product and of Node.',
    ...['version', 'node'],
  );
  build.set({ version: readVersion(), node: process.version }, 1);
}
