import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { checkBooks } from '../check-books.ts';
import { checkDatabase } from './check-database.ts';
import { createJournal, outcomeOf } from './journal.ts';
import { judgeRefusal } from './judged-fetch.ts';

/** A chaos run without complaints proves nothing unless the checkers work, so these tests check that they find planted damage. */
let testApp: TestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
  const { owner } = testApp.testDatabase;
  await owner`update public.user_roles set role = 'admin' where user_id = ${cook.user.id}`;
  await owner`insert into public.recipes (user_id, name) values (${cook.user.id}, 'Soup')`;
  await owner`
    insert into public.recipe_ratings (recipe_id, user_id, rating)
    select id, ${cook.user.id}, 4 from public.recipes`;
});
afterAll(() => testApp.close());

/** Changes data that no API allows to change, runs the checkers, and rolls back. */
async function complaintsAfter(statement: string): Promise<string> {
  const { owner } = testApp.testDatabase;
  let found: string[] = [];
  const undo = new Error('undone');
  await owner
    .begin(async (sql) => {
      await sql`set local session_replication_role = replica`; // triggers must not repair it
      await sql.unsafe(statement.replaceAll('COOK', `'${cook.user.id}'`));
      const connection = Object.assign(sql, {
        begin: (work: (own: typeof sql) => unknown) => work(sql),
      });
      found = [
        ...(await checkBooks(connection as never)),
        ...(await checkDatabase(connection as never)),
      ];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found.join('\n');
}

test('a correct database has no complaints', async () => {
  const { owner } = testApp.testDatabase;
  expect([...(await checkBooks(owner)), ...(await checkDatabase(owner))]).toEqual([]);
});

test.each([
  [
    'a balance without a ledger entry',
    'update public.credits set balance = balance + 1',
    /has balance 2 and a ledger of 1/,
  ],
  [
    'a duplicate grant',
    `insert into public.credit_entries (user_id, delta, kind, account_hash)
      select user_id, 25, 'purchase', account_hash from public.credit_entries`,
    /has balance 1 and a ledger of 26/,
  ],
  [
    'a lost rating',
    'delete from public.recipe_ratings',
    /says 1 ratings of 4 in sum, and has 0 of 0/,
  ],
  ['no admin left', `update public.user_roles set role = 'user'`, /nobody is admin/],
  [
    'an account without a profile',
    'delete from public.profiles',
    /has no profile, role or balance/,
  ],
  [
    'overview sums without a sign-up',
    'delete from private.activity_sums',
    /the overview counts 0 people, and there are 1/,
  ],
])('%s is found', async (_what, statement, complaint) => {
  expect(await complaintsAfter(statement)).toMatch(complaint);
});

describe('the journal', () => {
  const lookAt = (value: unknown) => async () => value;

  test('reports lost acknowledged writes and accepts either result of an unknown write', async () => {
    const journal = createJournal();
    journal.note('the lost soup', [], lookAt([])).attempted(['soup'], 'acknowledged');
    journal.note('the unknown soup', [], lookAt([])).attempted(['soup'], 'unknown');
    journal.note('the refused soup', [], lookAt(['soup'])).attempted(['soup'], 'refused');
    expect(await journal.check()).toEqual([
      'the lost soup is []; told was ["soup"]',
      'the refused soup is ["soup"]; told was []',
    ]);
  });

  test('treats a missing response and a 503 as unknown', () => {
    expect([0, 201, 409, 503].map(outcomeOf)).toEqual([
      'unknown',
      'acknowledged',
      'refused',
      'unknown',
    ]);
  });
});

test.each([
  [503, '{"code":"08006","message":"The database could not answer."}', undefined],
  [409, 'anything', undefined],
  [500, '{"code":"unexpected_failure"}', 'is none of the documented ones'],
  [503, '{"message":"no"}', 'has no code'],
  [502, '<h1>Bad Gateway</h1>', 'is no JSON'],
  [503, '{"code":"x","message":"at work (file:///a.ts:1:2)"}', 'exposes internals'],
  [503, '{"code":"x","message":"select id from public.recipes"}', 'exposes internals'],
])('judges the response %s %s: %s', (status, body, wrong) => {
  expect(judgeRefusal(status, body)).toBe(wrong);
});
