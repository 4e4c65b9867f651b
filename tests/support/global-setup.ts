import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildWhenStale } from '../../scripts/build.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { versionAskedFor } from './older-postgresql.ts';
import { openTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the cluster of this run, with `DATABASE` where a database's name belongs. */
    clusterUrl: string;
    /** What random cases of this run are drawn from: fixed in the gate, drawn in `test:all`, `TEST_SEED` in both. */
    seed: number;
    /** Whether this run is `test:all`. */
    runsAll: boolean;
  }
}

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** One real PostgreSQL for a whole test run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Servers and commands that the tests start read the same sources again and again: Node keeps what it made of them.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  // The chef of the tests cooks from the compiled cookbook; a single test file may run before anything was built.
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
