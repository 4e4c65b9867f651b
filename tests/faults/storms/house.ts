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
import { createClosing } from './closing.ts';
import { type Processes, startProcesses } from './processes.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import { openTcpLine, type TcpLine } from './tcp-line.ts';

/**
 * The product with several processes on one PostgreSQL: process 0 starts PostgreSQL from DATA_DIR and keeps it running; the others connect to it
 * by DATABASE_URL over a `TcpLine` that can fail. Clients also reach each process over a `TcpLine`.
 */
export type House = {
  processes: Processes;
  disk: SmallDisk;
  databaseLine: TcpLine;
  clientLines: readonly TcpLine[];
  model: ModelServer;
  /** The S3 store of the objects; undefined when objects are on the disk. */
  s3: S3Store | undefined;
  provider: Provider;
  /** A connection that bypasses every `TcpLine` and every access rule: it fails only when PostgreSQL is down. */
  owner: postgres.Sql;
  services: Awaited<ReturnType<typeof openReception>>['services'];
  postmaster(): Promise<number | undefined>;
  /** The last lines of PostgreSQL's own log. */
  postgresSaid(): Promise<string>;
  close(): Promise<void>;
};

type S3Store = { server: S3Server; line: TcpLine };

const limits = { STATEMENT_TIMEOUT_MS: '5000', MODEL_TIMEOUT_MS: '10000', S3_TIMEOUT_MS: '2000' };

async function openStore(): Promise<S3Store> {
  const server = await startS3Server();
  const line = await openTcpLine(() => Number(new URL(server.endpoint).port));
  return { server, line };
}

function variablesOf(disk: SmallDisk, model: ModelServer, store: S3Store | undefined) {
  return {
    ...limits,
    ...(store && {
      ...store.server.variables,
      S3_ENDPOINT: `http://127.0.0.1:${store.line.port}`,
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
export async function openHouse({
  sharing,
  store,
}: {
  sharing: number;
  store: 'disk' | 'S3';
}): Promise<House> {
  const closing = createClosing();
  try {
    const disk = closing.with(await openSmallDisk(), (one) => one.remove());
    const model = closing.with(await startModelServer(), (one) => one.close());
    const s3 = store === 'S3' ? await openStore() : undefined;
    if (s3) closing.with(s3, ({ server, line }) => Promise.all([line.close(), server.close()]));
    const cluster = join(disk.path, 'postgres', 'cluster');
    const findPort = async () => {
      const found = await readPostmaster(cluster);
      if (!found?.ready) throw new Error('PostgreSQL is away.');
      return found.port;
    };
    const [databaseLine, curtainLine, providerPort] = [
      closing.with(await openTcpLine(findPort), (one) => one.close()),
      closing.with(await openTcpLine(findPort), (one) => one.close()),
      Promise.withResolvers<string>(),
    ];
    const urlOver = async ({ port }: TcpLine) => {
      const password = (await readFile(join(disk.path, 'postgres', 'password'), 'utf8')).trim();
      return `postgres://postgres:${password}@127.0.0.1:${port}/saffron`;
    };
    // The provider keeps its books in the product's database, so it starts after the product: until then a `TcpLine` holds its address.
    const providerLine = closing.with(
      await openTcpLine(async () => Number(new URL(await providerPort.promise).port)),
      (one) => one.close(),
    );
    const common = {
      ...variablesOf(disk, model, s3),
      STRIPE_API_URL: `http://127.0.0.1:${providerLine.port}`,
    };
    const processes = closing.with(
      await startProcesses([
        () => common,
        ...Array.from({ length: sharing }, () => async () => ({
          ...common,
          DATABASE_URL: await urlOver(databaseLine),
        })),
      ]),
      (one) => one.stop(),
    );
    const url = await urlOver(curtainLine);
    const pool = { poolSize: 6, statementTimeoutMs: 20_000 };
    const database = closing.with(connectDatabase(url, pool), (one) => one.close());
    const owner = closing.with(
      postgres(url, { max: 4, onnotice: () => {}, backoff: () => 0.2 }),
      (one) => one.end({ timeout: 5 }),
    );
    const provider = closing.with(await openProvider(database, 1), (one) => one.close());
    providerPort.resolve(provider.lines[0]?.origin ?? '');
    const { services } = await openReception({ url, database }, disk.path);
    const clientLines: TcpLine[] = [];
    for (let index = 0; index < processes.size; index += 1) {
      const line = await openTcpLine(() => processes.portOf(index));
      clientLines.push(closing.with(line, (one) => one.close()));
    }
    const postmaster = async () => (await readPostmaster(cluster))?.processId;
    const logFile = join(disk.path, 'postgres', 'postgres.log');
    const postgresSaid = async () => (await readFile(logFile, 'utf8')).slice(-6000);
    const { close } = closing;
    return {
      processes,
      disk,
      databaseLine,
      clientLines,
      model,
      s3,
      provider,
      owner,
      services,
      postmaster,
      postgresSaid,
      close,
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}
