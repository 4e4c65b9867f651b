import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A finer resolution would wake up an idle process more often than it is worth. */
const eventLoopEveryMs = 20;

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Adds the metrics of the whole process (CPU, memory, event loop, garbage collection) and the build. Call it once per process:
 * the event loop and garbage collection observers run until the process ends.
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
