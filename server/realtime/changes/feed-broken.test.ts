import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  anyEvent,
  callerOf,
  createBarrier,
  everything,
  listenTo,
} from '#tests/support/change-listeners.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { type Caller, connectDatabase, type Database } from '../../database/database.ts';
import { missedReason } from './change-queue.ts';
import { type ChangesOptions, openChanges } from './open-changes.ts';

let testApp: TestApp;
let cook: Person;
let other: Person;
let dish: string;
const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  cook = await signUpConfirmed(testApp);
  other = await signUpConfirmed(testApp);
  dish = await addRecipe(other);
});
afterAll(async () => {
  for (const close of closings.reverse()) await close();
  await testApp.close();
});

const owner = () => testApp.testDatabase.owner;
const as = ({ session }: Pick<Person, 'session'>) => callerOf(testApp, session.access_token);

async function addRecipe({ user }: Person, name = 'Soup'): Promise<string> {
  const [row] = await owner()<{ id: string }[]>`
    insert into public.recipes (user_id, name) values (${user.id}, ${name}) returning id`;
  return row?.id ?? '';
}

function open(database: Partial<Database>, options: ChangesOptions = {}) {
  const services = { ...testApp.services, database: { ...testApp.services.database, ...database } };
  const changes = openChanges(services, options);
  closings.push(() => changes.close());
  return changes;
}

/** A database whose queries wait while the gate is closed. */
function gatedDatabase() {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const { asService } = testApp.services.database;
  let waiting = 0;
  return {
    asService: (async (work) => {
      waiting += 1;
      await gate.promise;
      waiting -= 1;
      return asService(work);
    }) as Database['asService'],
    waiting: () => waiting,
    shut() {
      gate = Promise.withResolvers();
    },
    open: () => gate.resolve(),
  };
}

test('a lost connection drops every listener; a new subscription gets changes again', async () => {
  const changes = open({});
  const before = await listenTo(changes, service, [everything]);
  const ended = await owner()`
    select pg_terminate_backend(pid) from pg_catalog.pg_stat_activity
    where datname = current_database() and query = 'listen "changes"'`;
  expect(ended).toHaveLength(1);
  await expect.poll(() => before.lost).toEqual([missedReason]);
  const after = await listenTo(changes, service, [everything]);
  await addRecipe(cook, 'After');
  await expect.poll(after.told).toEqual(['INSERT recipes']);
  expect(before.heard).toEqual([]);
  await changes.close();
});

