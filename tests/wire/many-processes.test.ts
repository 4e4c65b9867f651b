import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '#contract/notices.ts';
import { further } from '#tests/lanes.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { say } from '../support/model-server/reply.ts';
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { goodAnswer } from '../support/scripted-model.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';
import { generate, ledgerOf, thaiVegan } from './generate-scene.ts';

const secretKey = 'a secret for tests alone, never used elsewhere';
const processes = 3;

let testApp: TestApp;
let model: ModelServer;
let fleet: Fleet;

beforeAll(async () => {
  model = await startModelServer();
  testApp = await createTestApp({ variables: { SECRET_KEY: secretKey } });
  fleet = await startFleet(processes, {
    DATABASE_URL: testApp.testDatabase.url,
    SECRET_KEY: secretKey,
    MODEL_BASE_URL: model.baseUrl,
    MODEL: 'double',
  });
});
afterAll(async () => {
  await fleet?.stop();
  await Promise.all([testApp.close(), model.close()]);
});

/** Returns the cook with an official client that calls this process of the fleet. */
function at(index: number, cook: Person): Person {
  const { url } = fleet.at(index % processes);
  const client = createClient(url, testApp.services.keys.anonKey, {
    accessToken: async () => cook.session.access_token,
  });
  return { ...cook, client };
}

type Answer = Awaited<ReturnType<typeof generate>>;

const recipesIn = (answers: readonly Answer[]) => answers.flatMap(({ data }) => data ?? []);
const refusalsIn = (answers: readonly Answer[]) => answers.flatMap(({ refusal }) => refusal ?? []);

const toldSoFar = [
  { status: 409, code: 'already_running', ...notices.pleaseWait },
  { status: 402, code: 'insufficient_credits', ...notices.insufficientCredits },
].map(({ tone: _tone, ...notice }) => ({ ...notice, error: notice.message }));

function expectClearNotices(answers: readonly Answer[]): void {
  for (const refusal of refusalsIn(answers)) expect(toldSoFar).toContainEqual(refusal);
}

async function countGenerations(cook: Person): Promise<number> {
  const [row] = await testApp.testDatabase.owner<{ count: number }[]>`
    select count(*)::int as count from public.generations
    where user_id = ${cook.user.id} and status = 'completed' and result is not null`;
  return row?.count ?? 0;
}

test('one credit, fifty requests, three processes: one model call', further, async () => {
  const cook = await signUpConfirmed(testApp);
  model.play(say(goodAnswer, { firstTokenAfterMs: 300 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_none, index) =>
      generate(at(index, cook), thaiVegan, randomUUID()),
    ),
  );
  expect(model.questions).toHaveLength(1);
  expect(recipesIn(answers)).toMatchObject([{ title: 'Lemon Rice with Peas', balance: 0 }]);
  expect(refusalsIn(answers)).toHaveLength(49);
  expectClearNotices(answers);
  expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
  expect(await countGenerations(cook)).toBe(1);
});

test('one key, fifty requests, three processes: one generation with the same answer', async () => {
  const cook = await signUpConfirmed(testApp);
  model.play(say(goodAnswer, { firstTokenAfterMs: 300 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_none, index) => generate(at(index, cook), thaiVegan, 'one-key')),
  );
  expect(model.questions).toHaveLength(1);
  const recipes = recipesIn(answers);
  expect(recipes).toHaveLength(50);
  for (const recipe of recipes) expect(recipe).toEqual(recipes[0]);
  expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
});

test(
  'twenty cooks with 0 to 3 credits in several tabs never overspend their credits',
  further,
  async () => {
    const cooks = await Promise.all(
      Array.from({ length: 20 }, async (_none, index) => ({
        cook: await signUpConfirmed(testApp),
        credits: index % 4,
      })),
    );
    for (const { cook, credits } of cooks) {
      await testApp.testDatabase.owner`
      update public.credits set balance = ${credits} where user_id = ${cook.user.id}`;
    }
    model.play(say(goodAnswer, { firstTokenAfterMs: 50 }));
    const results = await Promise.all(
      cooks.map(async ({ cook, credits }, number) => {
        const keys = ['breakfast', 'lunch', 'supper', 'breakfast', 'lunch', 'supper'];
        const answers = await Promise.all(
          keys.map((key, tab) => generate(at(number + tab, cook), thaiVegan, key)),
        );
        return { cook, credits, answers };
      }),
    );
    let made = 0;
    for (const { cook, credits, answers } of results) {
      const recipes = new Set(recipesIn(answers).map(({ generationId }) => generationId));
      expect(recipes.size).toBeLessThanOrEqual(credits);
      expect(recipes.size).toBeGreaterThanOrEqual(Math.min(credits, 1));
      expect(recipesIn(answers).length + refusalsIn(answers).length).toBe(answers.length);
      expectClearNotices(answers);
      expect(await countGenerations(cook)).toBe(recipes.size);
      expect((await ledgerOf(testApp, cook)).balance).toBe(credits - recipes.size);
      made += recipes.size;
    }
    expect(model.questions).toHaveLength(made);
  },
);
