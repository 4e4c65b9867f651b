import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { reserveGeneration } from '#server/functions/generation/reserve.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signUpConfirmed } from '../support/people.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** A database in which the generations were opened in the very microsecond in which each transaction of ours began. */
function inTheSameMicrosecond({ services, testDatabase }: TestApp): Database {
  return {
    ...services.database,
    asService: (work) =>
      services.database.asService(async (transaction) => {
        const [row] = await transaction<{ now: string }[]>`select now()::text as now`;
        await testDatabase.owner`update public.generations set created_at = ${row?.now ?? ''}::text::timestamptz`;
        return work(transaction);
      }),
  };
}

// Of thirty transactions that three processes begin at once, one in four hundred shares its microsecond with another.
test('two requests of one key that begin in the same microsecond do not both cook', async () => {
  const { user } = await signUpConfirmed(testApp);
  const plan = {
    userId: user.id,
    idempotencyKey: 'double-click',
    selections: {},
    prompt: 'prompt',
    model: 'chef',
    cost: 1,
  };
  const first = await reserveGeneration(testApp.services.database, plan);
  const second = await reserveGeneration(inTheSameMicrosecond(testApp), plan);
  expect(second.generation.id).toBe(first.generation.id);
  expect([first.openedHere, second.openedHere]).toEqual([true, false]);
});
