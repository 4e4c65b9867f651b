import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/database/database.ts';
import type { Binding, Changes } from '#server/realtime/changes/changes.ts';
import { openChanges } from '#server/realtime/changes/open-changes.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import {
  anyEvent,
  callerOf,
  createBarrier,
  everything,
  type Listener,
  listenTo,
} from '../support/change-listeners.ts';
import { type Person, signIn, signUpConfirmed } from '../support/people.ts';
import { protectedPerson, signInAgain } from './factor-scene.ts';

// Checks who receives which changes, with real access tokens and the row security policies of the real database.

let testApp: TestApp;
let changes: Changes;
let settled: () => Promise<void>;
let dish: string;
let cook: Person;
const visitor: Caller = { role: 'anon', claims: { role: 'anon' } };
const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };

beforeAll(async () => {
  testApp = await createTestApp();
  changes = openChanges(testApp.services);
  settled = await createBarrier(changes, testApp);
  cook = await signUpConfirmed(testApp);
  dish = await addRecipe(await signUpConfirmed(testApp));
});
afterAll(async () => {
  await changes.close();
  await testApp.close();
});

const owner = () => testApp.testDatabase.owner;
const as = ({ session }: Pick<Person, 'session'>) => callerOf(testApp, session.access_token);

async function addRecipe({ user }: Pick<Person, 'user'>): Promise<string> {
  const [row] = await owner()<{ id: string }[]>`
    insert into public.recipes (user_id, name) values (${user.id}, 'Soup') returning id`;
  return row?.id ?? '';
}

/** Inserts, updates and deletes rows of a person in each table, one change after the other. */
async function liveThrough({ user }: Pick<Person, 'user'>): Promise<void> {
  const sql = owner();
  const recipe = await addRecipe({ user });
  await sql`insert into public.favorite_recipes (user_id, recipe_id) values (${user.id}, ${dish})`;
  await sql`insert into public.recipe_ratings (user_id, recipe_id, rating) values (${user.id}, ${dish}, 3)`;
  await settled();
  await sql`update public.recipes set description = 'Mine' where id = ${recipe}`;
  await sql`update public.recipe_ratings set rating = 4 where user_id = ${user.id}`;
  await sql`update public.favorite_recipes set created_at = now() where user_id = ${user.id}`;
  await settled();
  await sql`delete from public.favorite_recipes where user_id = ${user.id}`;
  await sql`delete from public.recipe_ratings where user_id = ${user.id}`;
  await sql`delete from public.recipes where id = ${recipe}`;
  await settled();
}

/** Returns every kind of binding that could match a user's rows, including forged filters. */
function everyWay({ user }: Pick<Person, 'user'>): Binding[] {
  const tables = ['recipes', 'recipe_ratings', 'favorite_recipes'];
  const events = ['INSERT', 'UPDATE', 'DELETE'] as const;
  return [
    everything,
    { ...everything, table: '*' },
    ...events.map((event) => ({ ...everything, event })),
    ...tables.flatMap((table) => [
      anyEvent(table),
      anyEvent(table, `user_id=eq.${user.id}`),
      anyEvent(table, `user_id=eq.${user.id.toUpperCase()}`),
      anyEvent(table, `user_id=in.(${user.id})`),
      anyEvent(table, 'user_id=not.is.null'),
      anyEvent(table, `user_id=eq.${user.id},created_at=gt.2000-01-01`),
      ...events.map((event) => ({ ...anyEvent(table), event })),
    ]),
    anyEvent('favorite_recipes', `recipe_id=eq.${dish}`),
    anyEvent('recipe_ratings', 'rating=gt.0'),
  ];
}

/** Opens a separate listener for each binding, so that none can mask another. */
async function listenEveryWay(caller: Caller, about: Person): Promise<Listener[]> {
  return Promise.all(everyWay(about).map((binding) => listenTo(changes, caller, [binding])));
}

const kindsOf = (listeners: readonly Listener[], person: Pick<Person, 'user'>) =>
  [
    ...new Set(
      listeners
        .flatMap(({ heard }) => heard)
        .filter(({ change }) => JSON.stringify(change).includes(person.user.id) || !change.record)
        .map(({ change: { type, table } }) => `${type} ${table}`),
    ),
  ].sort();
const endAll = (listeners: readonly Listener[]) => {
  for (const { subscription } of listeners) subscription.end();
};

const readByAll = ['INSERT recipes', 'UPDATE recipes'];
const all = ['favorite_recipes', 'recipe_ratings', 'recipes']
  .flatMap((table) => ['DELETE', 'INSERT', 'UPDATE'].map((type) => `${type} ${table}`))
  .sort();

