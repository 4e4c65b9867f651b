import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { buildWhenStale } from '../../scripts/build.ts';
import { installAside } from '../../scripts/install-aside.ts';
import { startChild } from '../child.ts';
import { fillRecipes } from '../fill-recipes.ts';
import { openBenchCluster } from '../open-cluster.ts';
import { hotCalls } from './hot-calls.ts';
import type { Load, Loaded } from './load.ts';
import { benchSettings, makeCooks } from './make-cooks.ts';
import { printStatements } from './print-statements.ts';
import { type Recorded, recordRequests, type Wire } from './record-requests.ts';
import { startServer } from './start-server.ts';
import { warmUp } from './warm-up.ts';

export type Contestant = {
  name: string;
  url: string;
  /** Returns the requests that a cook sends for a call. */
  wiresOf(recorded: Recorded): Wire[];
};

export type CallsStage = {
  contestants: { product: Contestant; bare: Contestant; lite: Contestant };
  recorded: Recorded[];
  load(load: Load): Promise<Loaded>;
  close(): Promise<void>;
};

const withToken = (wires: Wire[], token: string): Wire[] =>
  wires.map((one) => ({ ...one, headers: { ...one.headers, authorization: `Bearer ${token}` } }));

const yardsticks = new URL('../yardsticks/', import.meta.url);

/** Creates a database with a hundred people and a hundred recipes each, and a copy of it. */
async function fillDatabases(cluster: Awaited<ReturnType<typeof openBenchCluster>>) {
  const url = await cluster.addDatabase('bench');
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await fillRecipes(owner, { people: 100, each: 100 });
  await owner.end();
  // The other product creates its own functions and grants, so it gets a copy that it may change.
  return { url, liteUrl: await cluster.copyDatabase('bench', 'lite') };
}

/** Starts the three servers in parallel. When one fails to start, the measurement's cleanup stops the others. */
async function startServers(
  folder: string,
  { url, liteUrl }: { url: string; liteUrl: string },
  printed: Awaited<ReturnType<typeof printStatements>>,
) {
  const statements = join(folder, 'statements.json');
  await writeFile(statements, JSON.stringify(printed));
  const [bare, lite] = ['calls/serve-bare.ts', 'yardsticks/serve-lite.ts'].map((name) =>
    join(import.meta.dirname, '..', name),
  ) as [string, string];
  return Promise.all([
    startServer('product', folder, 'scripts/start.ts', {
      ...benchSettings,
      DATABASE_URL: url,
      DATA_DIR: folder,
    }),
    startServer('bare', folder, bare, { DATABASE_URL: url, STATEMENTS: statements }),
    startServer('lite', folder, lite, {
      DATABASE_URL: liteUrl,
      JWT_SECRET: benchSettings.SECRET_KEY,
    }),
  ]);
}

/** Starts the product, a bare handler and the closest product on one PostgreSQL with the same rows. */
export async function openStage(connections: number): Promise<CallsStage> {
  await installAside(yardsticks);
  await buildWhenStale();
  const cluster = await openBenchCluster();
  const urls = await fillDatabases(cluster);
  const { cooks, anonKey } = await makeCooks(
    urls.url,
    Array.from({ length: connections }, (_, index) => index + 1),
  );
  const recorded = await recordRequests(hotCalls, anonKey, cooks);
  const printed = await printStatements(urls.url, recorded);
  const [product, bare, lite] = await startServers(cluster.folder, urls, printed);
  const crowd = startChild(join(import.meta.dirname, 'load.ts'));
  const contestants = {
    product: {
      name: 'product',
      url: product.url,
      wiresOf: ({ wires, cook }: Recorded) => withToken(wires, cook.token),
    },
    bare: {
      name: 'bare',
      url: bare.url,
      wiresOf: ({ wires, cook }: Recorded) => withToken(wires, cook.token),
    },
    lite: {
      name: 'lite',
      url: lite.url,
      wiresOf: ({ wires, cook }: Recorded) => withToken(wires, cook.liteToken),
    },
  };
  await warmUp(contestants, recorded);
  return {
    recorded,
    contestants,
    async load(load) {
      crowd.send(load);
      const [loaded] = (await once(crowd, 'message')) as [Loaded];
      return loaded;
    },
    async close() {
      crowd.disconnect();
      await Promise.all([product.close(), bare.close(), lite.close()]);
      await cluster.close();
    },
  };
}