/** Starts a TCP proxy to PostgreSQL. `silence` stops all traffic of the current connections without closing them. */
async function startSilencer(): Promise<{ url: string; silence(): void }> {
  const target = new URL(testApp.testDatabase.url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(testApp.testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { url: url.href, silence };
}

test('a silent connection is detected and replaced', async () => {
  const silencer = await startSilencer();
  const behind = connectDatabase(silencer.url, { poolSize: 2, statementTimeoutMs: 10_000 });
  closings.push(() => behind.close());
  const changes = open({ listen: behind.listen }, { checkEveryMs: 50, silentAfterMs: 1000 });
  const before = await listenTo(changes, service, [everything]);
  silencer.silence();
  await expect.poll(() => before.lost).toEqual([missedReason]);
  // If this process stalls for longer than silentAfterMs, the new listener is dropped as well and has to subscribe again.
  let after = await listenTo(changes, service, [everything]);
  async function told() {
    if (after.lost.length > 0) after = await listenTo(changes, service, [everything]);
    await addRecipe(cook);
    return after.told();
  }
  await expect.poll(told).toContain('INSERT recipes');
  await changes.close();
});

test('a schema change drops every listener, so that clients join again', async () => {
  const changes = open({});
  const listener = await listenTo(changes, service, [everything]);
  await owner()`select pg_notify('changes', '{"schema_changed":true}')`;
  await expect.poll(() => listener.lost).toEqual([missedReason]);
  await changes.close();
});

test('a queue overflow drops the listeners that it concerns; the others continue', async () => {
  const gate = gatedDatabase();
  const changes = open({ asService: gate.asService }, { queueLimit: 5 });
  const busy = await listenTo(changes, await as(cook), [
    anyEvent('recipes', `user_id=eq.${cook.user.id}`),
  ]);
  const quiet = await listenTo(changes, await as(other), [anyEvent('favorite_recipes')]);
  gate.shut();
  for (let count = 0; count < 12; count += 1) await addRecipe(cook);
  await expect.poll(() => busy.lost).toEqual([missedReason]);
  gate.open();
  await owner()`insert into public.favorite_recipes (user_id, recipe_id) values (${other.user.id}, ${dish})`;
  await expect.poll(quiet.told).toEqual(['INSERT favorite_recipes']);
  expect([quiet.lost, busy.heard]).toEqual([[], []]);
  await changes.close();
});

test('a database failure drops the listeners of the change as having missed it', async () => {
  const { asService } = testApp.services.database;
  let isGone = false;
  const changes = open({
    asService: (work) => (isGone ? Promise.reject(new Error('gone')) : asService(work)),
  });
  const listener = await listenTo(changes, await as(cook), [everything]);
  isGone = true;
  await addRecipe(cook);
  await expect.poll(() => listener.lost).toEqual([missedReason]);
  await changes.close();
});

test('a burst of changes is delivered completely and in order', async () => {
  const changes = open({});
  const listener = await listenTo(changes, await as(cook), [everything]);
  const names = Array.from({ length: 300 }, (_none, at) => `Number ${at}`);
  await owner()`
    insert into public.recipes (user_id, name) select ${cook.user.id}, name from unnest(${names}::text[]) as name`;
  await expect.poll(() => listener.heard.length).toBe(names.length);
  expect(listener.heard.map(({ change }) => change.record?.name)).toEqual(names);
  await changes.close();
});

test('data read for one caller is not delivered to the next caller of the channel', async () => {
  const gate = gatedDatabase();
  const changes = open({ asService: gate.asService });
  const settled = await createBarrier(changes, testApp);
  const caller = await as(cook);
  const [handed, kept] = [
    await listenTo(changes, caller, [anyEvent('favorite_recipes')]),
    await listenTo(changes, caller, [anyEvent('favorite_recipes')]),
  ];
  const [others, elsewhere] = [await as(other), await as(await signIn(testApp, cook))];
  gate.shut();
  await owner()`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.user.id}, ${dish})`;
  await expect.poll(gate.waiting).toBe(1);
  await handed.subscription.changeCaller(others);
  await kept.subscription.changeCaller(elsewhere);
  gate.open();
  await settled();
  expect(handed.heard).toEqual([]);
  expect(kept.told()).toEqual(['INSERT favorite_recipes']);
  await changes.close();
});

test('a row whose owner changes before it is read is delivered to the new owner', async () => {
  const gate = gatedDatabase();
  const changes = open({ asService: gate.asService });
  const settled = await createBarrier(changes, testApp);
  const own = (person: Person) => [
    anyEvent('recipes', `user_id=eq.${person.user.id}`),
    anyEvent('recipe_ratings'),
  ];
  const [first, next] = [
    await listenTo(changes, await as(cook), own(cook)),
    await listenTo(changes, await as(other), own(other)),
  ];
  gate.shut();
  const recipe = await addRecipe(cook);
  await owner()`insert into public.recipe_ratings (user_id, recipe_id, rating) values (${cook.user.id}, ${recipe}, 2)`;
  await owner()`update public.recipes set user_id = ${other.user.id} where id = ${recipe}`;
  await owner()`update public.recipe_ratings set user_id = ${other.user.id} where recipe_id = ${recipe}`;
  gate.open();
  await settled();
  expect(first.heard).toEqual([]);
  expect(new Set(next.told())).toEqual(new Set(['UPDATE recipes', 'UPDATE recipe_ratings']));
  await changes.close();
});

test('a pattern that runs too long ends its own channel and does not delay others', async () => {
  const changes = open({});
  const slow = await listenTo(changes, await as(other), [
    anyEvent('recipes', String.raw`name=match.^(x+)(x+)(x+)(x+)(x+)\1\2\3\4\5$`),
  ]);
  const usual = await listenTo(changes, service, [everything]);
  await addRecipe(cook, 'x'.repeat(199));
  await expect.poll(usual.told).toEqual(['INSERT recipes']);
  await expect.poll(() => slow.lost).toEqual(['A filter of this channel could not be judged.']);
  expect(usual.lost).toEqual([]);
  await changes.close();
});
