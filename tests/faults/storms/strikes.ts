import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '#server/is-alive.ts';
import type { Storm } from './guests.ts';
import type { House } from './house.ts';

/** A fault, for a while or once. The product recovers without manual work, except for freeing a disk or repairing a network. */
export type Strike = {
  name: string;
  /** The kind of object store that the house needs. */
  store?: 'S3';
  strike(storm: Storm): Promise<void>;
};

async function postmasterOf({ postmaster }: House): Promise<number> {
  const id = await postmaster();
  if (id === undefined || !isAlive(id)) throw new Error('PostgreSQL was away before the storm.');
  return id;
}

/** Returns the ids of PostgreSQL's processes: the postmaster and its children. */
async function familyOf(postmaster: number): Promise<number[]> {
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

async function killBackend({ house, random }: Storm): Promise<void> {
  const backends = await house.owner<{ pid: number }[]>`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and split_part(application_name, ' ', 1) = 'saffron-table'`;
  signal([random.pick(backends).pid], 'SIGKILL');
}

async function freeze({ house, random }: Storm): Promise<void> {
  const family = await familyOf(await postmasterOf(house));
  signal(family, 'SIGSTOP');
  try {
    await wait(random.between(1500, 6000));
  } finally {
    signal(family, 'SIGCONT');
  }
}

async function fillDisk({ house, random }: Storm): Promise<void> {
  const family = async () => {
    const id = await house.postmaster();
    return id !== undefined && isAlive(id) ? familyOf(id) : [];
  };
  await house.disk.fill(await family());
  try {
    await wait(random.between(2500, 5000));
  } finally {
    await house.disk.free(await family());
  }
}

/** Cuts connections several times, as a bad cable does. */
async function cutAgain(cut: () => void, { random }: Storm): Promise<void> {
  for (let times = random.between(3, 8); times > 0; times -= 1) {
    cut();
    await wait(random.between(20, 400));
  }
}

async function swallow(line: { swallow(): void; mend(): void }, forMs: number): Promise<void> {
  line.swallow();
  await wait(forMs);
  line.mend();
}

/** Every kind of fault once: consecutive seeds go through all of them. */
export const strikes: readonly Strike[] = [
  {
    name: 'a process is killed',
    strike: ({ house, random }) =>
      house.processes.crash(random.between(0, house.processes.size - 1)),
  },
  {
    name: 'PostgreSQL is killed',
    async strike({ house }) {
      signal([await postmasterOf(house)], 'SIGKILL');
    },
  },
  { name: 'a connection of PostgreSQL is killed', strike: killBackend },
  { name: 'PostgreSQL stands still', strike: freeze },
  { name: 'the disk is full', strike: fillDisk },
  {
    name: 'PostgreSQL is stopped',
    // A "fast" or "immediate" shutdown, as an operator or a package upgrade does.
    async strike({ house, random }) {
      process.kill(await postmasterOf(house), random.pick(['SIGINT', 'SIGQUIT']));
    },
  },
  {
    name: 'connections to PostgreSQL are cut',
    strike: (storm) => cutAgain(storm.house.databaseLine.cut, storm),
  },
  {
    name: 'the way to PostgreSQL swallows everything',
    // Sometimes longer than a connection may be silent: the product then drops it and connects again.
    strike: ({ house, random }) => swallow(house.databaseLine, random.between(1000, 13_000)),
  },
  {
    name: 'the way of people is cut, or swallows everything',
    async strike(storm) {
      const { clientLines: lines } = storm.house;
      const swallows = storm.random.next() < 0.5;
      const forMs = storm.random.between(500, 4000);
      if (swallows) await Promise.all(lines.map((line) => swallow(line, forMs)));
      else
        await cutAgain(() => {
          for (const line of lines) line.cut();
        }, storm);
    },
  },
  {
    name: 'a process is killed, and PostgreSQL with it',
    async strike({ house }) {
      signal([await postmasterOf(house)], 'SIGKILL');
      await house.processes.crash(0);
    },
  },
  {
    name: 'the store of objects is away',
    store: 'S3',
    strike: ({ house, random }) =>
      swallow(house.s3?.line ?? house.databaseLine, random.between(2000, 6000)),
  },
];
