import type { Random } from '#recipes/random.ts';
import type { ModelServer } from '#tests/support/model-server/start-model-server.ts';
import type { Person } from '#tests/support/people.ts';
import { eventually } from './eventually.ts';
import type { Release } from './hold.ts';
import type { Stage } from './open-stage.ts';

/** One round: a cook, what they want, and the process that will die over it. */
export type Scene = {
  stage: Stage;
  random: Random;
  /** The number of the process that dies. */
  victim: number;
  cook: Person;
  /** The idempotency key of what the round is about. */
  key: string;
};

/** A moment in which a process may die. */
export type Step = {
  name: string;
  /** Brings the victim there. @returns what lets go of what held it there, for when it is dead */
  arrive(scene: Scene): Promise<Release>;
  /** What somebody who saw no answer does again, when the process is back. */
  again?(scene: Scene): Promise<void>;
};

export const nothingHeld: Release = async () => {};

/** The model server that the victim asks. */
export function modelOf({ stage, victim }: Scene): ModelServer {
  const model = stage.models[victim];
  if (!model) throw new RangeError(`There is no model server ${victim}.`);
  return model;
}

/** Stripe as the victim reaches it. */
export function lineOf({ stage, victim }: Scene): Stage['provider']['lines'][number] {
  const line = stage.provider.lines[victim];
  if (!line) throw new RangeError(`Process ${victim} has no line to the provider.`);
  return line;
}

export const survivorsOf = ({ stage, victim }: Scene): number[] =>
  Array.from({ length: stage.fleet.size }, (_none, index) => index).filter(
    (index) => index !== victim,
  );

/** The provider's webhooks that wait go to the victim now. They are not waited for: it will die over them. */
export function tellVictim({ stage, victim }: Scene): void {
  const { url } = stage.fleet.at(victim);
  stage.provider.tell(() => url);
  void stage.bringWebhooksForward();
}

/** Waits until the round's order is reserved and runs. @returns the generation's id */
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
