import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { goodPassword, newAddress, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function counts() {
  const [row] = await testApp.testDatabase.owner`
    select (select count(*)::int from auth.one_time_tokens) as codes,
           (select count(*)::int from auth.flow_state) as flows,
           (select count(*)::int from auth.refresh_tokens) as refresh_tokens`;
  return row;
}

async function sweep(afterDays: number) {
  const at = new Date(Date.now() + afterDays * 86_400_000);
  await testApp.services.database.asService(
    (transaction) => transaction`select private.sweep_accounts(${at})`,
  );
}

test('the sweep deletes expired codes, flows and tokens, and keeps a session in use', async () => {
  const { client } = await signUpConfirmed(testApp);
  await client.auth.refreshSession();
  const waiting = { email: newAddress(), password: goodPassword };
  const headers = { apikey: testApp.services.keys.anonKey };
  const body = JSON.stringify({
    ...waiting,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 's256',
  });
  await testApp.request('/auth/v1/signup', { method: 'POST', headers, body });
  const email = newAddress();
  await testApp.client().auth.signUp({ email, password: goodPassword });
  const used = 1; // the code that confirmed the person
  expect(await counts()).toEqual({ codes: 2 + used, flows: 1, refresh_tokens: 2 });
  await sweep(0);
  expect(await counts()).toEqual({ codes: 2 + used, flows: 1, refresh_tokens: 2 });
  await sweep(0.05);
  expect(await counts()).toEqual({ codes: 2, flows: 1, refresh_tokens: 2 });
  await sweep(2); // the code of the PKCE sign-up is deleted with its flow
  expect(await counts()).toEqual({ codes: 1, flows: 0, refresh_tokens: 2 });
  await sweep(8);
  expect(await counts()).toEqual({ codes: 0, flows: 0, refresh_tokens: 2 });
  await sweep(61);
  expect(await counts()).toEqual({ codes: 0, flows: 0, refresh_tokens: 1 });
  expect((await client.auth.refreshSession()).error).toBeNull();
});
