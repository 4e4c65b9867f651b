import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  const testDatabase = await startTestDatabase();
  // PostgreSQL logs every statement of this database as a slow one.
  await testDatabase.owner`
    do $$ begin execute format('alter database %I set log_min_duration_statement = 0', current_database()); end $$`;
  testApp = await createTestApp({ testDatabase });
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

/** Reads PostgreSQL's log, split into entries, from where an operator finds it in DATA_DIR. */
async function readLog(): Promise<string[]> {
  const [row] = await testApp.testDatabase.owner<{ folder: string }[]>`
    select current_setting('data_directory') as folder`;
  const text = await readFile(join(dirname(row?.folder ?? ''), 'postgres.log'), 'utf8');
  return text.split(/\n(?=\d{4}-)/);
}

/** Returns PostgreSQL's log entries with this request id. */
const linesOf = async (id: string | null) =>
  (await readLog()).filter((line) => line.includes(` saffron-table ${id} `));

const ask = (path: string, init: RequestInit = {}) =>
  testApp.request(path, {
    ...init,
    headers: {
      apikey: testApp.services.keys.anonKey,
      authorization: `Bearer ${cook.session.access_token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });

test('a failed statement is logged with the response’s request id, without row values', async () => {
  const body = JSON.stringify({ user_id: cook.user.id, name: 'Secret Soup', servings: -1 });
  const answer = await ask('/rest/v1/recipes', { method: 'POST', body });
  expect(answer.status).toBe(400);
  const lines = await linesOf(answer.headers.get('x-request-id'));
  expect(lines.find((line) => line.includes('ERROR:'))).toContain('violates check constraint');
  expect((await readLog()).filter((line) => line.includes('Secret Soup'))).toEqual([]);
});

test('a slow statement of each API is logged with the proxy’s request id, no values', async () => {
  const name = `Secret Soup ${crypto.randomUUID()}`;
  const asked = {
    '/rest/v1/recipes': { method: 'POST', body: JSON.stringify({ user_id: cook.user.id, name }) },
    [`/rest/v1/recipes?name=eq.${encodeURIComponent(name)}`]: {},
    '/auth/v1/user': { method: 'PUT', body: JSON.stringify({ data: { full_name: name } }) },
    '/storage/v1/bucket': {},
  };
  for (const [path, init] of Object.entries(asked)) {
    const id = `proxy.${crypto.randomUUID()}`;
    const answer = await ask(path, { ...init, headers: { 'x-request-id': id } });
    expect([path, answer.ok]).toEqual([path, true]);
    expect(answer.headers.get('x-request-id')).toBe(id);
    const lines = await linesOf(id);
    expect(
      lines.filter((line) => line.includes('duration:')),
      path,
    ).not.toEqual([]);
    expect(lines.join('\n')).not.toContain('Secret Soup');
  }
});

test('the request id is cleared after the request; background statements have none', async () => {
  const answer = await ask('/rest/v1/recipes?select=id');
  const id = answer.headers.get('x-request-id');
  expect((await linesOf(id)).length).toBe(1);
  const { database } = testApp.services;
  await database.asService((sql) => sql`select 'of nobody'`);
  const names = await testApp.testDatabase.owner<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, 'saffron-table')`;
  expect(names).toEqual([{ name: 'saffron-table' }]);
  const own = (await readLog()).filter((line) => line.includes("select 'of nobody'"));
  expect(own).not.toEqual([]);
  for (const line of own) expect(line).toContain('] saffron-table LOG:');
});
