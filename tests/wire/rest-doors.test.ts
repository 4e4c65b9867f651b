import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createRestScene, type RestScene } from './rest-scene.ts';

let scene: RestScene;
beforeAll(async () => {
  scene = await createRestScene();
});
afterAll(() => scene.close());

describe('keys and tokens', () => {
  test("a missing or unknown API key is 401 with the gateway's message", async () => {
    const none = await scene.request('/rest/v1/shelves');
    expect([none.status, await none.json()]).toMatchObject([
      401,
      { message: 'No API key found in request', hint: expect.any(String) },
    ]);
    const wrong = await scene.get('shelves', { apikey: 'nonsense' });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
  });

  test('an apikey query parameter is not a filter', async () => {
    const response = await scene.request(`/rest/v1/spices?apikey=${scene.services.keys.anonKey}`);
    expect(response.status).toBe(200);
  });

  test('a token with a foreign signature or an expired one is 401', async () => {
    const forged = await scene.get('shelves', { authorization: 'Bearer e30.e30.e30' });
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'PGRST301' }]);
    const other = await createTestApp({
      variables: { SECRET_KEY: 'another secret, of another product' },
    });
    const foreign = await other.services.keys.sign(
      { role: 'service_role' },
      { expiresInSeconds: 600 },
    );
    await other.close();
    const stranger = await scene.get('shelves', { authorization: `Bearer ${foreign}` });
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'PGRST301' }]);
    const token = await scene.services.keys.sign(
      { role: 'authenticated' },
      { expiresInSeconds: -60 },
    );
    const expired = await scene.get('shelves', { authorization: `Bearer ${token}` });
    expect([expired.status, await expired.json()]).toMatchObject([
      401,
      { code: 'PGRST303', message: 'JWT expired' },
    ]);
    expect(expired.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('schemas, tables and paths', () => {
  test('a schema that is not exposed is 406', async () => {
    for (const schema of [
      'auth',
      'private',
      'pg_catalog',
      'information_schema',
      '',
      'public; drop',
    ]) {
      const read = await scene.get('users', { 'accept-profile': schema });
      expect([schema, read.status, await read.json()]).toMatchObject([
        schema,
        406,
        { code: 'PGRST106' },
      ]);
      const write = await scene.send('POST', 'users', {}, { 'content-profile': schema });
      expect([schema, write.status]).toEqual([schema, 406]);
    }
    const { error, status } = await scene
      .client('service_role')
      .schema('auth')
      .from('users')
      .select();
    expect([status, error?.code]).toEqual([406, 'PGRST106']);
  });

  test('a table of another schema is 404 in every spelling', async () => {
    for (const name of [
      'auth.users',
      '"auth"."users"',
      'pg_class',
      'users',
      'private.signing_keys',
    ]) {
      const response = await scene.get(encodeURIComponent(name));
      expect([name, response.status, await response.json()]).toMatchObject([
        name,
        404,
        { code: 'PGRST205' },
      ]);
    }
  });

  test('the error names the unknown table', async () => {
    expect((await scene.anon.from('nothing').select()).error).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.nothing' in the schema cache",
      details: null,
      hint: null,
    });
  });

  test('an invalid path is a 4xx with the four error fields', async () => {
    for (const path of ['', 'a/b', 'rpc', 'rpc/', 'rpc/a/b', '%ff', 'a%00b', '%']) {
      const response = await scene.get(path);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      expect(Object.keys((await response.json()) as object).sort()).toEqual([
        'code',
        'details',
        'hint',
        'message',
      ]);
    }
  });

  test('PUT is 405', async () => {
    const put = await scene.send('PUT', 'spices?id=eq.1', { id: 1, name: 'x' });
    expect([put.status, await put.json()]).toMatchObject([405, { code: 'PGRST117' }]);
  });
});

describe('preferences', () => {
  test('unknown ones are ignored unless handling is strict', async () => {
    expect((await scene.get('spices', { prefer: 'anything=goes' })).status).toBe(200);
    const strict = await scene.get('spices', { prefer: 'handling=strict, anything=goes' });
    expect([strict.status, await strict.json()]).toMatchObject([400, { code: 'PGRST122' }]);
  });
});

describe('a browser on another origin', () => {
  test('may send a preflight without a key and read Content-Range', async () => {
    const asked = await scene.request('/rest/v1/shelves', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,prefer,content-profile',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-profile');
    const got = await scene.get('spices', { origin: 'https://elsewhere.example' });
    expect(got.headers.get('access-control-allow-origin')).toBe('*');
    expect(got.headers.get('access-control-expose-headers')).toContain('content-range');
  });
});

test('a statement is cancelled after the statement timeout', async () => {
  const { services, testDatabase } = scene;
  const database = connectDatabase(testDatabase.url, { poolSize: 2, statementTimeoutMs: 200 });
  const hurried = createApp({ ...services, database });
  const response = await hurried.fetch(
    new Request('http://saffron.test/rest/v1/rpc/nap', {
      method: 'POST',
      headers: { apikey: services.keys.anonKey },
      body: '{"seconds":5}',
    }),
  );
  expect([response.status, await response.json()]).toMatchObject([504, { code: '57014' }]);
  await database.close();
});

test('a body above the limit is refused', async () => {
  const response = await scene.send('POST', 'shelves', { name: 'x'.repeat(1_100_000) });
  expect(response.status).toBe(413);
});
