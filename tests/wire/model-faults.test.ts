import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { cleanCases, faultyCases } from '../support/model-answers/faults/cases.ts';
import { say } from '../support/model-server/reply.ts';
import { optionsOf, runCase } from '../support/model-server/run-case.ts';
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts';
import { wireCases } from '../support/model-server/wire-faults.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf } from './generate-scene.ts';

const key = 'sk-double-4f1d9c02ab77';

/** Creates a logger at trace level that keeps every line. */
function keepLog() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { lines, log };
}

let server: ModelServer;
let testApp: TestApp;
let cook: Person;
const { lines, log } = keepLog();

beforeAll(async () => {
  server = await startModelServer({ key });
  const variables = {
    MODEL_BASE_URL: server.baseUrl,
    MODEL_API_KEY: key,
    PICTURE_MODEL: 'openai-compatible:painter',
  };
  testApp = await createTestApp({ variables, services: { log } });
  cook = await signUpConfirmed(testApp);
  const { owner } = testApp.testDatabase;
  await owner`update public.credits set balance = 1000 where user_id = ${cook.user.id}`;
});

afterAll(async () => {
  await testApp.app.drain();
  await testApp.close();
  await server.close();
});

const [plain] = cleanCases().filter(({ answer }) => answer.name === 'apple-crumble.md');
const crumble = plain as NonNullable<typeof plain>;
const options = optionsOf(crumble.answer.selections);

describe('a model server set only by its address', () => {
  test('lists its model, has its tokens counted, and draws the picture', async () => {
    server.play(...crumble.replies);
    const drawnBefore = server.drawn();
    const { data } = await generate(cook, options);
    expect(data.title).toBe('Proper Apple Crumble');
    expect(server.questions[0]?.request).toMatchObject({ model: 'double', stream: true });
    expect(server.drawn()).toBe(drawnBefore + 1);
    expect(data.imageUrl).toMatch(/\/storage\/v1\/object\/public\//);
    const picture = await testApp.request(new URL(data.imageUrl, 'http://saffron.test').pathname);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    const [counted] = await testApp.testDatabase.owner`
      select input_tokens, output_tokens from public.generations where id = ${data.generationId}`;
    expect(counted).toEqual({
      input_tokens: Math.ceil((server.questions[0]?.prompt.length ?? 0) / 4),
      output_tokens: Math.ceil(crumble.answer.text.length / 4),
    });
  });

  test('refunds the credit while it is down, and works again once it is back', async () => {
    await server.leave();
    const { refusal } = await generate(cook, options, 'nobody');
    expect(refusal).toMatchObject({ status: 503, title: 'Generation failed' });
    await server.comeBack();
    expect((await generate(cook, options, 'nobody')).refusal).toEqual(refusal);
    server.play(...crumble.replies);
    expect((await generate(cook, options)).data.title).toBe('Proper Apple Crumble');
  });

  test('has an endless answer aborted and the call repeated', async () => {
    server.play({ does: 'endless' }, say(crumble.answer.text));
    expect((await generate(cook, options)).data.title).toBe('Proper Apple Crumble');
    expect(server.questions[0]?.wasLeft).toBe(true);
  });
});

test.each(wireCases().map((one) => [one.kind, one] as const))(
  'on the wire: %s',
  async (_kind, one) => {
    const run = await runCase(testApp, cook, server, one);
    expect(run).toMatchObject({ right: true, isCreditExact: true, violation: false });
  },
);

test.each(faultyCases(1, 7).map((one) => [one.kind, one.mends, one] as const))(
  'in the answer: %s (repaired: %s)',
  async (_kind, _mends, one) => {
    const run = await runCase(testApp, cook, server, one);
    expect(run).toMatchObject({ right: true, isCreditExact: true, violation: false });
    if (one.calls) expect(run.found).toBe(true);
  },
);

test('the ledger adds up and has one refund for every failed generation', async () => {
  const { kinds } = await ledgerOf(testApp, cook);
  const [failed] = await testApp.testDatabase.owner<{ count: number }[]>`
    select count(*)::int from public.generations where user_id = ${cook.user.id} and status = 'failed'`;
  const refunds = kinds.filter((kind) => kind === 'generation_refund');
  expect(refunds.length).toBeGreaterThan(20);
  expect(refunds).toHaveLength(failed?.count ?? -1);
});

test('the API key is in no log line', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes(key))).toEqual([]);
});
