import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  anyEvent,
  callerOf,
  createBarrier,
  everything,
  type Listener,
  listenTo,
} from '#tests/support/change-listeners.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import type { Caller } from '../../database/database.ts';
import { BadBinding, type Binding, type Changes } from './changes.ts';
import { openChanges } from './open-changes.ts';

let testApp: TestApp;
let changes: Changes;
let settled: () => Promise<void>;
let cook: Person;
let other: Person;
const visitor: Caller = { role: 'anon', claims: { role: 'anon' } };
const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };

beforeAll(async () => {
  testApp = await createTestApp();
  changes = openChanges(testApp.services);
  settled = await createBarrier(changes, testApp);
  cook = await signUpConfirmed(testApp);
  other = await signUpConfirmed(testApp);
});
afterAll(async () => {
  await changes.close();
  await testApp.close();
});

const as = (person: Person) => callerOf(testApp, person.session.access_token);

async function addRecipe(person: Person, columns: object = {}): Promise<string> {
  const { data, error } = await person.client
    .from('recipes')
    .insert({ user_id: person.user.id, name: 'Soup', ...columns })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const idsOf = ({ heard }: Listener) => heard.map(({ ids }) => ids);

test('an owner gets the changes of their rows in order, with the key as old_record', async () => {
  const own = [anyEvent('recipes', `user_id=eq.${cook.user.id}`), anyEvent('favorite_recipes')];
  const listener = await listenTo(changes, await as(cook), own);
  const id = await addRecipe(cook, { categories: ['Soup', 'a,"b"'] });
  await cook.client.from('recipes').update({ name: 'Stew' }).eq('id', id);
  await cook.client.from('favorite_recipes').insert({ user_id: cook.user.id, recipe_id: id });
  // A row that is deleted before it is read is delivered to no listener, because row security can no longer be checked for it.
  await settled();
  await cook.client.from('recipes').delete().eq('id', id);
  await settled();
  expect(listener.told()).toEqual([
    'INSERT recipes',
    'UPDATE recipes',
    'INSERT favorite_recipes',
    'DELETE recipes',
    'DELETE favorite_recipes',
  ]);
  const [inserted, updated, , deleted] = listener.heard.map(({ change }) => change);
  expect(inserted?.record).toBeDefined();
  expect(inserted?.old_record).toBeUndefined();
  expect(inserted?.columns).toContainEqual({ name: 'categories', type: '_text' });
  expect(updated).toMatchObject({ old_record: { id }, errors: null });
  expect(deleted).toMatchObject({ old_record: { id } });
  expect(deleted?.record).toBeUndefined();
  expect(deleted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  listener.subscription.end();
});

test('a change carries the ids of exactly the bindings that match', async () => {
  const bindings: Binding[] = [
    { event: 'INSERT', schema: 'public', table: 'recipes' },
    { event: 'UPDATE', schema: 'public', table: 'recipes' },
    anyEvent('recipes', `user_id=eq.${other.user.id}`),
    anyEvent('recipes', 'name=like.Sou%'),
    everything,
    anyEvent('recipes', 'name=eq.Stew'),
  ];
  const listener = await listenTo(changes, await as(cook), bindings);
  const id = await addRecipe(cook);
  await cook.client.from('recipes').update({ name: 'Stew' }).eq('id', id);
  await settled();
  const ours = listener.heard.filter(({ change }) => change.record?.id === id);
  // The row is read at delivery, so the INSERT may already show an update that follows immediately.
  expect(ours.map(({ ids }) => ids.filter((one) => one !== 4 && one !== 6))).toEqual([
    [1, 5],
    [2, 5],
  ]);
  expect(ours[1]?.ids).toEqual([2, 5, 6]);
  listener.subscription.end();
});

const filters: [string, boolean][] = [
  ['name=eq.Thick stew', true],
  ['name=eq.thick stew', false],
  ['name=neq.Thick stew', false],
  ['name=not.eq.Thick stew', false],
  ['name=like.Thick%', true],
  ['name=ilike.thick%', true],
  ['name=not.ilike.thick%', false],
  ['name=match.^Thi', true],
  ['name=imatch.^thi', true],
  ['name=in.(Soup,"Thick stew")', true],
  ['name=not.in.(Soup,"Thick stew")', false],
  ['prep_time=gt.9', true],
  ['prep_time=gt.10', false],
  ['prep_time=gte.10', true],
  ['prep_time=lt.9', false],
  ['prep_time=lte.10', true],
  ['prep_time=in.(9,10)', true],
  ['cook_time=is.null', true],
  ['cook_time=not.is.null', false],
  ['cook_time=eq.5', false],
  ['cook_time=not.eq.5', false],
  ['cook_time=isdistinct.5', true],
  ['prep_time=isdistinct.10', false],
  ['created_at=gt.2020-01-01T00:00:00+02:00', true],
  ['created_at=lt.2020-01-01', false],
  ['average_rating=eq.0.00', true],
  ['categories=eq."{Soup,\\"a,b\\"}"', true],
  ['prep_time=gt.9,name=like.Thick%', true],
  ['prep_time=gt.9,name=like.Thin%', false],
  ['description=eq."a,b(c"', true],
  ['', true],
];

test('filters compare values as PostgreSQL does', async () => {
  const caller = await as(cook);
  const listener = await listenTo(
    changes,
    caller,
    filters.map(([filter]) => ({ event: 'INSERT', schema: 'public', table: 'recipes', filter })),
  );
  await addRecipe(cook, {
    name: 'Thick stew',
    prep_time: 10,
    description: 'a,b(c',
    categories: ['Soup', 'a,b'],
  });
  await settled();
  const matched = filters.flatMap(([filter], at) =>
    listener.heard[0]?.ids.includes(at + 1) ? filter : [],
  );
  expect(matched).toEqual(filters.filter(([, matches]) => matches).map(([filter]) => filter));
  listener.subscription.end();
});

test.each([
  ['a table of the schema auth', { event: '*', schema: 'auth', table: 'users' }],
  ['the schema auth', { event: '*', schema: 'auth' }],
  ['all schemas', { event: '*', schema: '*' }],
  ['a table of the schema private', { event: '*', schema: 'private', table: 'credit_lots' }],
  ['profiles', anyEvent('profiles')],
  ['credits', anyEvent('credits')],
  ['an unknown table', anyEvent('nothing')],
  ['an unknown event', { ...anyEvent('recipes'), event: 'TRUNCATE' }],
  ['an unknown column', anyEvent('recipes', 'nothing=eq.1')],
  ['a filter without a table', { ...everything, filter: 'name=eq.Soup' }],
  ['an unsupported operator', anyEvent('recipes', 'name=fts.soup')],
  ['a missing operator', anyEvent('recipes', 'name')],
  ['a non-numeric value for a number', anyEvent('recipes', 'prep_time=eq.ten')],
  ['an invalid UUID', anyEvent('recipes', 'user_id=eq.me')],
  ['a pattern on a number column', anyEvent('recipes', 'prep_time=like.1%')],
  ['an invalid pattern', anyEvent('recipes', 'name=match.(')],
  ['a pattern with a trailing backslash', anyEvent('recipes', 'name=like.a\\')],
  ['is.true on a text column', anyEvent('recipes', 'name=is.true')],
  ['an invalid value of is', anyEvent('recipes', 'name=is.1 or true')],
  ['an unclosed quote', anyEvent('recipes', 'name=eq."a')],
  ['an empty list', anyEvent('recipes', 'name=in.()')],
  ['U+0000', anyEvent('recipes', 'name=eq.a\0')],
  ['SQL in the column name', anyEvent('recipes', "name\" = '' or true --=eq.1")],
  ['too many conditions', anyEvent('recipes', Array(11).fill('name=eq.a').join(','))],
  [
    'a list that is too long',
    anyEvent('recipes', `prep_time=in.(${Array(101).fill('1').join(',')})`),
  ],
  ['a filter that is too long', anyEvent('recipes', `name=eq.${'a'.repeat(9000)}`)],
  ['a pattern that is too long', anyEvent('recipes', `name=match.${'a'.repeat(300)}`)],
])('%s is refused at the join', async (_what, binding) => {
  for (const caller of [await as(cook), visitor, service]) {
    await expect(listenTo(changes, caller, [binding as Binding])).rejects.toThrow(BadBinding);
  }
});

test('a quote in a filter value neither ends nor widens the filter', async () => {
  const filter = `name=eq."x' or ''='"`;
  const listener = await listenTo(changes, await as(cook), [anyEvent('recipes', filter)]);
  await addRecipe(cook);
  await settled();
  expect(idsOf(listener)).toEqual([]);
  listener.subscription.end();
});

test('an ended subscription gets no more changes', async () => {
  const listener = await listenTo(changes, service, [everything]);
  listener.subscription.end();
  await addRecipe(cook);
  await settled();
  expect(listener.told()).toEqual([]);
  expect(listener.lost).toEqual([]);
});

test('an invalid session id gets no private changes and does not affect others', async () => {
  const { role, claims } = await as(cook);
  const odd = await listenTo(changes, { role, claims: { ...claims, session_id: 'none' } }, [
    everything,
  ]);
  const usual = await listenTo(changes, { role, claims }, [everything]);
  const id = await addRecipe(cook);
  await cook.client.from('favorite_recipes').insert({ user_id: cook.user.id, recipe_id: id });
  await settled();
  expect(usual.told().slice(0, 2)).toEqual(['INSERT recipes', 'INSERT favorite_recipes']);
  expect(odd.told().filter((told) => told.includes('favorite'))).toEqual([]);
  expect([usual.lost, odd.lost]).toEqual([[], ['The session has ended.']]);
  usual.subscription.end();
});

test('a token without a valid user id may not subscribe', async () => {
  for (const sub of [undefined, 'me', 7]) {
    const nobody: Caller = { role: 'authenticated', claims: { role: 'authenticated', sub } };
    await expect(listenTo(changes, nobody, [everything])).rejects.toThrow(BadBinding);
  }
});

test('a pattern that runs too long is refused with a reason and holds at most one connection', async () => {
  const slow = anyEvent('recipes', `name=match.${'(?:^|$|a)'.repeat(20)}`);
  const joining = Promise.allSettled(
    Array.from({ length: 5 }, () => listenTo(changes, visitor, [slow])),
  );
  let isOver = false;
  const finished = joining.finally(() => {
    isOver = true;
  });
  let most = 0;
  while (!isOver) {
    const [row] = await testApp.testDatabase.owner<{ busy: number }[]>`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%jsonb_populate_record%'
        and pid <> pg_backend_pid()`;
    most = Math.max(most, row?.busy ?? 0);
  }
  // Two, because pg_stat_activity may list a finished query for a moment after its result has arrived.
  expect(most).toBeLessThanOrEqual(2);
  for (const result of await finished) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(BadBinding) });
    expect(String((result as PromiseRejectedResult).reason)).toMatch(/takes too long/);
  }
});
