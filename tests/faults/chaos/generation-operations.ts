import { randomUUID } from 'node:crypto';
import { say } from '#tests/support/model-server/reply.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { call, follow } from '#tests/wire/generate-stream-scene.ts';
import { addressOf, anyProcess, type ChaosClient, type ChaosRun } from './clients.ts';

type Result = { kind: 'recipe'; id: string } | { kind: 'refused'; code: string } | { kind: 'lost' };

/** Orders a recipe, streamed or as one JSON answer. Never throws. */
async function requestRecipe(run: ChaosRun, client: ChaosClient, key: string): Promise<Result> {
  const { environment, random } = run;
  const streams = random.next() < 0.5;
  const address = addressOf(environment, anyProcess(run));
  const scene = {
    services: environment.services,
    request: (path: string, init?: RequestInit) => run.fetch(new URL(path, address), init),
  };
  const options = { selections: { cuisine: ['Thai'], 'dietary-constraints': ['Vegan'] } };
  const accept = streams ? 'text/event-stream' : 'application/json';
  try {
    const response = await call(scene, client.person, { options, key }, accept);
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
export function createGenerationClient(run: ChaosRun, client: ChaosClient) {
  const { environment, journal } = run;
  const served = new Map<string, string>();
  const lost: string[] = [];

  function keep(key: string, result: Result): void {
    if (result.kind === 'lost') lost.push(key);
    if (result.kind !== 'recipe') return;
    const before = served.get(key);
    if (before !== undefined && before !== result.id) {
      journal.complain(`the order ${key} was served as ${before} and as ${result.id}`);
    }
    served.set(key, result.id);
  }

  return {
    async work(): Promise<void> {
      while (!run.isOver()) {
        const key = randomUUID();
        keep(key, await requestRecipe(run, client, key));
      }
    },
    /** After the run: repeats every lost order with its key, and checks that every served recipe is stored. */
    async settle(): Promise<void> {
      environment.model.play(say(goodAnswer));
      for (const key of lost.splice(0)) keep(key, await requestRecipe(run, client, key));
      if (lost.length > 0) journal.complain(`${lost.length} orders were lost after the run, too`);
      for (const [key, id] of served) {
        const rows = await environment.owner`
          select from public.generations
          where id = ${id} and user_id = ${client.id} and idempotency_key = ${key}
            and status = 'completed' and result is not null`;
        if (rows.length !== 1) journal.complain(`the recipe ${id} was served and is not there`);
      }
    },
  };
}
