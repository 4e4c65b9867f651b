import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { versionAskedFor } from './older-postgresql.ts';
import { openTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the cluster of this run, with `DATABASE` where a database's name belongs. */
    clusterUrl: string;
  }
}

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** One real PostgreSQL for a whole test run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Servers and commands that the tests start read the same sources again and again: Node keeps what it made of them.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
  const cluster = await openTestCluster(versionAskedFor());
  project.provide('clusterUrl', cluster.clusterUrl);
  return cluster.close;
}
