import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTcpProxy } from '#tests/faults/chaos/tcp-proxy.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { connectDatabase, type Database } from './database.ts';

let testDatabase: TestDatabase;
let here: Database;
let elsewhere: Database;

const limits = { poolSize: 2, statementTimeoutMs: 10_000 };

/** Connects as another process would, under an application name by which a test can terminate the connection. */
function connectAs(name: string): Database {
  const url = new URL(testDatabase.url);
  url.searchParams.set('application_name', name);
  return connectDatabase(url.href, limits);
}

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  here = connectAs('here');
  elsewhere = connectAs('elsewhere');
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await testDatabase.close();
});

test('a name stays locked until every holder has released it', async () => {
  expect(await here.findUnlocked(['soup', 'bread'])).toEqual(['soup', 'bread']);
  const releases = await Promise.all([
    here.acquireLock('soup'),
    here.acquireLock('soup'),
    elsewhere.acquireLock('soup'),
  ]);
  for (const one of releases) {
    expect(await here.findUnlocked(['soup', 'bread'])).toEqual(['bread']);
    one();
    one();
  }
  await expect.poll(() => here.findUnlocked(['soup'])).toEqual(['soup']);
  (await here.acquireLock('soup'))();
  await expect.poll(() => elsewhere.findUnlocked(['soup'])).toEqual(['soup']);
});

test('acquires its locks again after a lost connection', async () => {
  await elsewhere.acquireLock('stew');
  const cut = await testDatabase.owner`
    select pg_terminate_backend(a.pid) as cut, a.pid from pg_stat_activity a
    join pg_locks l on l.pid = a.pid and l.locktype = 'advisory'
    where a.application_name = 'elsewhere'`;
  expect(cut).toMatchObject([{ cut: true }]);
  const holders = () => testDatabase.owner`
    select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory'
    where a.application_name = 'elsewhere'`;
  await expect
    .poll(async () => (await holders()).filter(({ pid }) => pid !== cut[0]?.pid))
    .toHaveLength(1);
  expect(await here.findUnlocked(['stew'])).toEqual([]);
});

test('releases all locks when the connection closes', async () => {
  const dying = connectAs('dying');
  await dying.acquireLock('broth');
  expect(await here.findUnlocked(['broth'])).toEqual([]);
  await dying.close();
  await expect.poll(() => here.findUnlocked(['broth'])).toEqual(['broth']);
});

test('acquire, findUnlocked and listen fail with 08006 when PostgreSQL is unreachable', async () => {
  const url = new URL(testDatabase.url);
  const port = url.port;
  const proxy = await openTcpProxy(() => Number(port));
  url.port = String(proxy.port);
  const away = connectDatabase(url.href, limits);
  try {
    await away.acquireLock('sauce');
    await proxy.close();
    await expect(away.acquireLock('syrup')).rejects.toMatchObject({ code: '08006' });
    await expect(away.findUnlocked(['sauce'])).rejects.toMatchObject({ code: '08006' });
    const hear = () => {};
    await expect(away.listen('spoons', hear)).rejects.toMatchObject({ code: '08006' });
    await expect(away.listen('spoons', hear, hear)).rejects.toMatchObject({ code: '08006' });
  } finally {
    await away.close();
  }
});

test('a name acquired before the lost locks are back is released completely', async () => {
  const url = new URL(testDatabase.url);
  const port = Number(url.port);
  let isUp = true;
  let refused = 0;
  const proxy = await openTcpProxy(() => {
    if (isUp) return port;
    refused += 1;
    return Promise.reject(new Error('PostgreSQL is down'));
  });
  url.port = String(proxy.port);
  const away = connectDatabase(url.href, limits);
  try {
    await away.acquireLock('jam');
    isUp = false;
    proxy.cut();
    await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(0);
    isUp = true;
    // The first call after the loss may still meet the connection that was refused.
    const release = await vi.waitFor(() => away.acquireLock('curd'));
    await expect.poll(() => here.findUnlocked(['jam', 'curd'])).toEqual([]);
    release();
    await expect.poll(() => here.findUnlocked(['jam', 'curd'])).toEqual(['curd']);
  } finally {
    await away.close();
    await proxy.close();
  }
});
