import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png, rawCall, type StorageScene, startStorageScene } from './storage-scene.ts';

let scene: StorageScene;
beforeAll(async () => {
  scene = await startStorageScene();
  const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
  const { objects } = scene.testApp.services;
  await objects.put({ bucket: 'recipe-pictures', path: 'house/one.webp' }, object);
  await objects.put({ bucket: 'recipe-pictures', path: 'house/two.webp' }, object);
});
afterAll(() => scene.close());

const service = () => scene.testApp.client('service_role').storage;

describe('buckets', () => {
  test('are avatars and recipe-pictures, and show their size limit and MIME types', async () => {
    const { data, error } = await scene.cook.client.storage.listBuckets();
    expect(error).toBeNull();
    expect(data?.map(({ id }) => id)).toEqual(['avatars', 'recipe-pictures']);
    const avatars = await scene.testApp.client().storage.getBucket('avatars');
    expect(avatars.data).toMatchObject({
      id: 'avatars',
      name: 'avatars',
      public: true,
      file_size_limit: 5_242_880,
      allowed_mime_types: ['image/*'],
    });
    const none = await scene.cook.client.storage.getBucket('none');
    expect(none.error).toMatchObject({ status: 400, statusCode: '404', code: 'NoSuchBucket' });
  });

  test('that are private are visible only to the service role', async () => {
    await scene.testApp.testDatabase.owner`
      insert into storage.buckets (id, name) values ('papers', 'papers')`;
    expect((await scene.cook.client.storage.getBucket('papers')).error).toMatchObject({
      code: 'NoSuchBucket',
    });
    const papers = service().from('papers');
    expect((await papers.upload('a.png', await png())).error).toBeNull();
    expect((await papers.download('a.png')).data?.type).toBe('image/webp');
    const { publicUrl } = papers.getPublicUrl('a.png').data;
    expect(await (await scene.testApp.request(publicUrl)).json()).toMatchObject({
      code: 'NoSuchKey',
    });
    const { data } = await papers.createSignedUrl('a.png', 60);
    const signed = await scene.testApp.request(data?.signedUrl ?? '');
    expect([signed.status, signed.headers.get('cache-control')?.split(',')[0]]).toEqual([
      200,
      'private',
    ]);
    const foreign = scene.cook.client.storage.from('papers');
    for (const { error } of [
      await foreign.download('a.png'),
      await foreign.list(),
      await foreign.remove(['a.png']),
      await foreign.upload('b.png', await png()),
      await foreign.createSignedUrl('a.png', 60),
    ]) {
      expect(error).toMatchObject({ code: 'NoSuchBucket' });
    }
  });

  test('of recipe pictures refuse all writes and list objects only for the service role', async () => {
    for (const storage of [service(), scene.cook.client.storage]) {
      const { error } = await storage.from('recipe-pictures').upload('a.png', await png());
      expect(error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
      const copied = await storage
        .from('avatars')
        .copy('a.png', 'b.png', { destinationBucket: 'recipe-pictures' });
      expect(copied.error).toMatchObject({ code: 'AccessDenied' });
    }
    const pictures = service().from('recipe-pictures');
    expect((await pictures.list()).data).toMatchObject([{ name: 'house', id: null }]);
    const listed = await pictures.list('house', { sortBy: { column: 'name', order: 'desc' } });
    expect(listed.data).toMatchObject([
      { name: 'two.webp', metadata: { size: 3 } },
      { name: 'one.webp' },
    ]);
    expect((await pictures.list('house', { search: 'O', limit: 1 })).data).toHaveLength(1);
    expect((await pictures.remove(['house/one.webp'])).error).toMatchObject({
      code: 'AccessDenied',
    });
    const mine = scene.cook.client.storage.from('recipe-pictures');
    expect((await mine.list('house')).data).toEqual([]);
    expect((await mine.remove(['house/one.webp'])).data).toEqual([]);
    expect((await mine.download('house/one.webp')).data?.size).toBe(3);
  });
});

test('an unsupported operation is refused as "no such operation"', async () => {
  const { storage } = scene.cook.client;
  const path = `${scene.cook.user.id}/a.png`;
  const answers = [
    await storage.createBucket('mine'),
    await storage.updateBucket('avatars', { public: false }),
    await storage.emptyBucket('avatars'),
    await storage.deleteBucket('avatars'),
    await storage.from('avatars').createSignedUploadUrl(path),
    await storage.from('avatars').uploadToSignedUrl(path, 'token', await png()),
    await storage.from('avatars').listV2(),
    await storage.from('avatars').purgeCache(path),
    await storage.from('avatars').download(path, { transform: { width: 10 } }),
  ];
  for (const { error } of answers) {
    expect(error).toMatchObject({ status: 400, statusCode: '404', message: /no such operation/ });
  }
});

test.each(['', 'null', '[]', '{', '"text"', '{"prefixes":[]}', '{"prefixes":[{"path":"a"}]}'])(
  'the invalid body %j is refused as InvalidRequest',
  async (body) => {
    const call = rawCall(scene, scene.cook.session.access_token);
    for (const [method, path] of [
      ['DELETE', '/object/avatars'],
      ['POST', '/object/move'],
      ['POST', '/object/copy'],
      ['POST', '/object/sign/avatars'],
    ]) {
      const answer = await call(path ?? '', { method: method ?? '', body });
      expect(answer.status, `${method} ${path}`).toBe(400);
      expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    }
  },
);
