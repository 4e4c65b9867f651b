import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(stores)('over %s', (store) => {
  let scene: StorageScene;
  let mine: string;
  const bucket = () => avatarsOf(scene.cook);

  beforeAll(async () => {
    scene = await startStorageScene(store);
    mine = scene.cook.user.id;
    for (const name of ['a.png', 'B.png', 'old/c.png', 'old/d.png', 'old/deep/e.png', 'ab/f.png']) {
      const { error } = await bucket().upload(`${mine}/${name}`, await png());
      expect(error).toBeNull();
    }
  });
  afterAll(() => scene.close());

  const namesOf = (entries: { name: string }[] | null) => entries?.map(({ name }) => name);

  describe('list', () => {
    test('returns the direct entries of a folder by relative name, folders first', async () => {
      const { data, error } = await bucket().list(mine);
      expect(error).toBeNull();
      expect(namesOf(data)).toEqual(['ab', 'old', 'B.png', 'a.png']);
      const { data: row } = await bucket().info(`${mine}/a.png`);
      expect(data?.[3]).toEqual({
        name: 'a.png',
        id: row?.id,
        created_at: row?.createdAt,
        updated_at: row?.updatedAt,
        last_accessed_at: row?.createdAt,
        metadata: {
          eTag: row?.etag,
          size: row?.size,
          mimetype: 'image/webp',
          cacheControl: 'max-age=3600',
          lastModified: row?.lastModified,
          contentLength: row?.size,
          httpStatusCode: 200,
        },
      });
      expect(data?.[0]).toEqual({
        name: 'ab',
        id: null,
        created_at: null,
        updated_at: null,
        last_accessed_at: null,
        metadata: null,
      });
    });

    test('of the bucket root returns only the caller’s own folder', async () => {
      expect(namesOf((await bucket().list()).data)).toEqual([mine]);
    });

    test.each([
      ['old', {}, ['deep', 'c.png', 'd.png']],
      ['old/', { limit: 1 }, ['deep']],
      ['old', { limit: 2, offset: 1 }, ['c.png', 'd.png']],
      ['old', { search: 'C' }, ['c.png']],
      ['old', { search: '%' }, []],
      ['', { sortBy: { column: 'name', order: 'desc' } }, ['old', 'ab', 'a.png', 'B.png']],
      ['', { sortBy: { column: 'created_at', order: 'desc' } }, ['ab', 'old', 'B.png', 'a.png']],
      ['nowhere', {}, []],
      ['a.png', {}, []],
      ['ol', {}, []],
      ['../..', {}, []],
      ['old\u0000', {}, []],
      ['old\ud800', {}, []],
    ])('of the folder %j with the options %j', async (folder, options, expected) => {
      const prefix = folder === '' ? mine : `${mine}/${folder}`;
      const { data, error } = await bucket().list(prefix, options);
      expect(error).toBeNull();
      expect(namesOf(data)).toEqual(expected);
    });

    test('refuses an unknown sort column and a negative limit', async () => {
      const sorted = await bucket().list(mine, { sortBy: { column: 'owner; drop table' } });
      expect(sorted.error).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
      const negative = await bucket().list(mine, { limit: -1 });
      expect(negative.error).toMatchObject({ statusCode: '400', message: /body\/limit/ });
    });
  });

  test('download returns the object or a range of it, and a 404 for a missing object', async () => {
    const { data, error } = await bucket().download(`${mine}/a.png`);
    expect(error).toBeNull();
    expect(data?.type).toBe('image/webp');
    expect(
      isNearly(await colorOf(new Uint8Array((await data?.arrayBuffer()) ?? [])), [255, 99, 71]),
    ).toBe(true);
    const call = rawCall(scene, scene.cook.session.access_token);
    const part = await call(`/object/authenticated/avatars/${mine}/a.png`, {
      headers: { range: 'bytes=0-3' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    const missing = await bucket().download(`${mine}/none.png`);
    expect(missing.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  });

  test('a public URL with a download name is sent as an attachment', async () => {
    const { publicUrl } = bucket().getPublicUrl(`${mine}/a.png`, {
      download: 'Zoé "me".webp',
    }).data;
    const answer = await scene.testApp.request(publicUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Zo%C3%A9%20%22me%22.webp",
    );
  });

  test('info returns metadata; exists and HEAD report whether an object exists', async () => {
    const { data } = await bucket().info(`${mine}/a.png`);
    expect(data).toMatchObject({
      name: `${mine}/a.png`,
      bucketId: 'avatars',
      contentType: 'image/webp',
    });
    expect((await bucket().exists(`${mine}/a.png`)).data).toBe(true);
    expect((await bucket().exists(`${mine}/none.png`)).data).toBe(false);
    const head = await rawCall(scene)(`/object/avatars/${mine}/a.png`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(data?.size)]);
  });

  test('move renames an object and keeps its bytes', async () => {
    const before = await bucket().info(`${mine}/old/d.png`);
    const moved = await bucket().move(`${mine}/old/d.png`, `${mine}/new/d.png`);
    expect(moved).toEqual({ data: { message: 'Successfully moved' }, error: null });
    expect((await bucket().exists(`${mine}/old/d.png`)).data).toBe(false);
    const after = await bucket().info(`${mine}/new/d.png`);
    expect(after.data).toMatchObject({ id: before.data?.id, version: before.data?.version });
    const onto = await bucket().move(`${mine}/new/d.png`, `${mine}/a.png`);
    expect(onto.error).toMatchObject({ statusCode: '409', code: 'KeyAlreadyExists' });
    const missing = await bucket().move(`${mine}/none.png`, `${mine}/x.png`);
    expect(missing.error).toMatchObject({ code: 'NoSuchKey' });
    const elsewhere = await bucket().move(`${mine}/a.png`, `${mine}/a.png`, {
      destinationBucket: 'recipe-pictures',
    });
    expect(elsewhere.error).toMatchObject({ statusCode: '400' });
  });

  test('copy creates a separate object with the same bytes', async () => {
    const copied = await bucket().copy(`${mine}/a.png`, `${mine}/copy.png`);
    expect(copied).toEqual({ data: { path: `avatars/${mine}/copy.png` }, error: null });
    const [one, two] = [
      await bucket().info(`${mine}/a.png`),
      await bucket().info(`${mine}/copy.png`),
    ];
    expect(two.data?.etag).toBe(one.data?.etag);
    expect(two.data?.version).not.toBe(one.data?.version);
    const again = await bucket().copy(`${mine}/a.png`, `${mine}/copy.png`);
    expect(again.error).toMatchObject({ code: 'KeyAlreadyExists' });
    const away = await bucket().copy(`${mine}/a.png`, `${scene.other.user.id}/a.png`);
    expect(away.error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
  });

  test('a signed URL opens one object until it expires', async () => {
    const { data, error } = await bucket().createSignedUrl(`${mine}/a.png`, 60, { download: true });
    expect(error).toBeNull();
    const signedUrl = data?.signedUrl ?? '';
    expect((await scene.testApp.request(signedUrl)).status).toBe(200);
    const other = await scene.testApp.request(signedUrl.replace('a.png', 'B.png'));
    expect(await other.json()).toMatchObject({ statusCode: '400' });
    const asToken = await rawCall(
      scene,
      new URL(signedUrl).searchParams.get('token') ?? '',
    )('/bucket');
    expect(await asToken.json()).toMatchObject({ statusCode: '403' });
    const many = await bucket().createSignedUrls([`${mine}/a.png`, `${mine}/none.png`], 60);
    expect(many.data).toMatchObject([
      { error: null, path: `${mine}/a.png`, signedUrl: expect.stringContaining('token=') },
      { error: expect.stringMatching(/does not exist/), signedUrl: null },
    ]);
    scene.testApp.clock.advance(61_000);
    const late = await scene.testApp.request(signedUrl);
    expect(await late.json()).toMatchObject({ statusCode: '400', message: 'jwt expired' });
  });

  test('an image transformation is refused by every operation', async () => {
    const transform = { width: 100, quality: 20 };
    const path = `${mine}/a.png`;
    const signed = await bucket().createSignedUrl(path, 60, { transform });
    expect(signed.data).toBeNull();
    expect(signed.error?.message).toBe('There is no such operation in this version.');
    const downloaded = await bucket().download(path, { transform });
    expect(downloaded.error).not.toBeNull();
    const { publicUrl } = bucket().getPublicUrl(path, { transform }).data;
    const shown = await scene.testApp.request(publicUrl);
    expect(await shown.json()).toMatchObject({ statusCode: '404', code: 'not_found' });
    // The official client omits an empty transform; other clients may send it.
    const call = rawCall(scene, scene.cook.session.access_token);
    const plain = await call(`/object/sign/avatars/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: 60, transform: {} }),
    });
    expect(await plain.json()).toMatchObject({ signedURL: expect.stringContaining('token=') });
  });

  test('remove returns the removed objects and deletes their bytes', async () => {
    const { data } = await bucket().info(`${mine}/B.png`);
    const paths = [`${mine}/B.png`, `${mine}/none.png`, `${mine}/../B.png`, `${mine}/\u0000`];
    const removed = await bucket().remove(paths);
    expect(removed.error).toBeNull();
    expect(removed.data).toMatchObject([
      { id: data?.id, name: `${mine}/B.png`, bucket_id: 'avatars', owner: mine, owner_id: mine },
    ]);
    expect((await bucket().exists(`${mine}/B.png`)).data).toBe(false);
    expect(await storedVersions(scene.testApp)).toEqual(await namedVersions(scene.testApp));
    expect((await bucket().remove([`${mine}/B.png`])).data).toEqual([]);
    const call = rawCall(scene, scene.cook.session.access_token);
    const path = `/object/avatars/${mine}/ab/f.png`;
    const one = await call(path, { method: 'DELETE' });
    expect(await one.json()).toEqual({ message: 'Successfully deleted' });
    const gone = await call(path, { method: 'DELETE' });
    expect(await gone.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  });
});
