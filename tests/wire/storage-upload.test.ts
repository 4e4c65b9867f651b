import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpConfirmed } from '../support/people.ts';
import {
  avatarsOf,
  colorOf,
  isNearly,
  namedVersions,
  png,
  rawCall,
  type StorageScene,
  startStorageScene,
  storedVersions,
  stores,
} from './storage-scene.ts';

const red = [255, 0, 0];
const blue = [0, 0, 255];

describe.each(stores)('over %s', (store) => {
  let scene: StorageScene;
  beforeAll(async () => {
    scene = await startStorageScene(store);
  });
  afterAll(() => scene.close());

  async function readPublic(path: string): Promise<Response> {
    const { publicUrl } = avatarsOf(scene.cook).getPublicUrl(path).data;
    return scene.testApp.request(publicUrl);
  }

  async function colorAt(path: string): Promise<number[]> {
    return colorOf(new Uint8Array(await (await readPublic(path)).arrayBuffer()));
  }

  describe('an upload', () => {
    test('of a browser file is stored as WebP at its path and is public', async () => {
      const path = `${scene.cook.user.id}/avatar.png`;
      const file = new File([await png({ color: 'red' })], 'me.png', { type: 'image/png' });
      const { data, error } = await avatarsOf(scene.cook).upload(path, file, { upsert: true });
      expect(error).toBeNull();
      expect(data).toEqual({ id: expect.any(String), path, fullPath: `avatars/${path}` });
      const answer = await readPublic(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=60, must-revalidate',
        etag: expect.stringMatching(/^"[0-9a-f]+"$/),
      });
      expect(isNearly(await colorAt(path), red)).toBe(true);
    });

    test.each(['image/png', 'text/plain;charset=UTF-8', 'text/html'])(
      'of raw bytes with content type %s is stored as WebP',
      async (contentType) => {
        const path = `${scene.cook.user.id}/bytes-${contentType.replaceAll(/\W/g, '')}.png`;
        const { error } = await avatarsOf(scene.cook).upload(path, await png(), { contentType });
        expect(error).toBeNull();
        expect((await readPublic(path)).headers.get('content-type')).toBe('image/webp');
      },
    );

    test('stores its metadata and its cache control', async () => {
      const path = `${scene.cook.user.id}/said.png`;
      const options = { cacheControl: '20', metadata: { camera: 'none' } };
      for (const body of [new Blob([await png()]), await png()]) {
        const { error } = await avatarsOf(scene.cook).upload(path, body, {
          ...options,
          upsert: true,
        });
        expect(error).toBeNull();
        const info = await avatarsOf(scene.cook).info(path);
        expect(info.data).toMatchObject({ metadata: options.metadata, cacheControl: 'max-age=20' });
        expect((await readPublic(path)).headers.get('cache-control')).toContain('max-age=20,');
      }
    });

    test('to an existing path is refused without upsert and replaces the object with it', async () => {
      const path = `${scene.cook.user.id}/twice.png`;
      const bucket = avatarsOf(scene.cook);
      expect((await bucket.upload(path, await png({ color: 'red' }))).error).toBeNull();
      const refused = await bucket.upload(path, await png({ color: 'blue' }));
      expect(refused.error).toMatchObject({
        status: 400,
        statusCode: '409',
        code: 'KeyAlreadyExists',
      });
      expect(isNearly(await colorAt(path), red)).toBe(true);
      const before = (await readPublic(path)).headers.get('etag') ?? '';
      expect(
        (await bucket.upload(path, await png({ color: 'blue' }), { upsert: true })).error,
      ).toBeNull();
      expect(isNearly(await colorAt(path), blue)).toBe(true);
      expect((await readPublic(path)).headers.get('etag')).not.toBe(before);
    });

    test('by update replaces an existing object and is a 404 for a missing one', async () => {
      const path = `${scene.cook.user.id}/updated.png`;
      const bucket = avatarsOf(scene.cook);
      const missing = await bucket.update(path, await png());
      expect(missing.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
      const first = await bucket.upload(path, await png({ color: 'red' }));
      const { data } = await bucket.update(path, new Blob([await png({ color: 'blue' })]));
      expect(data).toEqual(first.data);
      expect(isNearly(await colorAt(path), blue)).toBe(true);
    });
  });

  describe('concurrent requests', () => {
    test('that upload to one path leave one whole object and no other bytes', async () => {
      const path = `${scene.other.user.id}/race.png`;
      const bucket = avatarsOf(scene.other);
      const pictures = await Promise.all(['red', 'blue'].map((color) => png({ color })));
      for (const upsert of [true, false]) {
        await bucket.remove([path]);
        const answers = await Promise.all(
          [...pictures, ...pictures].map((bytes) => bucket.upload(path, bytes, { upsert })),
        );
        expect(answers.filter(({ error }) => !error)).toHaveLength(upsert ? 4 : 1);
        const color = await colorAt(path);
        expect(isNearly(color, red) || isNearly(color, blue)).toBe(true);
        expect(await storedVersions(scene.testApp)).toEqual(await namedVersions(scene.testApp));
      }
    });

    test('that read during an upload always get a whole picture', async () => {
      const path = `${scene.other.user.id}/read.png`;
      const bucket = avatarsOf(scene.other);
      const pictures = await Promise.all(['red', 'blue'].map((color) => png({ color })));
      await bucket.upload(path, pictures[0] ?? '');
      const seen: Promise<number[]>[] = [];
      for (let round = 0; round < 6; round += 1) {
        const write = bucket.upload(path, pictures[round % 2] ?? '', { upsert: true });
        for (let reader = 0; reader < 4; reader += 1) seen.push(colorAt(path));
        expect((await write).error).toBeNull();
      }
      for (const color of await Promise.all(seen)) {
        expect(isNearly(color, red) || isNearly(color, blue), color.join()).toBe(true);
      }
    });
  });

  describe('a user', () => {
    test('has a limit on the number of files, but may replace existing ones', async () => {
      const { testApp, other } = scene;
      const bucket = avatarsOf(other);
      await testApp.testDatabase.owner`delete from storage.objects where owner = ${other.user.id}`;
      await testApp.testDatabase.owner`
      insert into storage.objects (bucket_id, name, owner, version, metadata)
      select 'avatars', ${other.user.id} || '/' || n || '.png', ${other.user.id}, gen_random_uuid()::text, '{"size": 1000}'
      from generate_series(1, 20) as n`;
      const path = `${other.user.id}/one-more.png`;
      const refused = await bucket.upload(path, await png());
      expect(refused.error).toMatchObject({
        status: 400,
        statusCode: '403',
        code: 'STFUL',
        message: 'There is no more room for your files. Please remove one first.',
      });
      const known = `${other.user.id}/1.png`;
      expect((await bucket.upload(known, await png(), { upsert: true })).error).toBeNull();
      expect((await bucket.remove([`${other.user.id}/2.png`])).data).toHaveLength(1);
      expect((await bucket.upload(path, await png())).error).toBeNull();
    });

    test('is rate limited after too many uploads', async () => {
      const eager = await signUpConfirmed(scene.testApp);
      const path = `${eager.user.id}/avatar.png`;
      const bytes = await png({ width: 2, height: 2 });
      let error = null;
      for (let tries = 0; tries < 70 && !error; tries += 1) {
        ({ error } = await avatarsOf(eager).upload(path, bytes, { upsert: true }));
      }
      expect(error).toMatchObject({ status: 400, statusCode: '429', code: 'TooManyRequests' });
      const put = rawCall(scene, eager.session.access_token);
      const refused = await put(`/object/avatars/${path}`, { method: 'PUT', body: bytes });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
});
