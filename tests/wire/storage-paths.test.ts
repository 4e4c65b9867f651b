import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  avatarsOf,
  namedVersions,
  png,
  rawCall,
  type StorageScene,
  startStorageScene,
  storedVersions,
} from './storage-scene.ts';

let scene: StorageScene;
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  scene = await startStorageScene('disk', { RATE_LIMITS: 'off' });
  bytes = await png({ width: 2, height: 2 });
});
afterAll(() => scene.close());

const mine = () => scene.cook.user.id;
const call = (path: string, init?: RequestInit) =>
  rawCall(scene, scene.cook.session.access_token)(path, init);

async function names(): Promise<string[]> {
  const rows = await scene.testApp.testDatabase.owner<{ name: string }[]>`
    select name from storage.objects order by name`;
  return rows.map(({ name }) => name);
}

describe('an invalid name', () => {
  test.each([
    ['%2e%2e%2favatar.png'],
    ['%2e%2e%5cavatar.png'],
    ['a%5cb.png'],
    ['a%00.png'],
    ['a%0d%0ab.png'],
    ['%252e%252e/avatar.png'],
    ['a%2fb.png'],
    ['%e0%a4%a.png'],
    ['%ed%a0%80.png'],
    ['%ff.png'],
    ['caf%c3%a9.png'],
    ['cafe%cc%81.png'],
    ['%f0%9f%8d%85.png'],
    ['%e2%80%ae.png'],
    ['a//b.png'],
    ['/a.png'],
    ['a/'],
    ['...%2f.png'],
    ['a~b.png'],
    ['a%22b.png'],
    [`${'a'.repeat(990)}.png`],
    [`${'a/'.repeat(2000)}b.png`],
  ])('of an object in the URL is refused: %s', async (name) => {
    const path = `/object/avatars/${mine()}/${name}`;
    for (const [method, headers] of [
      ['POST', { 'x-upsert': 'true' }],
      ['PUT', {}],
    ] as const) {
      const answer = await call(path, { method, headers, body: bytes });
      expect(answer.status).toBe(400);
      const { code } = (await answer.json()) as { code: string };
      expect(['InvalidKey', 'NoSuchKey']).toContain(code);
    }
    for (const [method, to] of [
      ['GET', path],
      ['DELETE', path],
      ['GET', path.replace('/object/', '/object/info/')],
      ['GET', path.replace('/object/', '/object/public/')],
    ] as const) {
      const answer = await call(to, { method });
      expect(answer.status, `${method} ${to}`).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '404' });
    }
    expect(await names()).toEqual([]);
  });

  test('of an object in a request body is refused', async () => {
    await avatarsOf(scene.cook).upload(`${mine()}/here.png`, bytes);
    for (const name of ['..', '../x', '\u0000', '\ud800', 'é', '', '/', 'a\\b', 'x'.repeat(2000)]) {
      const destination = `${mine()}/${name}`;
      for (const to of ['move', 'copy']) {
        const body = {
          bucketId: 'avatars',
          sourceKey: `${mine()}/here.png`,
          destinationKey: destination,
        };
        const answer = await call(`/object/${to}`, { method: 'POST', body: JSON.stringify(body) });
        expect(await answer.json(), `${to} ${name}`).toMatchObject({ code: 'InvalidKey' });
        const back = { ...body, sourceKey: destination, destinationKey: `${mine()}/there.png` };
        const missing = await call(`/object/${to}`, { method: 'POST', body: JSON.stringify(back) });
        expect(await missing.json(), `${to} ${name}`).toMatchObject({ code: 'NoSuchKey' });
      }
      expect((await avatarsOf(scene.cook).remove([destination])).data).toEqual([]);
      const signed = await avatarsOf(scene.cook).createSignedUrls([destination], 60);
      expect(signed.data).toMatchObject([{ signedUrl: null }]);
    }
    expect(await names()).toEqual([`${mine()}/here.png`]);
  });

  test('of a bucket is refused', async () => {
    for (const bucket of [
      '..',
      '%00',
      '%ff',
      'AVATARS',
      'avatars%2f',
      'a'.repeat(3000),
      '__proto__',
      '%ed%a0%80',
    ]) {
      for (const [method, path] of [
        ['POST', `/object/${bucket}/${mine()}/x.png`],
        ['GET', `/object/${bucket}/${mine()}/x.png`],
        ['POST', `/object/list/${bucket}`],
        ['DELETE', `/object/${bucket}`],
        ['GET', `/bucket/${bucket}`],
      ] as const) {
        const body = method === 'GET' ? null : '{"prefixes":["a"]}';
        const answer = await call(path, { method, body });
        expect(answer.status, `${method} ${path}`).toBe(400);
      }
    }
  });
});

test.each(['a b.png', "it's (me) & you!.png", 'a+b=c;d,e@f$g*h.png', 'x'.repeat(900), '.hidden'])(
  'the unusual name %j works for upload, list, public URL and remove',
  async (name) => {
    const path = `${mine()}/odd/${name}`;
    const bucket = avatarsOf(scene.cook);
    expect((await bucket.upload(path, bytes)).error).toBeNull();
    const { data } = await bucket.list(`${mine()}/odd`);
    expect(data?.map((entry) => entry.name)).toEqual([name]);
    const { publicUrl } = bucket.getPublicUrl(path).data;
    expect((await scene.testApp.request(publicUrl)).status).toBe(200);
    expect((await bucket.remove([path])).data).toHaveLength(1);
  },
);

test('random paths and bodies get no 5xx and store nothing outside the user’s folder', async () => {
  const words = fc.oneof(
    fc.constantFrom(
      'object',
      'public',
      'info',
      'list',
      'sign',
      'avatars',
      'authenticated',
      'upload',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('%00', '%2e%2e', '..', '%ff', '%', '\\', '%5c', '%25', ''),
  );
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH');
  const bodies = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constant('{"prefixes":["\\ud800","\\u0000"]}'),
  );
  await fc.assert(
    fc.asyncProperty(
      methods,
      fc.array(words, { maxLength: 6 }),
      bodies,
      async (method, path, body) => {
        const url = `/${path.map((word) => word.toWellFormed().replaceAll(/[?#]/g, '')).join('/')}`;
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const answer = await call(url, { method, ...(hasBody && { body: body.toWellFormed() }) });
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
  expect((await names()).filter((name) => !name.startsWith(`${mine()}/`))).toEqual([]);
  expect(await storedVersions(scene.testApp)).toEqual(await namedVersions(scene.testApp));
});
