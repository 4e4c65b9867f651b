import { parseArgs } from 'node:util';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { type Delivery, makeChanges } from './make-changes.ts';
import { type Memory, openStage, type RealtimeStage } from './open-stage.ts';
import { measureSlowReaders } from './slow-readers.ts';
import { watchMemory } from './watch-memory.ts';

const few = 100;
const openShare = 0.05;
/** Limit for the p95 delay with many listeners, as a multiple of that with few. */
const mostTimes = 3;
/** Memory limits: for all slow readers together, and for 2,000 listeners. */
const mostSlowMb = 256;
const mostHeldMb = 512;
const mostHeapMbAMinute = 1;

const misses: string[] = [];
function require(holds: boolean, miss: string): void {
  if (!holds) misses.push(miss);
}

const rowOf = (listeners: number, { delaysMs, missing, lateMs }: Delivery, memory: Memory) => ({
  listeners,
  deliveries: delaysMs.length,
  missing,
  'p50 ms': percentile(delaysMs, 0.5).toFixed(1),
  'p95 ms': percentile(delaysMs, 0.95).toFixed(1),
  'most ms': percentile(delaysMs, 1).toFixed(1),
  'server late ms': lateMs.server.toFixed(1),
  'clients late ms': lateMs.clients.toFixed(1),
  'RSS MB': memory.rssMb.toFixed(0),
  'heap MB': memory.heapMb.toFixed(1),
});

/** Measures few, many, and few listeners again, so that other load on the machine affects both. */
async function compare(stage: RealtimeStage, many: number, count: number): Promise<void> {
  const fewest = stage.clients.slice(0, few);
  const others = stage.clients.slice(few);
  const pace = { count, everyMs: 100 };
  const nobody = await stage.memory();
  await stage.connect(fewest);
  await makeChanges(stage, { ...pace, among: few, name: 'Warm' });
  const before = await makeChanges(stage, { ...pace, among: few, name: 'Before' });
  const ofFew = await stage.memory();
  await stage.connect(others);
  await makeChanges(stage, { ...pace, among: many, name: 'Warm again' });
  const crowded = await makeChanges(stage, {
    ...pace,
    count: 2 * count,
    among: many,
    name: 'Many',
  });
  const ofMany = await stage.memory();
  await stage.leave(others);
  const after = await makeChanges(stage, { ...pace, among: few, name: 'After' });
  const quiet = {
    delaysMs: [...before.delaysMs, ...after.delaysMs],
    missing: before.missing + after.missing,
    lateMs: {
      server: Math.max(before.lateMs.server, after.lateMs.server),
      clients: Math.max(before.lateMs.clients, after.lateMs.clients),
    },
  };
  printTable([rowOf(few, quiet, ofFew), rowOf(many, crowded, ofMany)]);
  const times = percentile(crowded.delaysMs, 0.95) / percentile(quiet.delaysMs, 0.95);
  const heldMb = ofMany.rssMb - nobody.rssMb;
  process.stdout.write(
    `p95 at ${many}: ${times.toFixed(2)} times that at ${few} (at most ${mostTimes}). ` +
      `${heldMb.toFixed(0)} MB more than with nobody.\n\n`,
  );
  require(times <= mostTimes, `p95 is ${times.toFixed(2)} times as long`);
  require(quiet.missing + crowded.missing === 0, 'changes did not arrive');
  require(heldMb <= mostHeldMb, `${heldMb.toFixed(0)} MB are held`);
}

async function judgeSlowReaders(stage: RealtimeStage): Promise<void> {
  const { readers, dropped, before, most } = await measureSlowReaders(stage);
  const grownMb = most.rssMb - before.rssMb;
  process.stdout.write(
    `${dropped} of ${readers} readers that stopped reading were dropped; they held ${grownMb.toFixed(0)} MB at most.\n\n`,
  );
  require(dropped === readers, 'a slow reader was kept');
  require(grownMb <= mostSlowMb, `slow readers held ${grownMb.toFixed(0)} MB`);
}

async function judgeMemory(stage: RealtimeStage, minutes: number): Promise<void> {
  await stage.connect(stage.clients.slice(few));
  const { first, last, heapMbAMinute, rssMbAMinute, missing } = await watchMemory(stage, minutes);
  printTable(
    [first, last].map(({ minute, rssMb, heapMb, sockets }) => ({
      minute: minute.toFixed(1),
      sockets,
      'RSS MB': rssMb.toFixed(0),
      'heap MB': heapMb.toFixed(1),
    })),
  );
  process.stdout.write(
    `Heap ${heapMbAMinute.toFixed(2)} MB a minute (at most ${mostHeapMbAMinute}), RSS ${rssMbAMinute.toFixed(2)}.\n`,
  );
  require(heapMbAMinute <= mostHeapMbAMinute, 'the heap grows');
  require(missing === 0, 'changes did not arrive while the memory was watched');
}

/**
 * npm run bench -- realtime [--subscribers n] [--changes n] [--minutes n]: measures how long a change takes to reach its
 * listeners, with 100 and with 2,000 of them on one process; how much memory they use; whether readers that stop reading are dropped; and,
 * for `--minutes`, whether memory grows. Exits with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      subscribers: { type: 'string', default: '2000' },
      changes: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '0' },
    },
  });
  const many = Number(values.subscribers);
  const minutes = Number(values.minutes);
  const stage = await openStage(many, openShare);
  try {
    await compare(stage, many, Number(values.changes));
    await judgeSlowReaders(stage);
    if (minutes > 0) await judgeMemory(stage, minutes);
  } finally {
    await stage.close();
  }
  for (const miss of misses) process.stdout.write(`Missed: ${miss}.\n`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
