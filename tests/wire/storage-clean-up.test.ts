import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { sweepFiles, sweepLeftovers } from '#server/operations/sweep-files.ts';
import type { Services } from '#server/services.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import {
  avatarsOf,
  colorOf,
  isNearly,
  namedVersions,
  png,
  type StorageScene,
  startStorageScene,
  storedVersions,
  stores,
} from './storage-scene.ts';

const hourMs = 3_600_000;

describe.each(stores)('over %s', (store) => {
  let scene: StorageScene;
  let logged: string[];
  let services: Services;
  beforeAll(async () => {
    scene = await startStorageScene(store);
  });
  beforeEach(async () => {
    logged = [];
    const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
    services = { ...scene.testApp.services, log };
    await scene.testApp.testDatabase.owner`delete from storage.objects`;
    await sweepLeftovers(services);
    logged = [];
  });
  afterAll(() => scene.close());

  const stored = () => storedVersions(scene.testApp);
  const named = () => namedVersions(scene.testApp);

  async function keep(person: Person, name = 'avatar.png', color = 'red'): Promise<string> {
    const path = `${person.user.id}/${name}`;
    const { error } = await avatarsOf(person).upload(path, await png({ color }), { upsert: true });
    expect(error).toBeNull();
    return path;
  }

  /** Uploads to an app whose store or database is replaced by a failing one. */
  async function uploadThrough(changed: Partial<Services>, path: string, color: string) {
    const app = createApp({ ...services, ...changed });
    const request = new Request(`http://saffron.test/storage/v1/object/avatars/${path}`, {
      method: 'POST',
      headers: {
        apikey: services.keys.anonKey,
        authorization: `Bearer ${scene.cook.session.access_token}`,
        'x-upsert': 'true',
      },
      body: await png({ color }),
    });
    const answer = await app.fetch(request);
    await app.close();
    return answer;
  }

  async function colorAt(path: string): Promise<number[]> {
    const { data } = await avatarsOf(scene.cook).download(path);
    return colorOf(new Uint8Array((await data?.arrayBuffer()) ?? []));
  }

  test('a deleted account (row or soft) loses its objects; the sweep removes their bytes', async () => {
    const service = avatarsOf({ client: scene.testApp.client('service_role') });
    for (const deletion of ['row', 'soft'] as const) {
      const leaving = await signUpConfirmed(scene.testApp);
      await keep(leaving);
      await keep(scene.cook);
      await service.upload(`${leaving.user.id}/gift.png`, await png());
      expect(await stored()).toHaveLength(3);
      const { owner } = scene.testApp.testDatabase;
      if (deletion === 'row') await owner`delete from auth.users where id = ${leaving.user.id}`;
      else await owner`update auth.users set deleted_at = now() where id = ${leaving.user.id}`;
      expect(await named()).toHaveLength(1);
      await sweepLeftovers(services);
      expect(await stored()).toEqual(await named());
      expect(logged.join()).toContain('"removed":2');
      logged = [];
    }
    await sweepLeftovers(services);
    expect(logged).toEqual([]);
  });

  test('an upload whose bytes cannot be stored keeps the old picture', async () => {
    const path = await keep(scene.cook);
    const objects = {
      ...services.objects,
      put: () => Promise.reject(new Error('the disk is full')),
    };
    const answer = await uploadThrough({ objects }, path, 'blue');
    expect(answer.status).toBe(500);
    expect(isNearly(await colorAt(path), [255, 0, 0])).toBe(true);
    expect(await stored()).toEqual(await named());
  });

  test('an upload that cannot remove the old bytes succeeds; the sweep removes them', async () => {
    const path = await keep(scene.cook);
    const objects = { ...services.objects, remove: () => Promise.reject(new Error('no answer')) };
    const answer = await uploadThrough({ objects }, path, 'blue');
    expect(answer.status).toBe(200);
    expect(logged.join()).toContain('bytes left to the sweep');
    expect(isNearly(await colorAt(path), [0, 0, 255])).toBe(true);
    expect(await stored()).toHaveLength(2);
    await sweepLeftovers(services);
    expect(await stored()).toEqual(await named());
  });

  test('a connection lost after the database write leaves no object without bytes', async () => {
    const path = await keep(scene.cook);
    const { database } = services;
    let writes = 0;
    const asCaller: Services['database']['asCaller'] = async (caller, work) => {
      const result = await database.asCaller(caller, work);
      writes += 1;
      // The first call reads the bucket, the second writes the row. The trial write between them throws, so it is not counted.
      if (writes === 2) throw Object.assign(new Error('the connection broke'), { code: '08006' });
      return result;
    };
    const answer = await uploadThrough({ database: { ...database, asCaller } }, path, 'blue');
    expect(answer.status).toBe(503);
    expect(isNearly(await colorAt(path), [0, 0, 255])).toBe(true);
    await sweepLeftovers(services);
    expect(await stored()).toEqual(await named());
  });

  test('the sweep removes orphaned bytes after an hour and keeps the bytes of objects', async () => {
    await keep(scene.cook);
    const version = randomUUID();
    const orphan = { bucket: 'avatars', path: `${version.slice(0, 2)}/${version}` };
    const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
    await services.objects.put(orphan, object);
    await sweepFiles(services);
    expect(await stored()).toHaveLength(2);
    const later = () => new Date(Date.now() + 2 * hourMs);
    await sweepFiles({ ...services, clock: later });
    expect(await stored()).toEqual(await named());
    expect(logged.join()).toContain('orphaned upload bytes removed');
  });

  test('the sweep logs an object without bytes and keeps its row', async () => {
    const path = await keep(scene.cook);
    await keep(scene.cook, 'whole.png');
    const { data } = await avatarsOf(scene.cook).info(path);
    const version = data?.version ?? '';
    await services.objects.remove({ bucket: 'avatars', path: `${version.slice(0, 2)}/${version}` });
    await sweepFiles({ ...services, clock: () => new Date(Date.now() + 2 * hourMs) });
    const line = logged.find((text) => text.includes('objects without bytes')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ bucket: 'avatars', count: 1, versions: [version] });
    expect(await named()).toHaveLength(2);
    const { error } = await avatarsOf(scene.cook).download(path);
    expect(error).toMatchObject({ code: 'NoSuchKey' });
  });

  test('the data export holds the pictures of the user and none of other users', async () => {
    await keep(scene.cook);
    await keep(scene.cook, 'older/a b.png');
    await keep(scene.cook, 'older/a-b.png');
    await keep(scene.other);
    const { client, user } = scene.cook;
    const foreign = `/storage/v1/object/public/avatars/${scene.other.user.id}/avatar.png`;
    await client.from('profiles').update({ avatar_url: foreign }).eq('id', user.id);
    const answer = await client.functions.invoke('export-my-data');
    const files = unzipSync(new Uint8Array(await (answer.data as Blob).arrayBuffer()));
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    expect(pictures).toHaveLength(3);
    expect(pictures).toContain(`pictures/avatars-${user.id}-avatar.png.webp`);
    for (const name of pictures) {
      expect(isNearly(await colorOf(files[name] ?? new Uint8Array()), [255, 0, 0])).toBe(true);
    }
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(data.files).toHaveLength(3);
    expect(data.files[0]).toMatchObject({ bucket_id: 'avatars', owner: user.id });
    expect(data.pictures.map(({ file }: { file: string }) => file).toSorted()).toEqual(
      pictures.toSorted(),
    );
  });
});
