import { closeDispute, openDispute } from '#payment-sandbox/actions/dispute-charge.ts';
import { refundCharge } from '#payment-sandbox/actions/refund-charge.ts';
import type { Records } from '#payment-sandbox/records.ts';
import { askRefund, askStatus, needPurchase } from './buy.ts';
import { eventually } from './eventually.ts';
import { payUnheard } from './fulfilment-steps.ts';
import { holdCredits, type Release, untilBlocked } from './hold.ts';
import {
  lineOf,
  nothingHeld,
  type Scene,
  type Step,
  sendWebhooksToVictim,
  survivorsOf,
} from './scene.ts';

/** The cook has paid and has the credits. @returns the purchase's id */
export async function payHeard(scene: Scene): Promise<string> {
  const id = await payUnheard(scene);
  const [process = 0] = survivorsOf(scene);
  const answer = await askStatus(scene, process, id);
  if (answer?.body.status !== 'completed') throw new Error('A payment was not granted.');
  return id;
}

async function chargeOf(scene: Scene): Promise<string> {
  const { checkout_session_id: sessionId } = await needPurchase(scene);
  const [row] = await scene.stage.owner<{ id: string }[]>`
    select c.id from private.sandbox_objects s
    join private.sandbox_objects c on c.object = 'charge'
      and c.body ->> 'payment_intent' = s.body ->> 'payment_intent'
    where s.id = ${sessionId}`;
  if (!row) throw new Error('The payment has no charge.');
  return row.id;
}

/** Makes something happen at the provider, as its dashboard or a bank would. */
async function atProvider(
  scene: Scene,
  happen: (records: Records, charge: string) => Promise<unknown>,
): Promise<void> {
  const charge = await chargeOf(scene);
  await scene.stage.provider.sandbox.act((records) => happen(records, charge));
}

const refund = (scene: Scene, cents?: number) =>
  atProvider(scene, async (records, id) =>
    refundCharge(records, await records.need('charge', id), { cents }),
  );

const dispute = (scene: Scene) =>
  atProvider(scene, async (records, id) => openDispute(records, await records.need('charge', id)));

const winDispute = (scene: Scene) =>
  atProvider(scene, async (records, charge) => {
    const [found] = await records.list('dispute', { charge, limit: 1 });
    if (found) await closeDispute(records, await records.need('dispute', found.body.id), 'won');
  });

/** Delivers the waiting webhooks to the victim, which is blocked where it would change the credits. */
async function stopSettling(scene: Scene): Promise<Release> {
  const release = await holdCredits(scene.stage.owner, scene.cook.user.id);
  sendWebhooksToVictim(scene);
  await untilBlocked(scene.stage.owner, scene.victim, 'private.settle_purchase');
  return release;
}

async function stopRefund(scene: Scene, when: 'before' | 'after'): Promise<Release> {
  const id = await payHeard(scene);
  const stopped = lineOf(scene).stop({ call: /^POST \/v1\/refunds$/, when });
  void askRefund(scene, scene.victim, id);
  await eventually(`a refund stopped ${when}`, stopped.hasArrived);
  return nothingHeld;
}

/** An admin who got no response requests the refund again. */
async function refundAgain(scene: Scene): Promise<void> {
  const { id } = await needPurchase(scene);
  const answer = await askRefund(scene, scene.random.between(0, scene.stage.fleet.size - 1), id);
  if (answer?.status !== 200 && answer?.body.code !== 'nothing_to_refund') {
    throw new Error(`A refund was answered ${answer?.status} ${JSON.stringify(answer?.body)}.`);
  }
}

/** Steps of refunds and disputes. */
export const reversalSteps: readonly Step[] = [
  {
    name: 'a refund is asked for and not sent',
    arrive: (scene) => stopRefund(scene, 'before'),
    again: refundAgain,
  },
  {
    name: 'a refund is made, and the answer lost',
    arrive: (scene) => stopRefund(scene, 'after'),
    again: refundAgain,
  },
  {
    name: 'a refund comes before the grant',
    async arrive(scene) {
      await payUnheard(scene);
      await refund(scene, scene.random.next() < 0.5 ? 100 : undefined);
      return stopSettling(scene);
    },
  },
  {
    name: 'a refund is taken back',
    async arrive(scene) {
      await payHeard(scene);
      await refund(scene, scene.random.between(1, 499));
      return stopSettling(scene);
    },
  },
  {
    name: 'a dispute takes the money',
    async arrive(scene) {
      await payHeard(scene);
      await dispute(scene);
      return stopSettling(scene);
    },
  },
  {
    name: 'a dispute is won',
    async arrive(scene) {
      await payHeard(scene);
      await dispute(scene);
      const [process = 0] = survivorsOf(scene);
      scene.stage.provider.tell(() => scene.stage.fleet.at(process).url);
      await eventually('the dispute in the books', async () => {
        await scene.stage.bringWebhooksForward();
        return (await needPurchase(scene)).status === 'disputed';
      });
      scene.stage.provider.tell(undefined);
      await winDispute(scene);
      return stopSettling(scene);
    },
  },
];
