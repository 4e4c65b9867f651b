import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '#server/concurrency/is-alive.ts';
import type { ChaosRun } from './clients.ts';
import type { Environment } from './environment.ts';

/** A fault, for a while or once. The product recovers without manual work, except for freeing a disk or repairing a network. */
export type Fault = {
  name: string;
  /** The kind of object store that the environment needs. */
  store?: 'S3';
  inject(run: ChaosRun): Promise<void>;
};

async function postmasterOf({ postmaster }: Environment): Promise<number> {
  const id = await postmaster();
  if (id === undefined || !isAlive(id))
    throw new Error('PostgreSQL was away before the chaos run.');
  return id;
}

/** Returns the ids of PostgreSQL's processes: the postmaster and its children. */
async function processTreeOf(postmaster: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''); // the process has ended
    const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === postmaster) children.push(Number(name));
  }
  return [postmaster, ...children];
}

function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids) if (isAlive(id)) process.kill(id, name);
}

async function killBackend({ environment, random }: ChaosRun): Promise<void> {
  const backends = await environment.owner<{ pid: number }[]>`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and split_part(application_name, ' ', 1) = 'saffron-table'`;
  signal([random.pick(backends).pid], 'SIGKILL');
}

async function freeze({ environment, random }: ChaosRun): Promise<void> {
  const processTree = await processTreeOf(await postmasterOf(environment));
  signal(processTree, 'SIGSTOP');
  try {
    await wait(random.between(1500, 6000));
  } finally {
    signal(processTree, 'SIGCONT');
  }
}

async function fillDisk({ environment, random }: ChaosRun): Promise<void> {
  const processTree = async () => {
    const id = await environment.postmaster();
    return id !== undefined && isAlive(id) ? processTreeOf(id) : [];
  };
  await environment.disk.fill(await processTree());
  try {
    await wait(random.between(2500, 5000));
  } finally {
    await environment.disk.free(await processTree());
  }
}

/** Cuts connections several times, as a bad cable does. */
async function cutRepeatedly(cut: () => void, { random }: ChaosRun): Promise<void> {
  for (let times = random.between(3, 8); times > 0; times -= 1) {
    cut();
    await wait(random.between(20, 400));
  }
}

async function dropData(
  proxy: { dropData(): void; restore(): void },
  forMs: number,
): Promise<void> {
  proxy.dropData();
  await wait(forMs);
  proxy.restore();
}

/** Every kind of fault once: consecutive seeds go through all of them. */
export const faults: readonly Fault[] = [
  {
    name: 'a process is killed',
    inject: ({ environment, random }) =>
      environment.processes.crash(random.between(0, environment.processes.size - 1)),
  },
  {
    name: 'PostgreSQL is killed',
    async inject({ environment }) {
      signal([await postmasterOf(environment)], 'SIGKILL');
    },
  },
  { name: 'a connection of PostgreSQL is killed', inject: killBackend },
  { name: 'PostgreSQL stands still', inject: freeze },
  { name: 'the disk is full', inject: fillDisk },
  {
    name: 'PostgreSQL is stopped',
    // A "fast" or "immediate" shutdown, as an operator or a package upgrade does.
    async inject({ environment, random }) {
      process.kill(await postmasterOf(environment), random.pick(['SIGINT', 'SIGQUIT']));
    },
  },
  {
    name: 'connections to PostgreSQL are cut',
    inject: (run) => cutRepeatedly(run.environment.databaseProxy.cut, run),
  },
  {
    name: 'the network to PostgreSQL drops all data',
    // Sometimes longer than a connection may be silent: the product then drops it and connects again.
    inject: ({ environment, random }) =>
      dropData(environment.databaseProxy, random.between(1000, 13_000)),
  },
  {
    name: 'the network to clients is cut, or drops all data',
    async inject(run) {
      const { clientProxies: proxies } = run.environment;
      const isDropping = run.random.next() < 0.5;
      const forMs = run.random.between(500, 4000);
      if (isDropping) await Promise.all(proxies.map((proxy) => dropData(proxy, forMs)));
      else
        await cutRepeatedly(() => {
          for (const proxy of proxies) proxy.cut();
        }, run);
    },
  },
  {
    name: 'a process is killed, and PostgreSQL with it',
    async inject({ environment }) {
      signal([await postmasterOf(environment)], 'SIGKILL');
      await environment.processes.crash(0);
    },
  },
  {
    name: 'the object store is unreachable',
    store: 'S3',
    inject: ({ environment, random }) =>
      dropData(environment.s3?.proxy ?? environment.databaseProxy, random.between(2000, 6000)),
  },
];
