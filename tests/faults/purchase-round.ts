import { randomUUID } from 'node:crypto';
import { askStatus, findPurchase, needPurchase, openCheckout, payCheckout } from './buy.ts';
import { checkPurchases } from './check-purchases.ts';
import { eventually } from './eventually.ts';
import { killVictim } from './kill-victim.ts';
import { lineOf, type Scene, type Step, survivorsOf } from './scene.ts';

const anyOf = ({ random }: Scene, processes: readonly number[]): number => random.pick(processes);

/** The cook saw no page: presses the button again, and pays unless the checkout is already paid. */
async function repeatCheckout(scene: Scene, processes: readonly number[]): Promise<void> {
  const answer = await openCheckout(scene, anyOf(scene, processes));
  const isOver = answer?.body.code === 'checkout_over';
  if (answer?.status !== 200 && !isOver) {
    throw new Error(`A checkout was answered ${answer?.status} ${JSON.stringify(answer?.body)}.`);
  }
  const purchase = await findPurchase(scene);
  if (isOver && !purchase?.checkout_session_id) {
    // The checkout can no longer be opened, so the screen starts a new purchase.
    scene.key = randomUUID();
    return repeatCheckout(scene, processes);
  }
  const { checkout_session_id: sessionId } = await needPurchase(scene);
  await payCheckout(scene, sessionId);
}

/** Requests the purchase status twice at once, at random processes. */
async function requestStatusTwice(scene: Scene, processes: readonly number[]): Promise<void> {
  const purchase = await findPurchase(scene);
  if (!purchase) return;
  const answers = await Promise.all(
    [0, 1].map(() => askStatus(scene, anyOf(scene, processes), purchase.id)),
  );
  for (const answer of answers) {
    if (answer?.status === 200) continue;
    throw new Error(
      `A result page was answered ${answer?.status} ${JSON.stringify(answer?.body)}.`,
    );
  }
}

/** Delivers all waiting webhooks to one of the processes. */
async function deliverWebhooks({ stage, ...scene }: Scene, processes: readonly number[]) {
  const { url } = stage.fleet.at(anyOf({ stage, ...scene }, processes));
  stage.provider.tell(() => url);
  await eventually('the arrival of every webhook', async () => {
    await stage.bringWebhooksForward();
    const waiting = await stage.owner`
      select from private.sandbox_deliveries where due_at is not null`;
    return waiting.length === 0;
  });
}

/** The provider sends all events of the round's payment again, under the same ids. */
async function replayWebhooks(scene: Scene, processes: readonly number[]): Promise<void> {
  const { checkout_session_id: sessionId } = await needPurchase(scene);
  await scene.stage.owner`
    update private.sandbox_deliveries set due_at = now(), delivered_at = null
    where session_id = ${sessionId}`;
  await deliverWebhooks(scene, processes);
}

type Operation = (scene: Scene, processes: readonly number[]) => Promise<void>;

function shuffle<Item>({ random }: Scene, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.between(0, left.length - 1), 1)[0] as Item);
}

/** All retries happen, in random order, before or after the process restarts. */
async function retryEverything(scene: Scene, restart: () => Promise<void>): Promise<void> {
  let alive = survivorsOf(scene);
  const restartVictim: Operation = async () => {
    await restart();
    alive = [scene.victim, ...alive];
  };
  for (const operation of shuffle(scene, [
    restartVictim,
    repeatCheckout,
    deliverWebhooks,
    requestStatusTwice,
  ])) {
    await operation(scene, alive);
  }
}

/**
 * No retry and no webhook happens: the jobs of the restarted process have to find and repair its unfinished work. The jobs leave others a few
 * minutes to retry first; the test moves the timestamps back instead of waiting.
 */
async function recoverByJobs(scene: Scene, restart: () => Promise<void>): Promise<void> {
  const { owner } = scene.stage;
  await owner`
    update public.purchases set created_at = created_at - interval '1 hour',
      settled_at = settled_at - interval '1 hour', asked_at = asked_at - interval '1 hour'`;
  await owner`update private.refund_requests set created_at = created_at - interval '1 hour'`;
  await restart();
  await eventually('books that the jobs have put right', async () => {
    const complaints = await checkPurchases(owner);
    return complaints.length === 0;
  });
}

/** Plays a payment round: the process dies, and retries or jobs complete the payment. */
export async function playPurchase(scene: Scene, step: Step): Promise<void> {
  const { stage, random } = scene;
  stage.provider.tell(undefined);
  const release = await step.arrive(scene);
  await killVictim(scene, release);
  lineOf(scene).restore();
  stage.provider.tell(undefined);
  const restart = () => stage.fleet.restart(scene.victim);
  const recover = random.next() < 0.4 ? recoverByJobs : retryEverything;
  await recover(scene, restart);
  const everywhere = [scene.victim, ...survivorsOf(scene)];
  await repeatCheckout(scene, everywhere);
  await step.again?.(scene);
  await deliverWebhooks(scene, everywhere);
  await Promise.all([replayWebhooks(scene, everywhere), requestStatusTwice(scene, everywhere)]);
}
