import { say } from '#tests/support/model-server/reply.ts';
import type { Person } from '#tests/support/people.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { eventually } from './eventually.ts';
import { killVictim } from './kill-victim.ts';
import type { Stage } from './open-stage.ts';
import { type Outcome, placeOrder } from './order.ts';
import { type Scene, type Step, survivorsOf } from './scene.ts';

const anyOf = ({ random }: Scene, processes: readonly number[]): number => random.pick(processes);

/** Places the same order again, this many times, at random processes of the list. */
function replay(scene: Scene, processes: readonly number[], times: number): Promise<Outcome>[] {
  const { stage, cook, key, random } = scene;
  return Array.from({ length: times }, () => {
    const streams = random.next() < 0.5;
    return placeOrder(stage, { process: anyOf(scene, processes), cook, key, streams }).outcome;
  });
}

/** Other cooks place orders at the surviving processes. */
function orderElsewhere(scene: Scene, survivors: readonly number[]): Promise<Outcome>[] {
  const { stage, cook, key, random } = scene;
  const others = stage.cooks.filter((one: Person) => one !== cook);
  return others.slice(0, random.between(0, 2)).map((other) => {
    const process = anyOf(scene, survivors);
    return placeOrder(stage, { process, cook: other, key: `${key}-beside`, streams: false })
      .outcome;
  });
}

/**
 * Makes the generations of the dead process older than any generation may be, so that the sweep at startup closes them. The test changes the
 * data instead of waiting: the product waits two model timeouts and a minute, so that it does not close a running generation.
 */
async function ageWhatDied({ owner }: Stage): Promise<void> {
  await owner`update public.generations set created_at = created_at - interval '1 day' where status = 'running'`;
}

const nothingRuns = ({ owner }: Stage): Promise<true> =>
  eventually('the end of every generation', async () => {
    const running = await owner`select from public.generations where status = 'running'`;
    return running.length === 0;
  });

/** Checks that each order got a clear answer, and that each served recipe is recorded as completed. */
async function expectAnswered(stage: Stage, outcomes: readonly Outcome[]): Promise<void> {
  const clear = ['interrupted', 'cancelled', 'model_unauthorised', 'already_running'];
  for (const outcome of outcomes) {
    if (outcome.kind === 'lost')
      throw new Error('A process that lives left a cook without an answer.');
    if (outcome.kind === 'refused' && !clear.includes(outcome.code)) {
      throw new Error(`A cook was told ${outcome.status} ${outcome.code}.`);
    }
    if (outcome.kind !== 'recipe') continue;
    const [row] = await stage.owner<{ status: string }[]>`
      select status from public.generations where id = ${outcome.generationId}`;
    if (row?.status !== 'completed') throw new Error(`A recipe was served and is ${row?.status}.`);
  }
}

/** Plays a generation round: the process dies, and its cook orders again. */
export async function playGeneration(scene: Scene, step: Step): Promise<void> {
  const { stage, victim, cook, key, random } = scene;
  const survivors = survivorsOf(scene);
  for (const model of stage.models) model.play(say(goodAnswer));
  const beside = orderElsewhere(scene, survivors);
  const release = await step.arrive(scene);
  await killVictim(scene, release);
  await expectAnswered(stage, await Promise.all(beside));
  await ageWhatDied(stage);
  modelAnswersAgain(scene);
  const meanwhile = replay(scene, survivors, random.between(0, 2));
  await stage.fleet.restart(victim);
  await nothingRuns(stage);
  const afterwards = replay(scene, [victim, ...survivors], random.between(1, 3));
  await expectAnswered(stage, await Promise.all([...meanwhile, ...afterwards]));
  const process = anyOf(scene, [victim, ...survivors]);
  const fresh = placeOrder(stage, { process, cook, key: `${key}-fresh`, streams: false });
  const { kind } = await fresh.outcome;
  if (kind !== 'recipe') throw new Error(`The next order of the cook was ${kind}.`);
}

function modelAnswersAgain({ stage, victim }: Scene): void {
  stage.models[victim]?.play(say(goodAnswer));
}
