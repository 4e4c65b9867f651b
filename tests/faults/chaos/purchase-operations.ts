import { randomUUID } from 'node:crypto';
import { pay } from '#payment-sandbox/actions/pay.ts';
import { readCard } from '#payment-sandbox/cards/read-card.ts';
import { type ChaosClient, type ChaosRun, callFunction } from './clients.ts';

type Sold = { key: string; purchaseId: string };

function findPurchase({ environment }: ChaosRun, buyer: ChaosClient, key: string) {
  return environment.owner<{ id: string; status: string; session: string | null }[]>`
    select id, status, checkout_session_id as session from public.purchases
    where user_id = ${buyer.id} and idempotency_key = ${key}`;
}

/** Pays on the provider's page. When the provider's books are unavailable, the payment fails visibly and the buyer tries again later. */
async function payAtProvider({ environment }: ChaosRun, session: string): Promise<void> {
  const typed = { number: '4242424242424242', expiry: '12/34', cvc: '123' };
  const card = readCard(typed, 'a key of the chaos runs', new Date());
  if (!card.ok) throw new Error('The test card cannot be used.');
  const payer = { email: 'buyer@example.com', name: 'Bea Buyer' };
  const method = { kind: 'card', card: card.card } as const;
  await environment.provider.sandbox.act((records) =>
    pay(records, session, { method, payer, saveCard: false }),
  );
}

/** Buys the small pack, completely or as far as the run allows. */
async function buyOnce(run: ChaosRun, buyer: ChaosClient, key: string): Promise<Sold | undefined> {
  const body = { packId: 'small', idempotencyKey: key };
  const opened = await callFunction(run, buyer, { name: 'create-checkout', body });
  if (opened.status !== 200) return undefined;
  const [purchase] = await findPurchase(run, buyer, key);
  if (!purchase?.session) {
    run.journal.complain(`the checkout ${key} was opened and is not there`);
    return undefined;
  }
  await payAtProvider(run, purchase.session);
  const purchaseId = purchase.id;
  await callFunction(run, buyer, { name: 'payment-status', body: { purchaseId } });
  return { key, purchaseId };
}

/** Creates a buyer, and an admin who refunds some of the purchases. */
export function createBuyer(run: ChaosRun, buyer: ChaosClient, admin: ChaosClient) {
  const pressed: string[] = [];
  const refunded: string[] = [];
  return {
    async work(): Promise<void> {
      for (let times = 0; times < 6 && !run.isOver(); times += 1) {
        const key = randomUUID();
        pressed.push(key);
        // The provider's own books are in the same PostgreSQL: the provider may fail, too, and `settle` retries after the run.
        const sold = await buyOnce(run, buyer, key).catch(() => undefined);
        if (!sold || run.random.next() < 0.6) continue;
        const body = { purchaseId: sold.purchaseId, reason: 'A chaos run.' };
        const { status } = await callFunction(run, admin, { name: 'refund-purchase', body });
        if (status === 200) refunded.push(sold.purchaseId);
      }
    },
    /** After the run: repeats the checkout under each key and pays every open checkout. */
    async settle(): Promise<void> {
      for (const key of pressed) {
        const body = { packId: 'small', idempotencyKey: key };
        const opened = await callFunction(run, buyer, { name: 'create-checkout', body });
        if (opened.status !== 200 && opened.body.code !== 'checkout_over') {
          run.journal.complain(`the checkout ${key} is answered ${opened.status} after the run`);
        }
        const [purchase, ...others] = await findPurchase(run, buyer, key);
        if (others.length > 0) run.journal.complain(`the checkout ${key} is there twice`);
        if (opened.status === 200 && purchase?.session) await payAtProvider(run, purchase.session);
      }
      for (const id of refunded) {
        const rows = await run.environment.owner`
          select from private.refund_requests where purchase_id = ${id}`;
        if (rows.length === 0)
          run.journal.complain(`the refund of ${id} was promised and is not there`);
      }
    },
  };
}
