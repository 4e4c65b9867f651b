import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Creates the same product with some services replaced. */
function appWith(services: Partial<Services>) {
  const app = createApp({ ...testApp.services, ...services });
  const ask = (path: string) => app.fetch(new Request(`http://localhost${path}`));
  return { ask, close: app.close };
}

async function readiness({ ask }: ReturnType<typeof appWith>) {
  const answer = await ask('/readyz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { code: answer.status, ...((await answer.json()) as object) };
}

const databaseThat = (asService: () => Promise<never>) => ({
  database: { ...testApp.services.database, asService },
});

test('ready: the database answers, and the result is not cached', async () => {
  const app = appWith({});
  expect(await readiness(app)).toEqual({ code: 200, status: 'ready', objects: 'ok' });
  await app.close();
});

test('alive: the process answers, also without a database', async () => {
  const app = appWith(databaseThat(() => Promise.reject(new Error('away'))));
  const answer = await app.ask('/healthz');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok' });
  await app.close();
});

test('not ready: the database query fails', async () => {
  const app = appWith(databaseThat(() => Promise.reject(new Error('away'))));
  expect(await readiness(app)).toMatchObject({
    code: 503,
    reason: 'The database does not answer.',
  });
  await app.close();
});

test('not ready: a silent database times out after 3 s, with one query for all calls', async () => {
  const asService = vi.fn(() => new Promise<never>(() => {}));
  const app = appWith(databaseThat(asService));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.all([readiness(app), readiness(app)]);
  await vi.advanceTimersByTimeAsync(2999);
  let isAnswered = false;
  void asked.then(() => {
    isAnswered = true;
  });
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const away = { code: 503, reason: 'The database does not answer.' };
  expect(await asked).toEqual([expect.objectContaining(away), expect.objectContaining(away)]);
  expect(asService).toHaveBeenCalledTimes(1);
  await app.close();
});

test('not ready: the process is about to stop, whether or not the database answers', async () => {
  const leaving = new AbortController();
  const app = appWith({ leaving: leaving.signal });
  expect(await readiness(app)).toMatchObject({ code: 200 });
  leaving.abort();
  expect(await readiness(app)).toMatchObject({
    code: 503,
    reason: 'This process is about to stop.',
  });
  expect((await app.ask('/healthz')).status).toBe(200);
  await app.close();
});

test('not ready: another process has been migrating the database for a while', async () => {
  const app = appWith({});
  const migrating = await testApp.testDatabase.owner.reserve();
  try {
    await migrating`select pg_advisory_lock(7232417)`;
    await migrating`begin`;
    await migrating`select 1`;
    expect(await readiness(app)).toMatchObject({ code: 200 });
    await expect
      .poll(() => readiness(app), { timeout: 20_000 })
      .toMatchObject({ code: 503, reason: 'The database is being brought up to date.' });
    await migrating`commit`;
    await migrating`select pg_advisory_unlock(7232417)`;
    expect(await readiness(app)).toMatchObject({ code: 200 });
  } finally {
    migrating.release();
    await app.close();
  }
});
