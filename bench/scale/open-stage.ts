import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { buildWhenStale } from '../../scripts/build.ts';
import { hotCalls } from '../calls/hot-calls.ts';
import { benchSettings, makeCooks } from '../calls/make-cooks.ts';
import { type Recorded, recordRequests } from '../calls/record-requests.ts';
import { startServer } from '../calls/start-server.ts';
import { type Cookbook, fillRecipes } from '../fill-recipes.ts';
import { openBenchCluster } from '../open-cluster.ts';

const measured = ['own list', 'search', 'dashboard numbers'];
const cooksMeasured = 200;

/** The product with one size of database, and the recorded requests of cooks from all over it. */
export type ScaleStage = { url: string; recorded: Recorded[]; close(): Promise<void> };

/** Returns the numbers of up to `cooksMeasured` people, spread evenly from the first to the last. */
function spread({ people }: Cookbook): number[] {
  const count = Math.min(people, cooksMeasured);
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index * people) / count));
}

const tell = (done: string) =>
  void process.stderr.write(`${(performance.now() / 1000).toFixed(0)} s: ${done}\n`);

type BenchCluster = Awaited<ReturnType<typeof openBenchCluster>>;

async function openOne(
  cluster: BenchCluster,
  name: string,
  cookbook: Cookbook,
): Promise<ScaleStage> {
  const url = await cluster.addDatabase(name);
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await fillRecipes(owner, cookbook, tell);
  await owner.end();
  const { cooks, anonKey } = await makeCooks(url, spread(cookbook));
  const calls = hotCalls.filter((call) => measured.includes(call.name));
  const recorded = await recordRequests(calls, anonKey, cooks);
  // Each product gets a separate picture store: a store belongs to one database.
  const dataDirectory = join(cluster.folder, `${name}-data`);
  await mkdir(dataDirectory);
  // The sources may have changed while the recipes were written.
  await buildWhenStale();
  const server = await startServer(name, cluster.folder, 'scripts/start.ts', {
    ...benchSettings,
    DATABASE_URL: url,
    DATA_DIR: dataDirectory,
  });
  return { url: server.url, recorded, close: server.close };
}

/** Opens two databases of one PostgreSQL, and starts a product on each. */
export async function openStages(few: Cookbook, many: Cookbook) {
  const cluster = await openBenchCluster();
  const ofFew = await openOne(cluster, 'few', few);
  const ofMany = await openOne(cluster, 'many', many);
  async function close(): Promise<void> {
    await Promise.all([ofFew.close(), ofMany.close()]);
    await cluster.close();
  }
  return { few: ofFew, many: ofMany, close };
}
