import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundDeadGenerations } from '#server/operations/sweep-generations.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';

let testApp: TestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

async function balance(): Promise<number | undefined> {
  const { data } = await cook.client.from('credits').select('balance').single();
  return data?.balance;
}

test('the start of the only process refunds at once what a dead process charged', async () => {
  await testApp.services.database.asService(
    (sql) => sql`select private.begin_generation(${cook.user.id}, 'died', '{}', 'prompt', 'chef')`,
  );
  expect(await balance()).toBe(0);
  await refundDeadGenerations(testApp.services);
  await refundDeadGenerations(testApp.services);
  expect(await balance()).toBe(1);
  const { data } = await cook.client.from('generations').select('status, reason').single();
  expect(data).toEqual({ status: 'failed', reason: 'interrupted' });
});
