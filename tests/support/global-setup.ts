import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildWhenStale } from '../../scripts/build.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { versionAskedFor } from './older-postgresql.ts';
import { openTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the cluster of this run, with `DATABASE` in place of the database name. */
    clusterUrl: string;
    /** The seed of this run's random cases: fixed in `npm test`, random in `test:all`; `TEST_SEED` overrides both. */
    seed: number;
    /** Whether this run is `test:all`. */
    runsAll: boolean;
  }
}

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Starts one real PostgreSQL for a whole test run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Servers and commands that the tests start load the same sources repeatedly, so Node caches the compiled code.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  // The test chef uses the compiled cookbook. A single test file may run before any build, so build it when it is stale.
  await buildWhenStale('cookbook.sha256');
  const memory = await openMemoryFolder();
  if (memory) {
    process.env.LASTING_TMPDIR ??= tmpdir();
    process.env.TMPDIR = memory.path;
  }
  const cluster = await openTestCluster(versionAskedFor());
  project.provide('clusterUrl', cluster.clusterUrl);
  process.stdout.write(
    `Seed of this run: ${project.getProvidedContext().seed} (TEST_SEED sets it)\n`,
  );
  return async () => {
    await cluster.close();
    await memory?.remove();
  };
}
