import { setTimeout as wait } from 'node:timers/promises';
import { type Reply, refusals, say } from '#tests/support/model-server/reply.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';
import { gate } from '#tests/wire/generate-stream-scene.ts';
import { eventually } from './eventually.ts';
import { hold, holdCredits, holdGeneration, type Release, untilBlocked } from './hold.ts';
import { type Placed, placeOrder } from './order.ts';
import { modelOf, nothingHeld, type Scene, type Step, untilRunning } from './scene.ts';

function order(scene: Scene, streams = scene.random.next() < 0.5): Placed {
  const { stage, victim: process, cook, key } = scene;
  return placeOrder(stage, { process, cook, key, streams });
}

/** A reply that stalls in the middle of the answer. @param share the share of the answer that is written before */
const stallsAfter = (share: number): Reply =>
  say(goodAnswer, {
    fault: { afterCharacters: Math.floor((goodAnswer.length - 1) * share), how: 'stalls' },
  });

/** Starts the order with a model that is silent until `go`. Meanwhile `take` takes the locks that the process needs later. */
async function heldAtModel(
  scene: Scene,
  reply: Reply,
  { take, streams }: { take: (generationId: string) => Promise<Release>; streams: boolean },
): Promise<Release> {
  const mayAnswer = gate();
  modelOf(scene).play({ ...reply, after: mayAnswer.opened });
  order(scene, streams);
  const release = await take(await untilRunning(scene));
  mayAnswer.open();
  return release;
}

/** Waits until the victim's statement with these words is blocked, and returns the release of the lock. */
async function blockedIn(scene: Scene, words: string, release: Release): Promise<Release> {
  await untilBlocked(scene.stage.owner, scene.victim, words);
  return release;
}

const cancel = async (scene: Scene): Promise<void> => {
  const { stage, victim, cook } = scene;
  const generationId = await untilRunning(scene);
  const { url } = stage.fleet.at(victim);
  const { access_token: token } = cook.session;
  const headers = { apikey: stage.services.keys.anonKey, authorization: `Bearer ${token}` };
  void fetch(`${url}/functions/v1/cancel-generation`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ generationId }),
  }).catch(() => {}); // the process dies during the call
};

export const generationSteps: readonly Step[] = [
  {
    name: 'before the reservation',
    async arrive(scene) {
      const { owner } = scene.stage;
      const release = await hold(
        owner,
        (sql) => sql`lock table public.category_groups in access exclusive mode`,
      );
      order(scene);
      return blockedIn(scene, 'public.category_groups', release);
    },
  },
  {
    name: 'in the reservation',
    async arrive(scene) {
      const release = await holdCredits(scene.stage.owner, scene.cook.user.id);
      order(scene);
      return blockedIn(scene, 'private.begin_generation', release);
    },
  },
  {
    name: 'reserved, and the model cannot be reached',
    async arrive(scene) {
      modelOf(scene).play({ does: 'hangs up' });
      order(scene);
      await untilRunning(scene);
      return nothingHeld;
    },
  },
  {
    name: 'the model was asked and is silent',
    async arrive(scene) {
      const model = modelOf(scene);
      model.play({ does: 'silence' });
      order(scene);
      await eventually('a question', () => model.questions.length > 0);
      return nothingHeld;
    },
  },
  {
    name: 'half of it has been read',
    async arrive(scene) {
      modelOf(scene).play(stallsAfter(scene.random.next() * 0.6 + 0.3));
      const { isReading } = order(scene, true);
      await eventually('a line of the recipe', isReading);
      return nothingHeld;
    },
  },
  {
    name: 'all but the last word is written',
    async arrive(scene) {
      const model = modelOf(scene);
      model.play(stallsAfter(1));
      order(scene);
      await eventually('a first word', () => model.questions[0]?.firstTokenAtMs !== undefined);
      return nothingHeld;
    },
  },
  {
    name: 'before the first line leaves',
    async arrive(scene) {
      const release = await heldAtModel(scene, say(goodAnswer), {
        take: (id) => holdGeneration(scene.stage.owner, id),
        streams: true,
      });
      return blockedIn(scene, 'private.mark_generation_sent', release);
    },
  },
  {
    name: 'in the completion',
    async arrive(scene) {
      const release = await heldAtModel(scene, say(goodAnswer), {
        take: (id) => holdGeneration(scene.stage.owner, id),
        streams: false,
      });
      return blockedIn(scene, 'private.complete_generation', release);
    },
  },
  {
    name: 'completed, and the answer has not left',
    async arrive(scene) {
      const { owner } = scene.stage;
      // The answer contains the balance, which is read after the completion is committed.
      const release = await heldAtModel(scene, say(goodAnswer), {
        take: () => hold(owner, (sql) => sql`lock table public.credits in access exclusive mode`),
        streams: false,
      });
      return blockedIn(scene, 'select balance from public.credits', release);
    },
  },
  {
    name: 'giving back after a failure',
    async arrive(scene) {
      const release = await heldAtModel(scene, refusals.unauthorised, {
        take: () => holdCredits(scene.stage.owner, scene.cook.user.id),
        streams: scene.random.next() < 0.5,
      });
      return blockedIn(scene, 'private.fail_generation', release);
    },
  },
  {
    name: 'giving back after a cancellation',
    async arrive(scene) {
      const { owner } = scene.stage;
      modelOf(scene).play({ does: 'silence' });
      order(scene);
      await untilRunning(scene);
      const release = await holdCredits(owner, scene.cook.user.id);
      await cancel(scene);
      return blockedIn(scene, 'private.cancel_generation', release);
    },
  },
  {
    name: 'told to stop, and killed before it has',
    async arrive(scene) {
      const { stage, victim } = scene;
      modelOf(scene).play({ does: 'silence' });
      order(scene);
      await untilRunning(scene);
      stage.fleet.at(victim).process.kill('SIGTERM');
      return nothingHeld;
    },
  },
  {
    name: 'at any moment, under load',
    async arrive(scene) {
      const { stage, random } = scene;
      modelOf(scene).play(
        say(goodAnswer, { firstTokenAfterMs: random.between(0, 60), everyMs: 1 }),
      );
      for (const cook of stage.cooks.filter((one) => one !== scene.cook)) {
        const { victim: process } = scene;
        placeOrder(stage, { process, cook, key: `${scene.key}-load`, streams: true });
      }
      order(scene);
      // This step kills the process at a random moment, so there is nothing to wait for.
      await wait(random.between(0, 600));
      return nothingHeld;
    },
  },
];
