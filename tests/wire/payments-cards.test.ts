import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCard } from '#payment-sandbox/actions/save-card.ts';
import type { Person } from '#tests/support/people.ts';
import {
  call,
  goodCard,
  openCheckout,
  openPaymentsScene,
  type PaymentsScene,
  payer,
  payWith,
  typed,
} from './payments-scene.ts';

let scene: PaymentsScene;
beforeAll(async () => {
  scene = await openPaymentsScene();
});
afterAll(() => scene.close());

type Card = { id: string; brand: string; last4: string };

async function cardsOf(person: Person): Promise<Card[]> {
  const { body } = await call(person, 'list-payment-methods');
  return body.paymentMethods as Card[];
}

/** Opens the setup page and saves a card there. Returns the id of the checkout session. */
async function addCard(person: Person, number = goodCard): Promise<string> {
  const { status, body } = await call(person, 'add-payment-method');
  expect(status).toBe(200);
  const { data } = await scene.stripe.checkout.sessions.list({ limit: 100 });
  const session = data.find(({ url }) => url === body.url);
  if (!session) throw new Error('The page is none of the provider.');
  await scene.sandbox.act((records) =>
    saveCard(records, session.id, { card: typed(scene, number).card, payer }),
  );
  return session.id;
}

test('a cook without a saved card gets an empty list, and no session is created', async () => {
  const cook = await scene.cook();
  expect(await cardsOf(cook)).toEqual([]);
  const { data } = await scene.stripe.checkout.sessions.list({ limit: 100 });
  expect(data).toEqual([]);
});

test('a card is saved on the provider’s page, listed, and removed again', async () => {
  const cook = await scene.cook();
  const sessionId = await addCard(cook);
  const session = await scene.stripe.checkout.sessions.retrieve(sessionId);
  expect(session).toMatchObject({
    mode: 'setup',
    success_url: 'http://saffron.test/credits?card=added',
    cancel_url: 'http://saffron.test/credits',
  });
  const [card, ...others] = await cardsOf(cook);
  expect(others).toEqual([]);
  expect(card).toEqual({
    id: expect.stringMatching(/^pm_/),
    brand: 'visa',
    last4: '4242',
    expiresMonth: 12,
    expiresYear: 2034,
  });
  const left = await call(cook, 'remove-payment-method', { id: card?.id });
  expect(left).toEqual({ status: 200, body: { paymentMethods: [] } });
  expect(await cardsOf(cook)).toEqual([]);
});

test('concurrent setup pages of one cook share one customer', async () => {
  const cook = await scene.cook();
  const answers = await Promise.all([1, 2, 3].map(() => call(cook, 'add-payment-method')));
  const { data } = await scene.stripe.checkout.sessions.list({ limit: 100 });
  const own = data.filter(({ url }) => answers.some(({ body }) => body.url === url));
  expect(own).toHaveLength(3);
  expect(new Set(own.map(({ customer }) => customer)).size).toBe(1);
});

test('a card saved during a payment is listed and can pay the next time', async () => {
  const cook = await scene.cook();
  const first = await openCheckout(scene, cook);
  await payWith(scene, first.sessionId, goodCard, { saveCard: true });
  const [card] = await cardsOf(cook);
  expect(card).toMatchObject({ last4: '4242' });
  const second = await openCheckout(scene, cook);
  await payWith(scene, second.sessionId, { kind: 'saved', id: card?.id ?? '' });
  const { body } = await call(cook, 'payment-status', { purchaseId: second.purchaseId });
  expect(body.status).toBe('completed');
});

test('another user’s card answers 404: it is neither listed nor removed', async () => {
  const [owner, other] = [await scene.cook(), await scene.cook()];
  await addCard(owner);
  await addCard(other);
  const [card] = await cardsOf(owner);
  const refused = await call(other, 'remove-payment-method', { id: card?.id });
  const missing = await call(other, 'remove-payment-method', { id: 'pm_made_up' });
  expect(refused).toMatchObject({ status: 404, body: { code: 'payment_method_not_found' } });
  expect(refused).toEqual(missing);
  expect(await cardsOf(owner)).toEqual([card]);
  expect(await cardsOf(other)).toHaveLength(1);
});

// Dots would lead to another URL at the provider; NUL and a lone surrogate are not valid text for the database.
const noIds = [
  '',
  5,
  '..',
  '.',
  '../customers',
  'pm_x/detach',
  'pm_x?expand[]=customer',
  'a\u0000b',
  '\ud800',
];
test.each([{}, ...noIds.map((id) => ({ id }))])('%j is not a valid card id', async (body) => {
  const answer = await call(await scene.cook(), 'remove-payment-method', body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test('opening the setup page too often answers 429 for that cook', async () => {
  const cook = await scene.cook();
  const statuses: number[] = [];
  for (let asked = 0; asked < 31; asked += 1) {
    statuses.push((await call(cook, 'add-payment-method')).status);
  }
  expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).map(() => 200));
  const last = await call(cook, 'add-payment-method');
  expect(last).toMatchObject({ status: 429, body: { code: 'too_often' } });
  expect((await call(await scene.cook(), 'add-payment-method')).status).toBe(200);
});
