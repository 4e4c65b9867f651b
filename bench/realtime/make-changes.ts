import { setTimeout as wait } from 'node:timers/promises';
import { nowMs } from '../watch-stalls.ts';
import type { RealtimeStage } from './open-stage.ts';

const deliverWithinMs = 30_000;

export type Delivery = {
  delaysMs: number[];
  missing: number;
  /** The longest event loop delay of the product's process and of the clients' processes meanwhile. */
  lateMs: { server: number; clients: number };
};

/**
 * Saves recipes of connected cooks, one after the other, and returns the delay from each statement to each socket that must receive the
 * change: the cook's own socket, and all sockets that listen to everything.
 */
export async function makeChanges(
  { owner, clients, takeReceived, stalls }: RealtimeStage,
  { among, count, everyMs, name }: { among: number; count: number; everyMs: number; name: string },
): Promise<Delivery> {
  const connected = clients.slice(0, among);
  const open = connected.filter((client) => client.open);
  const own = connected.filter((client) => !client.open);
  takeReceived();
  await stalls();
  const madeAtMs = new Map<string, number>();
  for (let change = 0; change < count; change += 1) {
    // Another cook each time, spread over all of them.
    const cook = own[(change * 7919) % own.length];
    const recipe = `${name} ${change}`;
    madeAtMs.set(recipe, nowMs());
    await owner`insert into public.recipes (user_id, name) values (${cook?.userId ?? ''}, ${recipe})`;
    await wait(everyMs);
  }
  const expected = count * (open.length + 1);
  const delaysMs: number[] = [];
  const giveUpAtMs = performance.now() + deliverWithinMs;
  while (delaysMs.length < expected && performance.now() < giveUpAtMs) {
    for (const heard of takeReceived()) {
      const madeAt = madeAtMs.get(heard.name);
      if (madeAt !== undefined) delaysMs.push(heard.atMs - madeAt);
    }
    await wait(20);
  }
  const { server, clients: readers } = await stalls();
  const lateMs = { server: server.mostMs, clients: readers.mostMs };
  return { delaysMs, missing: expected - delaysMs.length, lateMs };
}