describe('changes to the rows of a cook', () => {
  test('reach that cook and the service; other callers get only public rows', async () => {
    const other = await signUpConfirmed(testApp);
    const listeners = {
      cook: await listenEveryWay(await as(cook), cook),
      other: await listenEveryWay(await as(other), cook),
      visitor: await listenEveryWay(visitor, cook),
      service: await listenEveryWay(service, cook),
    };
    await liveThrough(cook);
    expect(kindsOf(listeners.cook, cook)).toEqual(all);
    expect(kindsOf(listeners.service, cook)).toEqual(all);
    expect(kindsOf(listeners.other, cook)).toEqual(readByAll);
    expect(kindsOf(listeners.visitor, cook)).toEqual(readByAll);
    for (const some of Object.values(listeners)) {
      expect(some.flatMap(({ lost }) => lost)).toEqual([]);
      endAll(some);
    }
  });

  test('a deletion sends its owner only the primary key', async () => {
    const listener = await listenTo(changes, await as(cook), [everything]);
    await liveThrough(cook);
    const deleted = listener.heard.filter(({ change }) => change.type === 'DELETE');
    expect(deleted.map(({ change }) => Object.keys(change.old_record ?? {}).sort())).toEqual([
      ['recipe_id', 'user_id'],
      ['recipe_id', 'user_id'],
      ['id'],
    ]);
    expect(deleted.filter(({ change }) => change.record)).toEqual([]);
    listener.subscription.end();
  });
});

describe('a session', () => {
  test('without its second factor gets no private rows, not even its own', async () => {
    const strong = await protectedPerson(testApp);
    const weak = await signInAgain(testApp, strong);
    const listeners = {
      strong: await listenEveryWay(await as(strong), strong),
      weak: await listenEveryWay(await as(weak), strong),
    };
    await liveThrough(strong);
    expect(kindsOf(listeners.strong, strong)).toEqual(all);
    expect(kindsOf(listeners.weak, strong)).toEqual(readByAll);
    for (const some of Object.values(listeners)) endAll(some);
  });

  const endings: [string, (person: Person) => Promise<unknown>][] = [
    [
      'suspended',
      ({ user }) =>
        testApp.client('service_role').auth.admin.updateUserById(user.id, { ban_duration: '1h' }),
    ],
    ['signed out everywhere', ({ client }) => client.auth.signOut({ scope: 'global' })],
    ['deleted', ({ user }) => owner()`delete from auth.sessions where user_id = ${user.id}`],
  ];
  test.each(endings)(
    'that was %s gets no more private rows and is closed with a reason',
    async (_how, end) => {
      const person = await signUpConfirmed(testApp);
      const listeners = await listenEveryWay(await as(person), person);
      await end(person);
      await liveThrough(person);
      const heard = kindsOf(listeners, person).filter((kind) => !readByAll.includes(kind));
      expect(heard).toEqual([]);
      // For listeners of public rows only, the socket's periodic check finds the ended session.
      expect(listeners[0]?.lost).toEqual(['The session has ended.']);
      endAll(listeners);
    },
  );

  test('of a deleted account gets no event of the deletion; the service does', async () => {
    const gone = await signUpConfirmed(testApp);
    const listeners = await listenEveryWay(await as(gone), gone);
    const listening = await listenTo(changes, service, [everything]);
    await owner()`insert into public.favorite_recipes (user_id, recipe_id) values (${gone.user.id}, ${dish})`;
    await settled();
    for (const { heard } of listeners) heard.length = 0;
    await owner()`delete from auth.users where id = ${gone.user.id}`;
    await settled();
    expect(listening.told()).toContain('DELETE favorite_recipes');
    expect(kindsOf(listeners, gone)).toEqual([]);
    expect(listeners[0]?.lost).toEqual(['The session has ended.']);
    endAll(listeners);
    listening.subscription.end();
  });

  test('that ends does not end the other sessions of its user', async () => {
    const person = await signUpConfirmed(testApp);
    const elsewhere = await signIn(testApp, person);
    const [here, there] = [
      await listenTo(changes, await as(person), [everything]),
      await listenTo(changes, await as(elsewhere), [everything]),
    ];
    await person.client.auth.signOut({ scope: 'local' });
    await liveThrough(person);
    expect(here.lost).toEqual(['The session has ended.']);
    expect(kindsOf([here], person).filter((kind) => !readByAll.includes(kind))).toEqual([]);
    expect(kindsOf([there], person)).toEqual(all);
    there.subscription.end();
  });
});

describe('a change of the token', () => {
  test('to another cook delivers the rows of the new cook and not of the first', async () => {
    const other = await signUpConfirmed(testApp);
    const listeners = await listenEveryWay(await as(cook), cook);
    const others = await as(other);
    for (const { subscription } of listeners) await subscription.changeCaller(others);
    await liveThrough(cook);
    expect(kindsOf(listeners, cook)).toEqual(readByAll);
    await liveThrough(other);
    expect(kindsOf(listeners, other)).toEqual(all);
    endAll(listeners);
  });

  test('to a visitor after sign-out delivers only public rows', async () => {
    const listeners = await listenEveryWay(await as(cook), cook);
    for (const { subscription } of listeners) await subscription.changeCaller(visitor);
    await liveThrough(cook);
    expect(kindsOf(listeners, cook)).toEqual(readByAll);
    endAll(listeners);
  });

  test('to one with the second factor delivers the private rows', async () => {
    const strong = await protectedPerson(testApp);
    const weak = await signInAgain(testApp, strong);
    const listener = await listenTo(changes, await as(weak), [everything]);
    await listener.subscription.changeCaller(await as(strong));
    await liveThrough(strong);
    expect(kindsOf([listener], strong)).toEqual(all);
    listener.subscription.end();
  });
});
