import { setTimeout as wait } from 'node:timers/promises';
import type { Memory, RealtimeStage } from './open-stage.ts';

const readers = 20;
const dropWithinMs = 60_000;
/** The longest recipe that is allowed: about a quarter of a megabyte. */
const steps = Array.from({ length: 100 }, () => 'x'.repeat(1900));
const lines = Array.from({ length: 100 }, () => 'y'.repeat(480));

export type SlowReaders = { readers: number; dropped: number; before: Memory; most: Memory };

/** Connects listeners of all changes that stop reading, and saves long recipes until the server has dropped all of them or time is up. */
export async function measureSlowReaders(stage: RealtimeStage): Promise<SlowReaders> {
  const slow = stage.clients
    .slice(-readers)
    .map((client) => ({ ...client, number: client.number + 1_000_000, open: true, slow: true }));
  const before = await stage.memory();
  await stage.connect(slow);
  let most = before;
  let now = before;
  const [cook] = stage.clients;
  const giveUpAtMs = performance.now() + dropWithinMs;
  do {
    await stage.owner`
      insert into public.recipes (user_id, name, procedure, ingredients)
        values (${cook?.userId ?? ''}, 'Long', ${steps}, ${lines})`;
    await wait(100);
    now = await stage.memory();
    if (now.rssMb > most.rssMb) most = now;
    // A paused socket does not see that it was closed, so the server's connection count decides.
  } while (now.sockets > before.sockets && performance.now() < giveUpAtMs);
  await stage.leave(slow);
  return { readers, dropped: before.sockets + readers - now.sockets, before, most };
}
