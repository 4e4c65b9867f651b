import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repeat } from '#server/operations/repeat.ts';
import { newAddress, signUpConfirmed } from '#tests/support/people.ts';
import { createScriptedModel } from '#tests/support/scripted-model.ts';
import { generate, thaiVegan } from './generate-scene.ts';
import { asksLocally, type MetricsScene, openMetricsScene, readSamples } from './metrics-scene.ts';

let scene: MetricsScene;
beforeAll(async () => {
  scene = await openMetricsScene();
});
afterAll(() => scene.close());

describe('access to the metrics', () => {
  const from = (
    { app }: Pick<MetricsScene, 'app'>,
    headers: Record<string, string>,
    peerAddress = '203.0.113.9',
  ) => app.fetch(new Request('https://table.example/metrics', { headers }), { peerAddress });

  test('is open to a client on this machine, and the answer is not cached', async () => {
    const answer = await asksLocally(scene);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(readSamples(await answer.text()).length).toBeGreaterThan(20);
  });

  test('is refused to others without METRICS_TOKEN, also through a local proxy', async () => {
    const asked = [
      from(scene, {}),
      from(scene, { authorization: 'Bearer undefined' }),
      from(scene, { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'),
      from(scene, { host: 'table.example' }, '127.0.0.1'),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('saffron_');
    }
  });

  test('is open from anywhere with METRICS_TOKEN', async () => {
    const token = 'sixteen-letters-at-least';
    const open = await openMetricsScene({ variables: { METRICS_TOKEN: token } });
    try {
      expect((await from(open, { authorization: `Bearer ${token}` })).status).toBe(200);
      expect((await from(open, { authorization: `Bearer ${token}x` })).status).toBe(401);
      const unsaid = await from(open, {});
      expect(unsaid.status).toBe(401);
      expect(unsaid.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expect((await asksLocally(open)).status).toBe(200);
    } finally {
      await open.close();
    }
  });
});

describe('the metrics', () => {
  const requests = 'saffron_http_request_duration_seconds_count';

  test('count requests by door, route pattern and status class', async () => {
    const cook = await signUpConfirmed(scene);
    await cook.client.from('recipes').select('id');
    await cook.client.rpc('get_recipes_with_ratings');
    await cook.client.from('nothing_of_this_name').select('id');
    const read = { door: 'rest', method: 'GET', route: '/rest/v1/recipes', status: '2xx' };
    expect(await scene.read(requests, read)).toBe(1);
    const called = { door: 'rest', route: '/rest/v1/rpc/get_recipes_with_ratings' };
    expect(await scene.read(requests, called)).toBe(1);
    expect(await scene.read(requests, { route: '/rest/v1/*', status: '4xx' })).toBe(1);
    expect(await scene.read(requests, { door: 'auth', route: '/auth/v1/signup' })).toBe(1);
    expect(await scene.read('saffron_http_requests_in_flight')).toBe(1); // the scrape itself
    expect(await scene.read('saffron_sign_ins_total')).toBeGreaterThanOrEqual(1);
  });

  test('count transactions, waiting transactions, and errors by class', async () => {
    const before = (await scene.read('saffron_database_transaction_seconds_count')) ?? 0;
    const failed = scene.services.database.asService((sql) => sql`select 1 / 0`);
    await expect(failed).rejects.toThrow('division by zero');
    expect(await scene.read('saffron_database_transaction_seconds_count')).toBeGreaterThan(before);
    expect(await scene.read('saffron_database_errors_total', { class: '22' })).toBe(1);

    const { poolSize } = scene.services.settings.database;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = Array.from({ length: poolSize + 3 }, () =>
      scene.services.database.asService(() => held),
    );
    const { active, waiting } = scene.services.metrics.database;
    const readNow = async (gauge: typeof active) => (await gauge.get()).values[0]?.value;
    await expect.poll(() => readNow(active)).toBe(poolSize);
    expect(await readNow(waiting)).toBe(3);
    letGo();
    await Promise.all(holders);
    expect([await readNow(active), await readNow(waiting)]).toEqual([0, 0]);
  });

  test('count mails, sweeps, rate limits and refusals of the auth API', async () => {
    expect(await scene.read('saffron_messages_total', { kind: 'mail', outcome: 'sent' })).toBe(1);
    expect(await scene.read('saffron_messages_total', { kind: 'mail', outcome: 'failed' })).toBe(0);
    async function sweepNothing() {}
    await repeat(scene.services, { run: sweepNothing, everyMs: 60_000 })();
    async function sweepInVain() {
      throw new Error('in vain');
    }
    await repeat(scene.services, { run: sweepInVain, everyMs: 60_000 })();
    const swept = 'saffron_sweep_duration_seconds_count';
    expect(await scene.read(swept, { sweep: 'sweepNothing', outcome: 'ok' })).toBe(1);
    expect(await scene.read(swept, { sweep: 'sweepInVain', outcome: 'failed' })).toBe(1);

    const email = newAddress();
    for (let count = 0; count < 11; count += 1) {
      await scene.client().auth.signInWithPassword({ email, password: 'wrong again' });
    }
    const refused = 'saffron_auth_refusals_total';
    expect(await scene.read(refused, { code: 'invalid_credentials' })).toBe(10);
    expect(await scene.read(refused, { code: 'over_request_rate_limit' })).toBe(1);
    const limit = 'failedSignInByAccountAndPeer';
    expect(await scene.read('saffron_rate_limit_refusals_total', { limit })).toBe(1);
  });

  test('count generations, and the generations, credits and accounts in the database', async () => {
    const models = createScriptedModel([new Error('no words')]);
    const cooking = await openMetricsScene({ services: { models } });
    try {
      const cook = await signUpConfirmed(cooking);
      const { refusal } = await generate(cook, thaiVegan);
      expect(refusal).toMatchObject({ status: 502, code: 'provider_error' });
      await cooking.app.drain();
      const model = `${models.recipes.provider}:${models.recipes.name}`;
      const ended = 'saffron_generation_duration_seconds_count';
      expect(await cooking.read(ended, { model, outcome: 'provider-error' })).toBe(1);
      expect(await cooking.read('saffron_generations_running')).toBe(0);
      expect(await cooking.read('saffron_database_up')).toBe(1);
      expect(await cooking.read('saffron_database_generations_total', { outcome: 'failed' })).toBe(
        1,
      );
      expect(await cooking.read('saffron_database_credits_total', { kind: 'given' })).toBe(1);
      expect(await cooking.read('saffron_database_credits_total', { kind: 'spent' })).toBe(0);
      expect(await cooking.read('saffron_database_accounts', { kind: 'now' })).toBe(1);
    } finally {
      await cooking.close();
    }
  });

  test('are separate for two apps in one process', async () => {
    const other = await openMetricsScene();
    try {
      expect(await other.read(requests, { door: 'rest' })).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

test('user input and user identities never become labels', async () => {
  const cook = await signUpConfirmed(scene);
  await scene.request(`/rest/v1/secret-${cook.user.id}?select=*`);
  await scene.request(`/storage/v1/object/public/recipes/${cook.user.id}/cake.webp`);
  await scene.request(`/auth/v1/admin/users/${cook.user.id}`);
  await scene.request('/nowhere/at/all?code=1234', { method: 'BREW' });
  const samples = await scene.scrape();
  const values = samples.flatMap(({ labels }) => Object.values(labels)).join(' ');
  for (const written of [cook.user.id, cook.email, 'secret-', 'nowhere', 'BREW', '1234', 'cake']) {
    expect(values).not.toContain(written);
  }
});

test('the metrics have the time of the last backup and of the last failed one', async () => {
  const name = 'saffron_database_last_backup_timestamp_seconds';
  const fresh = await openMetricsScene();
  try {
    expect(await fresh.read(name)).toBeUndefined();
  } finally {
    await fresh.close();
  }
  await scene.testDatabase.owner`
    insert into private.last_backups (outcome, at, file, size_bytes, verified)
    values ('made', '2026-11-20T03:00:00Z', 'one', 10, true)`;
  // A new app that has not queried yet, because answers are cached for some seconds.
  const asking = await openMetricsScene({ services: { database: scene.services.database } });
  try {
    const atSeconds = Date.UTC(2026, 10, 20, 3) / 1000;
    expect(await asking.read(name, { outcome: 'made' })).toBe(atSeconds);
    expect(await asking.read(name, { outcome: 'failed' })).toBeUndefined();
  } finally {
    await asking.close();
  }
});

test('without the database, the metrics of the process are still served', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { database } = scene.services;
  const alone = await openMetricsScene({
    services: { database: { ...database, asService: away } },
  });
  try {
    const samples = await alone.scrape();
    const named = (name: string) => samples.filter((sample) => sample.name === name);
    expect(named('saffron_database_up')).toEqual([
      { name: 'saffron_database_up', labels: {}, value: 0 },
    ]);
    expect(named('saffron_database_credits_total')).toEqual([]);
    expect(named('saffron_database_oldest_seconds')).toEqual([]);
  } finally {
    await alone.close();
  }
});
