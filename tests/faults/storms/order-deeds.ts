import { randomUUID } from 'node:crypto';
import { say } from '#tests/support/model-server/reply.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { call, follow } from '#tests/wire/generate-stream-scene.ts';
import { addressOf, anyProcess, type Guest, type Storm } from './guests.ts';

type Told = { kind: 'recipe'; id: string } | { kind: 'refused'; code: string } | { kind: 'lost' };

/** Orders a recipe, streamed or as one JSON answer. Never throws. */
async function order(storm: Storm, guest: Guest, key: string): Promise<Told> {
  const { house, random } = storm;
  const streams = random.next() < 0.5;
  const address = addressOf(house, anyProcess(storm));
  const scene = {
    services: house.services,
    request: (path: string, init?: RequestInit) => storm.fetch(new URL(path, address), init),
  };
  const options = { selections: { cuisine: ['Thai'], 'dietary-constraints': ['Vegan'] } };
  const accept = streams ? 'text/event-stream' : 'application/json';
  try {
    const response = await call(scene, guest.person, { options, key }, accept);
    if (!streams || !response.ok) {
      const body = (await response.json()) as { generationId: string; code: string };
      return response.ok
        ? { kind: 'recipe', id: body.generationId }
        : { kind: 'refused', code: body.code };
    }
    const end = (await follow(response).toEnd()).at(-1);
    if (end?.event === 'recipe') return { kind: 'recipe', id: end.data.generationId };
    return end?.event === 'error' ? { kind: 'refused', code: end.data.code } : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}

/** Creates a cook who orders one recipe after the other, and repeats each order whose answer was lost. */
export function createEater(storm: Storm, guest: Guest) {
  const { house, journal } = storm;
  const served = new Map<string, string>();
  const lost: string[] = [];

  function keep(key: string, told: Told): void {
    if (told.kind === 'lost') lost.push(key);
    if (told.kind !== 'recipe') return;
    const before = served.get(key);
    if (before !== undefined && before !== told.id) {
      journal.complain(`the order ${key} was served as ${before} and as ${told.id}`);
    }
    served.set(key, told.id);
  }

  return {
    async work(): Promise<void> {
      while (!storm.isOver()) {
        const key = randomUUID();
        keep(key, await order(storm, guest, key));
      }
    },
    /** After the storm: repeats every lost order with its key, and checks that every served recipe is stored. */
    async settle(): Promise<void> {
      house.model.play(say(goodAnswer));
      for (const key of lost.splice(0)) keep(key, await order(storm, guest, key));
      if (lost.length > 0) journal.complain(`${lost.length} orders were lost after the storm, too`);
      for (const [key, id] of served) {
        const rows = await house.owner`
          select from public.generations
          where id = ${id} and user_id = ${guest.id} and idempotency_key = ${key}
            and status = 'completed' and result is not null`;
        if (rows.length !== 1) journal.complain(`the recipe ${id} was served and is not there`);
      }
    },
  };
}
