import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { generationLockName } from '#server/database/generation-lock.ts';
import { sweepDeadGenerations } from '#server/operations/sweep-generations.ts';
import { further } from '#tests/lanes.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { generate, ledgerOf, thaiVegan } from './generate-scene.ts';

/** What a cook sees through another process after the process that wrote their recipe died. */
let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const choices = { ...thaiVegan, q: '' };

/** Leaves a running generation, as a process that dies during a recipe does. */
async function leaveRunning(cook: Person, key: string): Promise<void> {
  await testApp.services.database.asService(
    (sql) => sql`
      select private.begin_generation(${cook.user.id}, ${key}, ${sql.json(choices)}, 'prompt', 'chef')`,
  );
}

async function statusOf(cook: Person) {
  const { data } = await cook.client.from('generations').select('status, reason').single();
  return data;
}

const givenBack = { balance: 1, kinds: ['free', 'generation', 'generation_refund'] };

test('a retry with the same key gets an error within seconds and the credit back', async () => {
  const cook = await signUpConfirmed(testApp);
  await leaveRunning(cook, 'died');
  const { refusal } = await generate(cook, thaiVegan, 'died');
  expect(refusal).toMatchObject({ status: 503, code: 'interrupted' });
  expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
  // A new request is not refused as a duplicate: the old generation has ended.
  const again = await generate(cook, thaiVegan, 'anew');
  expect(again.data).toMatchObject({ balance: 0 });
});

test('the sweep refunds a dead generation and leaves a running one alone', further, async () => {
  const [cook, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  await leaveRunning(cook, 'died');
  await leaveRunning(other, 'lives');
  const process = connectDatabase(testApp.testDatabase.url, {
    poolSize: 2,
    statementTimeoutMs: 10_000,
  });
  try {
    await process.acquireLock(generationLockName(other.user.id, 'lives'));
    await sweepDeadGenerations(testApp.services);
    expect(await statusOf(cook)).toEqual({ status: 'failed', reason: 'interrupted' });
    expect(await ledgerOf(testApp, cook)).toEqual(givenBack);
    expect(await statusOf(other)).toEqual({ status: 'running', reason: null });
  } finally {
    await process.close();
  }
  await expect
    .poll(
      async () => {
        await sweepDeadGenerations(testApp.services);
        return statusOf(other);
      },
      { timeout: 20_000 },
    )
    .toEqual({ status: 'failed', reason: 'interrupted' });
  // Two sweeps refund once, both concurrently and in a row.
  await Promise.all([
    sweepDeadGenerations(testApp.services),
    sweepDeadGenerations(testApp.services),
  ]);
  expect(await ledgerOf(testApp, other)).toEqual(givenBack);
});
