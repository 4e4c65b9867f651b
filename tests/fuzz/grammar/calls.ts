import { pair } from '../draft.ts';
import { anId, draft, form, freshKey, type Grammar, json, newId } from './grammar.ts';

// Valid requests of the functions, payments, operations, mailbox and live doors.

const options = {
  selections: { cuisine: ['Thai'], diet: ['Vegan'], 'main-ingredient': ['Tofu'] },
  q: 'something quick with lemon',
};
const acts = [
  'payments/pi_1/refund',
  'payments/pi_1/dispute',
  'payments/pi_1/debit-succeeded',
  'disputes/du_1/won',
  'events/evt_1/send',
];
const call = (name: string, value: unknown) => json('POST', `/functions/v1/${name}`, value);

export const calls: Grammar = {
  'POST /functions/v1/generate-recipe': (random, known) => ({
    ...call('generate-recipe', {
      options:
        random.next() < 0.2
          ? {
              remix: {
                of: { recipeId: anId(random, known) },
                change: { kind: 'wish', text: 'lighter' },
              },
            }
          : options,
      prompt: 'ignored',
    }),
    headers: [
      ['accept', random.pick(['application/json', 'text/event-stream'])],
      ['idempotency-key', freshKey()],
    ],
  }),
  'POST /functions/v1/cancel-generation': (random, known) =>
    call('cancel-generation', { generationId: anId(random, known) }),
  'POST /functions/v1/create-checkout': (random, known) =>
    call('create-checkout', {
      packId: random.pick(['small', 'medium', 'large', ...known.packs]),
      idempotencyKey: newId(random),
    }),
  'POST /functions/v1/payment-status': (random, known) =>
    call('payment-status', { purchaseId: anId(random, known), left: random.next() < 0.5 }),
  'POST /functions/v1/add-payment-method': () => call('add-payment-method', {}),
  'POST /functions/v1/list-payment-methods': () => call('list-payment-methods', {}),
  'POST /functions/v1/remove-payment-method': () =>
    call('remove-payment-method', { id: 'pm_1234567890' }),
  'POST /functions/v1/export-my-data': () => call('export-my-data', {}),
  'POST /functions/v1/delete-account': () => call('delete-account', { confirmation: 'delete' }),
  'POST /functions/v1/refund-purchase': (random, known) =>
    call('refund-purchase', { purchaseId: anId(random, known), reason: 'asked for it' }),
  'POST /functions/v1/check-category': (random, known) =>
    call('check-category', { name: 'Gluten-free', groupIds: [anId(random, known)] }),
  'POST /functions/v1/change-recipe': (random, known) =>
    call('change-recipe', {
      recipeId: anId(random, known),
      ingredients: ['250 g rice', random.pick(['1 lemon', '½ cabbage'])],
      instructions: ['Cook the rice.'],
      seen: { ingredients: ['250 g rice'], instructions: ['Cook the rice.'] },
      acceptsBreaches: random.pick([true, false]),
    }),
  'POST /functions/v1/read-wish': (random) =>
    call('read-wish', { wish: random.pick(['no nuts, for 4', 'quick', '½ cabbage']) }),
  'POST /functions/v1/judge-draws': (random) =>
    call('judge-draws', {
      wish: random.pick(['', 'soup']),
      draws: [{ Course: ['Soup'] }, { Course: [random.pick(['Dinner', '½'])], Cuisine: ['Thai'] }],
    }),
  'ALL /functions/v1/*': () => call('no-such-function', {}),

  'POST /webhooks/stripe': () => ({
    ...json('POST', '/webhooks/stripe', {
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1' } },
    }),
    headers: [['stripe-signature', `t=1,v1=${'a'.repeat(64)}`]],
  }),
  'ALL /sandbox/*': (random, known) => {
    const id = random.pick([...known.checkouts, 'cs_test_a']);
    const site: [string, string][] = [['sec-fetch-site', 'same-origin']];
    const fields = {
      method: 'card',
      number: '4242424242424242',
      expiry: '12 / 34',
      cvc: '123',
      name: 'A',
      email: 'a@example.com',
      save: 'yes',
    };
    return random.pick([
      draft('GET', `/sandbox/checkout/${id}`),
      { ...form(`/sandbox/checkout/${id}/pay`, fields), headers: site },
      draft('GET', `/sandbox/checkout/${id}/challenge`),
      { ...form(`/sandbox/checkout/${id}/challenge`, { outcome: 'complete' }), headers: site },
      { ...form(`/sandbox/checkout/${id}/webhooks`, { way: 'late', seconds: '1' }), headers: site },
      draft('GET', '/sandbox'),
      { ...form(`/sandbox/${random.pick(acts)}`, { amount: '1.00' }), headers: site },
    ]);
  },
  'GET /healthz': () => draft('GET', '/healthz'),
  'GET /readyz': () => draft('GET', '/readyz'),
  'GET /metrics': () => draft('GET', '/metrics'),
  'GET /mailbox': () => draft('GET', '/mailbox'),
  'GET /mailbox.json': () => draft('GET', '/mailbox.json'),
  'ALL /realtime/v1/websocket': () =>
    draft('GET', '/realtime/v1/websocket', { query: [pair('apikey', 'x'), pair('vsn', '1.0.0')] }),
  'ALL /realtime/v1/api/broadcast/*': (random) =>
    draft(
      random.pick(['GET', 'POST']),
      `/realtime/v1/api/broadcast${random.pick(['', '/kitchen/events/served'])}`,
    ),
  'ALL /realtime/v1/*': (random) =>
    draft(random.pick(['GET', 'POST']), '/realtime/v1/api/presence'),
};
