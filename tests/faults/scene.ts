import type { Random } from '#recipes/random.ts';
import type { ModelServer } from '#tests/support/model-server/start-model-server.ts';
import type { Person } from '#tests/support/people.ts';
import { eventually } from './eventually.ts';
import type { Release } from './hold.ts';
import type { Stage } from './open-stage.ts';

/** One round: a cook, the order or purchase, and the process that dies during it. */
export type Scene = {
  stage: Stage;
  random: Random;
  /** The number of the process that is killed. */
  victim: number;
  cook: Person;
  /** The idempotency key of the round's order or purchase. */
  key: string;
};

/** A point at which a process may die. */
export type Step = {
  name: string;
  /** Brings the victim to this point. @returns the release of what holds it there, to call after its death */
  arrive(scene: Scene): Promise<Release>;
  /** The retry of a caller who got no response, after the process has restarted. */
  again?(scene: Scene): Promise<void>;
};

export const nothingHeld: Release = async () => {};

/** Returns the model server of the victim. */
export function modelOf({ stage, victim }: Scene): ModelServer {
  const model = stage.models[victim];
  if (!model) throw new RangeError(`There is no model server ${victim}.`);
  return model;
}

/** Returns the victim's connection to Stripe. */
export function lineOf({ stage, victim }: Scene): Stage['provider']['lines'][number] {
  const line = stage.provider.lines[victim];
  if (!line) throw new RangeError(`Process ${victim} has no line to the provider.`);
  return line;
}

export const survivorsOf = ({ stage, victim }: Scene): number[] =>
  Array.from({ length: stage.fleet.size }, (_none, index) => index).filter(
    (index) => index !== victim,
  );

/** Sends the provider's waiting webhooks to the victim, without waiting for them, since it dies during them. */
export function sendWebhooksToVictim({ stage, victim }: Scene): void {
  const { url } = stage.fleet.at(victim);
  stage.provider.tell(() => url);
  void stage.bringWebhooksForward();
}

/** Waits until the round's order is reserved and running. @returns the generation's id */
export function untilRunning({
  stage,
  cook,
  key,
}: Pick<Scene, 'stage' | 'cook' | 'key'>): Promise<string> {
  return eventually('a running generation', async () => {
    const [row] = await stage.owner<{ id: string }[]>`
      select id from public.generations
      where user_id = ${cook.user.id} and idempotency_key = ${key} and status = 'running'`;
    return row?.id;
  });
}
