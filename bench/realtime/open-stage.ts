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

export async function openStage(count: number, openShare: number): Promise<RealtimeStage> {
  const { url, owner, folder, close } = await openDatabase();
  // Disk latency is not measured here, and PostgreSQL serializes commits that send a NOTIFY.
  await owner`alter system set synchronous_commit = off`;
  await owner`select pg_reload_conf()`;
  const server = start('serve.ts', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRET_KEY: 'a secret for measurements alone, never used elsewhere',
    RATE_LIMIT_STORE: 'memory',
    RATE_LIMITS: 'off',
    REALTIME_MAX_SOCKETS_PER_ADDRESS: '100000',
  });
  const { port, anonKey } = await ask<Of<ServerSays, 'ready'>>(server, undefined, 'ready');
  const people = await makePeople(owner, count);
  const { tokens } = await ask<Of<ServerSays, 'tokens'>>(
    server,
    { ask: 'tokens', people },
    'tokens',
  );
  const openEvery = Math.round(1 / openShare);
  const clients = people.map(({ id }, number) => ({
    number,
    token: tokens[number] ?? '',
    userId: id,
    open: number % openEvery === openEvery - 1,
    slow: false,
  }));
  const crowds = Array.from({ length: clientProcesses }, () => start('clients.ts'));
  let heard: ReceivedChange[] = [];
  for (const crowd of crowds) {
    crowd.on('message', (message: ClientsSay) => {
      if (message.said === 'heard') heard.push(...message.heard);
    });
  }
  const each = (work: (crowd: ChildProcess, at: number) => Promise<unknown>) =>
    Promise.all(crowds.map(work));
  const isAt = (at: number) => (client: Client) => client.number % clientProcesses === at;
  return {
    owner,
    clients,
    connect: async (some) => {
      await each((crowd, at) => {
        const own = some.filter(isAt(at));
        const question: ClientsAreAsked = {
          ask: 'connect',
          url: `ws://127.0.0.1:${port}`,
          anonKey,
          clients: own,
        };
        return ask(crowd, question, 'connected');
      });
    },
    leave: async (some) => {
      await each((crowd, at) => {
        const numbers = some.filter(isAt(at)).map(({ number }) => number);
        return ask(crowd, { ask: 'leave', numbers }, 'left');
      });
    },
    memory: () => ask<Of<ServerSays, 'memory'>>(server, { ask: 'memory' }, 'memory'),
    async stalls() {
      const [ofServer, ...ofClients] = (
        await Promise.all([
          ask<Of<ServerSays, 'stalls'>>(server, { ask: 'stalls' }, 'stalls'),
          ...crowds.map((crowd) =>
            ask<Of<ClientsSay, 'stalls'>>(crowd, { ask: 'stalls' }, 'stalls'),
          ),
        ])
      ).map(({ stalls }) => stalls);
      const worst = (of: (stalls: Stalls) => number) => Math.max(...ofClients.map(of));
      const clients = { p99Ms: worst((one) => one.p99Ms), mostMs: worst((one) => one.mostMs) };
      return { server: ofServer as Stalls, clients };
    },
    takeReceived() {
      const taken = heard;
      heard = [];
      return taken;
    },
    async close() {
      for (const child of [...crowds, server]) await endChild(child);
      await close();
    },
  };
}
