import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { connectDatabase } from '#server/database/database.ts';
import { readPostmaster } from '#server/database/embedded/postmaster.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { openProvider, type Provider, stripeKey, webhookSecret } from '../provider.ts';
import { openReception, secretKey } from '../reception.ts';
import { createCleanupStack } from './cleanup-stack.ts';
import { type Processes, startProcesses } from './processes.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/**
 * The product with several processes on one PostgreSQL: process 0 starts PostgreSQL from DATA_DIR and keeps it running; the others connect to it
 * by DATABASE_URL over a `TcpProxy` that can fail. Clients also reach each process over a `TcpProxy`.
 */
export type Environment = {
  processes: Processes;
  disk: SmallDisk;
  databaseProxy: TcpProxy;
  clientProxies: readonly TcpProxy[];
  model: ModelServer;
  /** The S3 store of the objects; undefined when objects are on the disk. */
  s3: S3Store | undefined;
  provider: Provider;
  /** A connection that bypasses every `TcpProxy` and every access rule: it fails only when PostgreSQL is down. */
  owner: postgres.Sql;
  services: Awaited<ReturnType<typeof openReception>>['services'];
  postmaster(): Promise<number | undefined>;
  /** The last lines of PostgreSQL's own log. */
  postgresLog(): Promise<string>;
  close(): Promise<void>;
};

type S3Store = { server: S3Server; proxy: TcpProxy };

const limits = { STATEMENT_TIMEOUT_MS: '5000', MODEL_TIMEOUT_MS: '10000', S3_TIMEOUT_MS: '2000' };

async function openStore(): Promise<S3Store> {
  const server = await startS3Server();
  const proxy = await openTcpProxy(() => Number(new URL(server.endpoint).port));
  return { server, proxy };
}

function variablesOf(disk: SmallDisk, model: ModelServer, store: S3Store | undefined) {
  return {
    ...limits,
    ...(store && {
      ...store.server.variables,
      S3_ENDPOINT: `http://127.0.0.1:${store.proxy.port}`,
    }),
    DATA_DIR: disk.path,
    SECRET_KEY: secretKey,
    PICTURE_MODEL: 'none',
    MODEL: 'double',
    MODEL_BASE_URL: model.baseUrl,
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
}

/** @param sharing number of processes that share the PostgreSQL of the first one */
export async function openEnvironment({
  sharing,
  store,
}: {
  sharing: number;
  store: 'disk' | 'S3';
}): Promise<Environment> {
  const cleanup = createCleanupStack();
  try {
    const disk = cleanup.with(await openSmallDisk(), (one) => one.remove());
    const model = cleanup.with(await startModelServer(), (one) => one.close());
    const s3 = store === 'S3' ? await openStore() : undefined;
    if (s3) cleanup.with(s3, ({ server, proxy }) => Promise.all([proxy.close(), server.close()]));
    const cluster = join(disk.path, 'postgres', 'cluster');
    const findPort = async () => {
      const found = await readPostmaster(cluster);
      if (!found?.ready) throw new Error('PostgreSQL is away.');
      return found.port;
    };
    const [databaseProxy, directProxy, providerPort] = [
      cleanup.with(await openTcpProxy(findPort), (one) => one.close()),
      cleanup.with(await openTcpProxy(findPort), (one) => one.close()),
      Promise.withResolvers<string>(),
    ];
    const urlOver = async ({ port }: TcpProxy) => {
      const password = (await readFile(join(disk.path, 'postgres', 'password'), 'utf8')).trim();
      return `postgres://postgres:${password}@127.0.0.1:${port}/saffron`;
    };
    // The provider keeps its books in the product's database, so it starts after the product: until then a `TcpProxy` holds its address.
    const providerProxy = cleanup.with(
      await openTcpProxy(async () => Number(new URL(await providerPort.promise).port)),
      (one) => one.close(),
    );
    const common = {
      ...variablesOf(disk, model, s3),
      STRIPE_API_URL: `http://127.0.0.1:${providerProxy.port}`,
    };
    const processes = cleanup.with(
      await startProcesses([
        () => common,
        ...Array.from({ length: sharing }, () => async () => ({
          ...common,
          DATABASE_URL: await urlOver(databaseProxy),
        })),
      ]),
      (one) => one.stop(),
    );
    const url = await urlOver(directProxy);
    const pool = { poolSize: 6, statementTimeoutMs: 20_000 };
    const database = cleanup.with(connectDatabase(url, pool), (one) => one.close());
    const owner = cleanup.with(
      postgres(url, { max: 4, onnotice: () => {}, backoff: () => 0.2 }),
      (one) => one.end({ timeout: 5 }),
    );
    const provider = cleanup.with(await openProvider(database, 1), (one) => one.close());
    providerPort.resolve(provider.lines[0]?.origin ?? '');
    const { services } = await openReception({ url, database }, disk.path);
    const clientProxies: TcpProxy[] = [];
    for (let index = 0; index < processes.size; index += 1) {
      const proxy = await openTcpProxy(() => processes.portOf(index));
      clientProxies.push(cleanup.with(proxy, (one) => one.close()));
    }
    const postmaster = async () => (await readPostmaster(cluster))?.processId;
    const logFile = join(disk.path, 'postgres', 'postgres.log');
    const postgresLog = async () => (await readFile(logFile, 'utf8')).slice(-6000);
    const { close } = cleanup;
    return {
      processes,
      disk,
      databaseProxy,
      clientProxies,
      model,
      s3,
      provider,
      owner,
      services,
      postmaster,
      postgresLog,
      close,
    };
  } catch (error) {
    await cleanup.close();
    throw error;
  }
}
