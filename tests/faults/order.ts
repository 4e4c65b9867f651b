import type { Person } from '#tests/support/people.ts';
import { call, follow } from '#tests/wire/generate-stream-scene.ts';
import type { Stage } from './open-stage.ts';

/** The outcome of an order: a recipe, a refusal, or no response because the process died. */
export type Outcome =
  | { kind: 'recipe'; generationId: string }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'lost' };

export type Order = {
  process: number;
  cook: Person;
  key: string;
  /** Whether the cook streams the recipe or waits for the whole response. */
  streams: boolean;
};

export type Placed = {
  outcome: Promise<Outcome>;
  /** Whether a line of the recipe has arrived. */
  isReading: () => boolean;
};

const thaiVegan = { selections: { cuisine: ['Thai'], 'dietary-constraints': ['Vegan'] } };
const lost: Outcome = { kind: 'lost' };

function raw(stage: Stage, { process, cook, key }: Order, accept: string): Promise<Response> {
  const { url } = stage.fleet.at(process);
  const scene = {
    services: stage.services,
    request: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
  };
  return call(scene, cook, { options: thaiVegan, key }, accept);
}

type Body = { generationId: string; code: string };

async function readPlain(response: Response): Promise<Outcome> {
  const { generationId, code } = (await response.json()) as Body;
  const { ok, status } = response;
  return ok ? { kind: 'recipe', generationId } : { kind: 'refused', status, code };
}

async function readStream(response: Response, onPartial: () => void): Promise<Outcome> {
  const stream = follow(response);
  const partial = stream.first('partial').then(onPartial, () => {});
  const events = await stream.toEnd();
  await partial;
  const end = events.at(-1);
  if (end?.event === 'recipe') return { kind: 'recipe', generationId: end.data.generationId };
  if (end?.event !== 'error') return lost;
  return { kind: 'refused', status: end.data.status, code: end.data.code };
}

/** Places an order at one of the processes. Never throws: the process may die at any moment. */
export function placeOrder(stage: Stage, order: Order): Placed {
  let isReading = false;
  const onPartial = () => {
    isReading = true;
  };
  const outcome = raw(stage, order, order.streams ? 'text/event-stream' : 'application/json').then(
    (response) =>
      order.streams && response.ok ? readStream(response, onPartial) : readPlain(response),
  );
  return { outcome: outcome.catch(() => lost), isReading: () => isReading };
}
