import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#server/process/logger.ts';
import { createRestDoor } from '#server/rest/index.ts';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { readMetric } from './metrics-scene.ts';

// Decision 0082: a read that was answered before is answered from the plan cache. Callers must not be able to tell whether theirs was.

const ours = 'https://app.example';
const lines: string[] = [];
const log = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
let testApp: TestApp;
let cook: Person;
let other: Person;

beforeAll(async () => {
  testApp = await createTestApp({ services: { log } });
  [cook, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  for (const [person, names] of [
    [cook, ['Soup', 'Stew', 'Pie']] as const,
    [other, ['Tart']] as const,
  ]) {
    const rows = names.map((name) => ({ user_id: person.user.id, name }));
    const { data, error } = await person.client.from('recipes').insert(rows).select('id');
    if (error) throw new Error(error.message);
    const marks = data.map(({ id }) => ({ user_id: person.user.id, recipe_id: id }));
    expect((await person.client.from('favorite_recipes').insert(marks)).error).toBeNull();
  }
});
afterAll(() => testApp.close());

type Asked = { method?: string; headers?: Record<string, string> };

function requestOf(
  path: string,
  { method = 'GET', headers = {} }: Asked,
  person?: Person,
): Request {
  const bearer = person && { authorization: `Bearer ${person.session.access_token}` };
  const apikey = testApp.services.keys.anonKey;
  return new Request(`${testSiteUrl}/rest/v1/${path}`, {
    method,
    headers: { apikey, ...bearer, ...headers },
  });
}

/** Returns the response and its log line without the parts that differ each time: request id, time and duration. */
async function seen(at: TestApp, request: Request) {
  lines.length = 0;
  const answer = await at.app.fetch(request, { peerAddress: '127.0.0.1' });
  const { 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
  const written = lines.map((line) => {
    const { time, durationMs, requestId, ...said } = JSON.parse(line);
    expect([requestId, typeof time, typeof durationMs]).toEqual([id, 'string', 'number']);
    return said;
  });
  expect(written).toHaveLength(1);
  return { status: answer.status, headers, body: await answer.text(), written };
}

/** Sends a request twice: returns the response without a cached plan and the response from the plan cache. */
async function bothWays(path: string, asked: Asked, at = testApp) {
  const first = await seen(at, requestOf(path, asked, cook));
  return { first, again: await seen(at, requestOf(path, asked, cook)) };
}

describe('a repeated request gets the same response, headers and log line', () => {
  const cases: [string, string, Asked, number][] = [
    ['a list', 'recipes?select=name&order=name', {}, 200],
    [
      'a count',
      'favorite_recipes?select=recipe_id',
      { method: 'HEAD', headers: { prefer: 'count=exact' } },
      200,
    ],
    [
      'a page',
      'recipes?select=name&order=name&limit=1',
      { headers: { prefer: 'count=exact' } },
      206,
    ],
    [
      'one object',
      'recipes?select=name&name=eq.Soup',
      { headers: { accept: 'application/vnd.pgrst.object+json' } },
      200,
    ],
    ['a function', 'rpc/get_recipes_with_ratings?limit=2', {}, 200],
    [
      'several rows for a single object',
      'recipes?select=id',
      { headers: { accept: 'application/vnd.pgrst.object+json' } },
      406,
    ],
    [
      'a page past the end',
      'recipes?select=id&offset=99',
      { headers: { prefer: 'count=exact' } },
      416,
    ],
    [
      'a HEAD request that is refused',
      'recipes?select=id&offset=99',
      { method: 'HEAD', headers: { prefer: 'count=exact' } },
      416,
    ],
    ['a value that PostgreSQL refuses', 'recipes?select=id&id=eq.none', {}, 400],
    ['an unknown column', 'user_roles?select=granted_by_nobody', {}, 400],
    [
      'a cross-origin request',
      'recipes?select=name&name=eq.Pie',
      { headers: { origin: ours } },
      200,
    ],
  ];
  test.each(cases)('%s', async (_what, path, asked, status) => {
    const { first, again } = await bothWays(path, asked);
    expect(first.status).toBe(status);
    expect(again).toEqual(first);
  });

  test('with CORS restricted to some origins', async () => {
    const narrow = await createTestApp({
      testDatabase: testApp.testDatabase,
      variables: { CORS_ORIGINS: ours },
      services: { log },
    });
    for (const origin of [ours, 'https://elsewhere.example', 'null']) {
      const path = `recipes?select=name&name=eq.${origin.length}`;
      const { first, again } = await bothWays(path, { headers: { origin } }, narrow);
      expect(again).toEqual(first);
      expect(again.headers.vary).toBe('Origin');
      expect(again.headers['access-control-allow-origin']).toBe(origin === ours ? ours : undefined);
    }
    await narrow.app.close();
  });
});

describe('the caller is checked on each request', () => {
  const path = 'favorite_recipes?select=recipe_id&order=created_at';

  test('a refusal is the same with and without a cached plan', async () => {
    const strangers: Record<string, string>[] = [
      { apikey: '' },
      { apikey: 'nonsense' },
      { authorization: 'Bearer nonsense' },
      { authorization: `Bearer ${cook.session.access_token}x` },
    ];
    await bothWays(path, {});
    for (const [n, headers] of strangers.entries()) {
      const known = await seen(testApp, requestOf(path, { headers }));
      const unknown = await seen(testApp, requestOf(`${path}&limit=${n + 50}`, { headers }));
      expect(known.status).toBe(401);
      expect(known).toEqual(unknown);
    }
  });

  test('concurrent callers of the same query each get their own rows', async () => {
    const people: [Person | undefined, number][] = [
      [cook, 3],
      [other, 1],
      [undefined, 0],
    ];
    const askers = Array.from({ length: 150 }, (_, n) => people[n % 3] as (typeof people)[number]);
    const found = await Promise.all(
      askers.map(async ([person]) => {
        const request = requestOf(path, {}, person);
        const answer = await testApp.app.fetch(request, { peerAddress: '127.0.0.1' });
        return ((await answer.json()) as unknown[]).length;
      }),
    );
    expect(found).toEqual(askers.map(([, own]) => own));
  });

  test('a signed-out session is refused', async () => {
    const leaver = await signUpConfirmed(testApp);
    const status = async () => (await testApp.app.fetch(requestOf(path, {}, leaver))).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    await leaver.client.auth.signOut({ scope: 'local' });
    await expect.poll(status).toBe(401);
  });

  test('the rate limit returns 429 with Retry-After', async () => {
    const strict = await createTestApp({
      testDatabase: testApp.testDatabase,
      variables: { REST_CALLS_PER_MINUTE: '3' },
    });
    const ask = () => strict.app.fetch(requestOf(path, {}, cook), { peerAddress: '127.0.0.1' });
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await strict.app.close();
  });
});

test('cached requests are counted in the metrics and none stays in flight', async () => {
  const requests = 'saffron_http_request_duration_seconds_count';
  const labels = { door: 'rest', method: 'HEAD', route: '/rest/v1/recipe_ratings', status: '2xx' };
  for (let n = 0; n < 3; n += 1) {
    await seen(testApp, requestOf('recipe_ratings?select=rating', { method: 'HEAD' }, cook));
  }
  expect(await readMetric(testApp, requests, labels)).toBe(3);
  expect(await readMetric(testApp, 'saffron_http_requests_in_flight')).toBe(1); // the scrape itself
});

test('only a read that was answered before is answered from the cache', async () => {
  const { door, answerFromPlanCache } = createRestDoor(testApp.services);
  const request = () => requestOf('recipes?select=name', {}, cook);
  expect(answerFromPlanCache(request(), undefined)).toBeUndefined();
  expect((await door.fetch(request())).status).toBe(200);
  expect((await answerFromPlanCache(request(), undefined))?.status).toBe(200);
  expect(
    answerFromPlanCache(requestOf('recipes?select=name', { method: 'DELETE' }), undefined),
  ).toBeUndefined();
});
