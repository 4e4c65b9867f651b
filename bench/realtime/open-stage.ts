import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type postgres from 'postgres';
import { ask, endChild, type Of, startChild } from '../child.ts';
import { openDatabase } from '../open-database.ts';
import type { Stalls } from '../watch-stalls.ts';
import type { Client, ClientsAreAsked, ClientsSay, ReceivedChange } from './clients.ts';
import type { ServerSays } from './serve.ts';

/** Memory of the server after a garbage collection, and the number of its open connections. */
export type Memory = { rssMb: number; heapMb: number; sockets: number };

export type RealtimeStage = {
  owner: postgres.Sql;
  clients: Client[];
  connect(clients: readonly Client[]): Promise<void>;
  leave(clients: readonly Client[]): Promise<void>;
  memory(): Promise<Memory>;
  /** Returns the event loop delays of the server and of the clients since the last call; for the clients, the worst process. */
  stalls(): Promise<{ server: Stalls; clients: Stalls }>;
  /** Returns all changes that were received since the last call. */
  takeReceived(): ReceivedChange[];
  close(): Promise<void>;
};

const clientProcesses = 2;

const start = (name: string, variables: Record<string, string> = {}) =>
  startChild(join(import.meta.dirname, name), variables, ['--expose-gc']);

/** Inserts people with a session each with SQL, as sign-ups would leave them: two thousand sign-ups would take minutes. */
async function makePeople(owner: postgres.Sql, count: number) {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  const ids = people.map(({ id }) => id);
  const sessions = people.map(({ session }) => session);
  await owner`
    insert into auth.users (id, email) select id, id || '@example.com' from unnest(${ids}::uuid[]) as id`;
  await owner`
    insert into auth.sessions (id, user_id, aal)
      select s, u, 'aal1' from unnest(${sessions}::uuid[], ${ids}::uuid[]) as t (s, u)`;
  return people;
}

function startProduct(url: string, folder: string): ChildProcess {
  return start('serve.ts', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
    RATE_LIMIT_STORE: 'memory',
    RATE_LIMITS: 'off',
    REALTIME_MAX_SOCKETS_PER_ADDRESS: '100000',
  });
}

/** Creates a client for each person. This share of them listens to every recipe of all users. */
async function makeClients(
  people: Awaited<ReturnType<typeof makePeople>>,
  server: ChildProcess,
  openShare: number,
): Promise<Client[]> {
  const { tokens } = await ask<Of<ServerSays, 'tokens'>>(
    server,
    { ask: 'tokens', people },
    'tokens',
  );
  const openEvery = Math.round(1 / openShare);
  return people.map(({ id }, number) => ({
    number,
    token: tokens[number] ?? '',
    userId: id,
    open: number % openEvery === openEvery - 1,
    slow: false,
  }));
}

/** Starts the processes of the clients. Each client belongs to one of them. */
function startCrowds(target: { url: string; anonKey: string }) {
  const processes = Array.from({ length: clientProcesses }, () => start('clients.ts'));
  let heard: ReceivedChange[] = [];
  for (const crowd of processes) {
    crowd.on('message', (message: ClientsSay) => {
      if (message.said === 'heard') heard.push(...message.heard);
    });
  }
  /** Sends each process a question about those of the clients that belong to it. */
  async function askEach(
    clients: readonly Client[],
    questionOf: (own: Client[]) => ClientsAreAsked,
    answer: 'connected' | 'left',
  ): Promise<void> {
    const ownOf = (at: number) => clients.filter(({ number }) => number % clientProcesses === at);
    await Promise.all(processes.map((crowd, at) => ask(crowd, questionOf(ownOf(at)), answer)));
  }
  return {
    processes,
    connect: (clients: readonly Client[]) =>
      askEach(clients, (own) => ({ ask: 'connect', ...target, clients: own }), 'connected'),
    leave: (clients: readonly Client[]) =>
      askEach(
        clients,
        (own) => ({ ask: 'leave', numbers: own.map(({ number }) => number) }),
        'left',
      ),
    takeReceived() {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}

/** Returns the event loop delays of the server, and the worst ones among the client processes. */
async function takeStalls(server: ChildProcess, crowds: readonly ChildProcess[]) {
  const stallsOf = async (child: ChildProcess): Promise<Stalls> =>
    (await ask<Of<ServerSays | ClientsSay, 'stalls'>>(child, { ask: 'stalls' }, 'stalls')).stalls;
  const [ofServer, ofCrowds] = await Promise.all([
    stallsOf(server),
    Promise.all(crowds.map(stallsOf)),
  ]);
  const worst = (of: (stalls: Stalls) => number) => Math.max(...ofCrowds.map(of));
  const clients = { p99Ms: worst((one) => one.p99Ms), mostMs: worst((one) => one.mostMs) };
  return { server: ofServer, clients };
}

/**
 * Starts a PostgreSQL with `count` people, and processes for the product and for the clients.
 * @param openShare the share of clients that listen to every recipe of all users
 */
export async function openStage(count: number, openShare: number): Promise<RealtimeStage> {
  const { url, owner, folder, close } = await openDatabase();
  // Disk latency is not measured here, and PostgreSQL serializes commits that send a NOTIFY.
  await owner`alter system set synchronous_commit = off`;
  await owner`select pg_reload_conf()`;
  const server = startProduct(url, folder);
  const { port, anonKey } = await ask<Of<ServerSays, 'ready'>>(server, undefined, 'ready');
  const clients = await makeClients(await makePeople(owner, count), server, openShare);
  const { processes, ...crowds } = startCrowds({ url: `ws://127.0.0.1:${port}`, anonKey });
  return {
    ...crowds,
    owner,
    clients,
    memory: () => ask<Of<ServerSays, 'memory'>>(server, { ask: 'memory' }, 'memory'),
    stalls: () => takeStalls(server, processes),
    async close() {
      for (const child of [...processes, server]) await endChild(child);
      await close();
    },
  };
}
