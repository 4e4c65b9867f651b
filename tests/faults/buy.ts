import { pay } from '#payment-sandbox/actions/pay.ts';
import { readCard } from '#payment-sandbox/cards/read-card.ts';
import type { Person } from '#tests/support/people.ts';
import type { Stage } from './open-stage.ts';
import type { Scene } from './scene.ts';

export type Purchase = {
  id: string;
  status: string;
  checkout_session_id: string | null;
  payment_intent_id: string | null;
};

/** The response of a function; undefined when its process died during the call. */
export type Answer = { status: number; body: Record<string, unknown> } | undefined;

type Call = { process: number; person: Person; name: string; body: object };

/** Calls a function on one of the processes. Never throws: the process may die at any moment. */
async function callFunction(
  { fleet, services }: Stage,
  { process, person, name, body }: Call,
): Promise<Answer> {
  try {
    const response = await fetch(`${fleet.at(process).url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: services.keys.anonKey,
        authorization: `Bearer ${person.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return undefined;
  }
}

/** Calls what the pack's button calls, as the round's cook. Always sends the same idempotency key, as the screen does. */
export const openCheckout = (scene: Scene, process: number): Promise<Answer> =>
  callFunction(scene.stage, {
    process,
    person: scene.cook,
    name: 'create-checkout',
    body: { packId: 'small', idempotencyKey: scene.key },
  });

/** Requests the purchase status, as the result page does for the cook. */
export const askStatus = (scene: Scene, process: number, purchaseId: string): Promise<Answer> =>
  callFunction(scene.stage, {
    process,
    person: scene.cook,
    name: 'payment-status',
    body: { purchaseId },
  });

export const askRefund = (scene: Scene, process: number, purchaseId: string): Promise<Answer> =>
  callFunction(scene.stage, {
    process,
    person: scene.stage.admin,
    name: 'refund-purchase',
    body: { purchaseId, reason: 'The cook asked for it.' },
  });

/** Returns the round's purchase from the database. */
export async function findPurchase({ stage, cook, key }: Scene): Promise<Purchase | undefined> {
  const [row] = await stage.owner<Purchase[]>`
    select id, status, checkout_session_id, payment_intent_id from public.purchases
    where user_id = ${cook.user.id} and idempotency_key = ${key}`;
  return row;
}

/** Returns the round's purchase with its checkout. @throws Error when there is none */
export async function needPurchase(
  scene: Scene,
): Promise<Purchase & { checkout_session_id: string }> {
  const purchase = await findPurchase(scene);
  const session = purchase?.checkout_session_id;
  if (!purchase || !session) throw new Error('The round has no checkout.');
  return { ...purchase, checkout_session_id: session };
}

/** Pays the checkout on the provider's page. A checkout that is already paid or closed stays unchanged. */
export async function payCheckout(
  { stage: { provider } }: Scene,
  sessionId: string,
): Promise<void> {
  const now = new Date();
  const typed = { number: '4242424242424242', expiry: '12/34', cvc: '123' };
  const read = readCard(typed, 'a key of the faults', now);
  if (!read.ok) throw new Error('The test card cannot be used.');
  const payer = { email: 'cook@example.com', name: 'Test Cook' };
  const method = { kind: 'card', card: read.card } as const;
  await provider.sandbox.act((records) =>
    pay(records, sessionId, { method, payer, saveCard: false }),
  );
}
