import { setTimeout as wait } from 'node:timers/promises';
import { nowMs } from '../watch-stalls.ts';
import type { RealtimeStage } from './open-stage.ts';

const deliverWithinMs = 30_000;

export type Delivery = {
  delaysMs: number[];
  missing: number;
  /** The longest that the process of the product, and one of the clients', came late to its work meanwhile. */
  lateMs: { server: number; clients: number };
};

/**
 * Saves recipes of connected cooks, one after the other, and answers how long each took from the statement to each socket that had to hear of
 * it: the cook's own, and all that listen to everything.
 */
export async function makeChanges(
  { owner, clients, takeHeard, stalls }: RealtimeStage,
  { among, count, everyMs, name }: { among: number; count: number; everyMs: number; name: string },
): Promise<Delivery> {
  const connected = clients.slice(0, among);
  const open = connected.filter((client) => client.open);
  const own = connected.filter((client) => !client.open);
  takeHeard();
  await stalls();
  const madeAtMs = new Map<string, number>();
  for (let change = 0; change < count; change += 1) {
    // Somebody else each time, all over the crowd.
    const cook = own[(change * 7919) % own.length];
    const recipe = `${name} ${change}`;
    madeAtMs.set(recipe, nowMs());
    await owner`insert into public.recipes (user_id, name) values (${cook?.userId ?? ''}, ${recipe})`;
    await wait(everyMs);
  }
  const expected = count * (open.length + 1);
  const delaysMs: number[] = [];
  const slow = new Map<string, number>();
  const giveUpAtMs = performance.now() + deliverWithinMs;
  while (delaysMs.length < expected && performance.now() < giveUpAtMs) {
    for (const heard of takeHeard()) {
      const madeAt = madeAtMs.get(heard.name);
      if (madeAt !== undefined) delaysMs.push(heard.atMs - madeAt);
      if (madeAt !== undefined)
        slow.set(heard.name, Math.max(slow.get(heard.name) ?? 0, heard.atMs - madeAt));
    }
    await wait(20);
  }
  const { server, clients: readers } = await stalls();
  const lateMs = { server: server.mostMs, clients: readers.mostMs };
  if (process.env.SLOWEST) {
    const first = [...madeAtMs.values()][0] ?? 0;
    console.log(
      name,
      [...slow]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 12)
        .map(([n, ms]) => `${((madeAtMs.get(n) ?? 0) - first).toFixed(0)}:${ms.toFixed(0)}`)
        .join(' '),
      server,
      readers,
    );
  }
  return { delaysMs, missing: expected - delaysMs.length, lateMs };
}
