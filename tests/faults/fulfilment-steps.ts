import { type Answer, askStatus, needPurchase, openCheckout, payCheckout } from './buy.ts';
import { eventually } from './eventually.ts';
import { hold, holdCredits, type Release, untilBlocked } from './hold.ts';
import {
  lineOf,
  nothingHeld,
  type Scene,
  type Step,
  sendWebhooksToVictim,
  survivorsOf,
} from './scene.ts';

/** What makes the product record the payment: the provider's webhook, or the cook's result page. */
type Way = { name: string; begin(scene: Scene, purchaseId: string): void };

const ways: readonly Way[] = [
  { name: 'webhook', begin: sendWebhooksToVictim },
  {
    name: 'status page',
    begin: (scene, purchaseId) => void askStatus(scene, scene.victim, purchaseId),
  },
];

const reading = /^GET \/v1\/checkout\/sessions\//;

function expectOpened(answer: Answer): void {
  if (answer?.status === 200) return;
  throw new Error(`A checkout was answered ${answer?.status} ${JSON.stringify(answer?.body)}.`);
}

/** The cook has paid, and no webhook has reached the product. @returns the purchase's id */
export async function payUnheard(scene: Scene): Promise<string> {
  scene.stage.provider.tell(undefined);
  const [process = 0] = survivorsOf(scene);
  expectOpened(await openCheckout(scene, process));
  const { id, checkout_session_id: sessionId } = await needPurchase(scene);
  await payCheckout(scene, sessionId);
  return id;
}

async function stopReading(scene: Scene, way: Way, when: 'before' | 'after'): Promise<Release> {
  const id = await payUnheard(scene);
  const stopped = lineOf(scene).stop({ call: reading, when });
  way.begin(scene, id);
  await eventually(`a reading stopped ${when}`, stopped.hasArrived);
  return nothingHeld;
}

async function holdSettling(scene: Scene, way: Way, release: Release, id: string) {
  way.begin(scene, id);
  await untilBlocked(scene.stage.owner, scene.victim, 'private.settle_purchase');
  return release;
}

const lockReversals = ({ stage }: Scene): Promise<Release> =>
  hold(stage.owner, (sql) => sql`lock table private.purchase_reversals in access exclusive mode`);

const stepsOfBothWays: readonly Step[] = ways.flatMap((way): Step[] => [
  {
    name: `${way.name}: before the provider is read`,
    arrive: (scene) => stopReading(scene, way, 'before'),
  },
  {
    name: `${way.name}: the reading was answered and is lost`,
    arrive: (scene) => stopReading(scene, way, 'after'),
  },
  {
    name: `${way.name}: before the grant`,
    async arrive(scene) {
      const id = await payUnheard(scene);
      const release = await holdCredits(scene.stage.owner, scene.cook.user.id);
      return holdSettling(scene, way, release, id);
    },
  },
  {
    // Reversals are checked after the grant is written and before it is committed.
    name: `${way.name}: in the grant`,
    async arrive(scene) {
      const id = await payUnheard(scene);
      return holdSettling(scene, way, await lockReversals(scene), id);
    },
  },
]);

/** Steps from the payment to the credits. */
export const fulfilmentSteps: readonly Step[] = [
  ...stepsOfBothWays,
  {
    name: 'webhook: before it is noted',
    async arrive(scene) {
      const { owner } = scene.stage;
      await payUnheard(scene);
      const release = await hold(
        owner,
        (sql) => sql`lock table private.payment_events in exclusive mode`,
      );
      sendWebhooksToVictim(scene);
      await untilBlocked(owner, scene.victim, 'private.begin_payment_event');
      return release;
    },
  },
  {
    name: 'webhook: granted, and not answered',
    async arrive(scene) {
      const { owner } = scene.stage;
      await payUnheard(scene);
      const stopped = lineOf(scene).stop({ call: reading, when: 'after' });
      sendWebhooksToVictim(scene);
      await eventually('a reading', stopped.hasArrived);
      // The event is recorded before the provider is read and finished after the grant. Only the statement that finishes it waits for this lock.
      const release = await hold(
        owner,
        (sql) => sql`lock table private.payment_events in exclusive mode`,
      );
      stopped.resume();
      await untilBlocked(owner, scene.victim, 'private.end_payment_event');
      return release;
    },
  },
  {
    name: 'status page: when it is granted',
    async arrive(scene) {
      const id = await payUnheard(scene);
      void askStatus(scene, scene.victim, id);
      await eventually('the grant', async () => (await needPurchase(scene)).status === 'completed');
      return nothingHeld;
    },
  },
];
