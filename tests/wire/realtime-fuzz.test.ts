import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { openRawSocket } from './realtime-scene.ts';

let testApp: ListeningTestApp;
let cook: Person;
/** Error log lines: faults of the server itself. */
const faults: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      faults.push(line.toString());
      done();
    },
  });
  testApp = await listenTestApp({ services: { log: pino({ level: 'error' }, stream) } });
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '*',
    'public',
    'recipes',
    'auth',
    'users',
    'pg_catalog',
    '__proto__',
  ),
);
const operators = [
  'eq',
  'neq',
  'lt',
  'in',
  'like',
  'is',
  'match',
  'imatch',
  'isdistinct',
  'not.eq',
];
const filter = fc.oneof(
  text,
  fc
    .tuple(
      fc.constantFrom('user_id', 'servings', 'name', 'ingredients', 'rating', 'created_at', "x'"),
      fc.constantFrom(...operators, 'fts'),
      fc.oneof(text, fc.constantFrom('null', '(1,2)', '("a', '((((', '[', "');--", '\\', '1e999')),
    )
    .map(([column, operator, value]) => `${column}=${operator}.${value}`),
);
const binding = fc.record(
  {
    event: fc.constantFrom('*', 'INSERT', 'UPDATE', 'DELETE'),
    schema: fc.oneof(fc.constant('public'), text),
    table: fc.oneof(fc.constantFrom('recipes', 'recipe_ratings', 'favorite_recipes'), text),
    filter,
  },
  { requiredKeys: ['event'] },
);
const token = fc.oneof(fc.jsonValue(), fc.constant('the token of the cook'));
const topic = fc.constantFrom('realtime:a', 'realtime:b', 'realtime:', 'phoenix', 'room', '');
const ref = fc.constantFrom(null, '1', '2', 3);

const wellFormed = fc.record({
  joinRef: ref,
  ref,
  topic,
  event: fc.constantFrom('phx_join', 'phx_join', 'phx_leave', 'access_token', 'broadcast', 'x'),
  payload: fc.oneof(
    fc.jsonValue(),
    fc.record({ access_token: token }),
    fc.record({ config: fc.record({ postgres_changes: fc.array(binding, { maxLength: 4 }) }) }),
  ),
});

type Sent = { text: string; isBinary: boolean };
const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 6, arbitrary: wellFormed.map((frame) => ({ text: printed(frame), isBinary: false })) },
  { weight: 1, arbitrary: fc.json().map((json) => ({ text: json, isBinary: false })) },
  { weight: 1, arbitrary: text.map((one) => ({ text: one.toWellFormed(), isBinary: true })) },
);

function printed(frame: {
  joinRef: unknown;
  ref: unknown;
  topic: string;
  event: string;
  payload: unknown;
}) {
  return JSON.stringify([frame.joinRef, frame.ref, frame.topic, frame.event, frame.payload]);
}

test('answers the next heartbeat and logs no error after arbitrary frames', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 40 }), async (frames) => {
      const socket = await openRawSocket(testApp.url, testApp.services.keys.anonKey);
      for (const { text: frame, isBinary } of frames) {
        const said = frame.replace('the token of the cook', cook.session.access_token);
        socket.socket.send(said, { binary: isBinary });
      }
      socket.send([null, 'last', 'phoenix', 'heartbeat', {}]);
      await socket.heard({ ref: 'last', event: 'phx_reply' });
      socket.socket.terminate();
    }),
    { numRuns: 60 },
  );
  // Once another join has been answered, the work that the earlier joins started is done.
  const socket = await openRawSocket(testApp.url, testApp.services.keys.anonKey);
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'recipes' }] };
  socket.send(['9', '9', 'realtime:last', 'phx_join', { config }]);
  await socket.heard({ event: 'system', topic: 'realtime:last' });
  socket.socket.terminate();
  expect(faults).toEqual([]);
});
