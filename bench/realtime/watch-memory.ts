import { setTimeout as wait } from 'node:timers/promises';
import { makeChanges } from './make-changes.ts';
import type { Memory, RealtimeStage } from './open-stage.ts';

const changesARound = 100;
const everyMs = 100;
const comeAndGo = 20;

type Sample = Memory & { minute: number };
export type Leak = {
  first: Sample;
  last: Sample;
  heapMbAMinute: number;
  rssMbAMinute: number;
  missing: number;
};

/** Returns the growth of a value per minute: the slope of the least-squares line. */
function slope(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, middle] = [mean((sample) => sample.minute), mean(value)];
  const spread = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
  const shared = samples.reduce(
    (sum, sample) => sum + (sample.minute - minute) * (value(sample) - middle),
    0,
  );
  return spread === 0 ? 0 : shared / spread;
}

/** Makes changes for `minutes` while some listeners leave and reconnect. The first third of the samples is warm-up and not judged. */
export async function watchMemory(stage: RealtimeStage, minutes: number): Promise<Leak> {
  const startedAtMs = performance.now();
  const samples: Sample[] = [];
  let missing = 0;
  let round = 0;
  const among = stage.clients.length;
  const minuteNow = () => (performance.now() - startedAtMs) / 60_000;
  do {
    round += 1;
    const name = `Round ${round}`;
    missing += (await makeChanges(stage, { among, count: changesARound, everyMs, name })).missing;
    const from = (round * comeAndGo) % among;
    const some = stage.clients.slice(from, from + comeAndGo);
    await stage.leave(some);
    await stage.connect(some);
    await wait(500);
    samples.push({ ...(await stage.memory()), minute: minuteNow() });
  } while (minuteNow() < minutes);
  const judged = samples.slice(Math.floor(samples.length / 3));
  const [first] = judged;
  const last = judged.at(-1);
  if (!first || !last) throw new Error('There was no time to look at the memory.');
  return {
    first,
    last,
    heapMbAMinute: slope(judged, ({ heapMb }) => heapMb),
    rssMbAMinute: slope(judged, ({ rssMb }) => rssMb),
    missing,
  };
}
