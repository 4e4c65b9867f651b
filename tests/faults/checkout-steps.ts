import { findPurchase, openCheckout } from './buy.ts';
import { eventually } from './eventually.ts';
import { holdCredits, holdPurchase, type Release, untilBlocked } from './hold.ts';
import { lineOf, nothingHeld, type Scene, type Step } from './scene.ts';

/** The cook presses the button, and the matching call to the provider is paused. */
async function stopAt(scene: Scene, call: RegExp, when: 'before' | 'after'): Promise<Release> {
  const stopped = lineOf(scene).stop({ call, when });
  void openCheckout(scene, scene.victim);
  await eventually(`a stop ${when} ${call}`, stopped.hasArrived);
  return nothingHeld;
}

const sessions = /^POST \/v1\/checkout\/sessions$/;

/** Steps from the button to the URL of the provider's page. */
export const checkoutSteps: readonly Step[] = [
  {
    name: 'before the purchase is written down',
    async arrive(scene) {
      const release = await holdCredits(scene.stage.owner, scene.cook.user.id);
      void openCheckout(scene, scene.victim);
      await untilBlocked(scene.stage.owner, scene.victim, 'private.open_purchase');
      return release;
    },
  },
  {
    name: 'the customer is made, and the answer lost',
    async arrive(scene) {
      // As if the cook had never bought anything: then the customer is created first.
      await scene.stage.owner`
        delete from private.payment_customers where user_id = ${scene.cook.user.id}`;
      return stopAt(scene, /^POST \/v1\/customers$/, 'after');
    },
  },
  {
    name: 'the purchase is written down, and the checkout not asked for',
    arrive: (scene) => stopAt(scene, sessions, 'before'),
  },
  {
    name: 'the checkout is made, and the answer lost',
    arrive: (scene) => stopAt(scene, sessions, 'after'),
  },
  {
    name: 'before the checkout is written down',
    async arrive(scene) {
      const { owner } = scene.stage;
      const stopped = lineOf(scene).stop({ call: sessions, when: 'after' });
      void openCheckout(scene, scene.victim);
      await eventually('the checkout', stopped.hasArrived);
      const { id = '' } = (await findPurchase(scene)) ?? {};
      const release = await holdPurchase(owner, id);
      stopped.resume();
      await untilBlocked(owner, scene.victim, 'private.attach_checkout');
      return release;
    },
  },
  {
    name: 'when the checkout is written down',
    async arrive(scene) {
      void openCheckout(scene, scene.victim);
      await eventually('the checkout of the purchase', async () => {
        const purchase = await findPurchase(scene);
        return purchase?.checkout_session_id ?? undefined;
      });
      return nothingHeld;
    },
  },
];
