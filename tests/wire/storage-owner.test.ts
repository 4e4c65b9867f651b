import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles, sweepLeftovers } from '#server/operations/sweep-files.ts';
import { sweepPictures } from '#server/operations/sweep-pictures.ts';
import type { Services } from '#server/services.ts';
import {
  adoptStore,
  claimStore,
  markName,
  readMark,
  readStoreOwner,
} from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import {
  avatarsOf,
  namedVersions,
  png,
  rawCall,
  type StorageScene,
  startStorageScene,
  storedVersions,
  stores,
} from './storage-scene.ts';

const hourMs = 3_600_000;
const pictures = 'recipe-pictures';

describe.each(stores)('over %s', (store) => {
  /** The app that owns the store. `wrong` is an app with the same store but an empty database. */
  let scene: StorageScene;
  let wrong: TestApp;
  let logged: string[];
  beforeAll(async () => {
    scene = await startStorageScene(store);
    wrong = await createTestApp({ services: { objects: scene.testApp.services.objects } });
  });
  afterAll(async () => {
    await wrong.close();
    await scene.close();
  });
  beforeEach(async () => {
    logged = [];
    const { objects } = scene.testApp.services;
    for (const { testDatabase } of [scene.testApp, wrong]) {
      await testDatabase.owner`delete from storage.objects`;
      await testDatabase.owner`delete from private.storage_leftovers`;
    }
    for (const bucket of ['avatars', pictures]) {
      const listed = await Array.fromAsync(objects.list(bucket));
      for (const { path } of listed) await objects.remove({ bucket, path });
    }
    await objects.remove(markName);
  });

  const objects = () => scene.testApp.services.objects;

  /** Returns the services of a process two hours later, whose warnings go to `logged`. */
  function later({ services }: TestApp): Services {
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
    return { ...services, log, clock: () => new Date(Date.now() + 2 * hourMs) };
  }

  async function sweepAll(testApp: TestApp): Promise<void> {
    const services = later(testApp);
    await sweepFiles(services);
    await sweepPictures(services);
    await sweepLeftovers(services);
  }

  async function keep(person: Person): Promise<void> {
    const path = `${person.user.id}/avatar.png`;
    const { error } = await avatarsOf(person).upload(path, await png(), { upsert: true });
    expect(error).toBeNull();
  }

  async function layPicture(): Promise<string> {
    const path = `${randomUUID()}/${randomUUID()}.webp`;
    const object = { bytes: new Uint8Array(3), contentType: 'image/webp' };
    await objects().put({ bucket: pictures, path }, object);
    return path;
  }

  async function layOrphan(): Promise<void> {
    const version = randomUUID();
    const name = { bucket: 'avatars', path: `${version.slice(0, 2)}/${version}` };
    await objects().put(name, { bytes: new Uint8Array(3), contentType: 'image/webp' });
  }

  const held = async () => [
    ...(await storedVersions(scene.testApp)),
    ...(await storedVersions(scene.testApp, pictures)),
  ];

  /** Moves the introduction of marks to now: everything in the app's database then predates marks. */
  const learnsNow = ({ testDatabase }: TestApp) =>
    testDatabase.owner`update private.object_store set created_at = now()`;

  test('an empty store can be claimed by many processes of one database at once', async () => {
    const owners = await Promise.all(
      Array.from({ length: 8 }, () => claimStore(scene.testApp.services)),
    );
    expect(new Set(owners)).toEqual(new Set(['this database']));
    expect(await readMark(objects())).toMatch(/^[0-9a-f-]{36}\/[0-9]+\/[0-9]+$/);
    await keep(scene.cook);
    await layOrphan();
    await layPicture();
    await sweepAll(scene.testApp);
    expect(await held()).toEqual(await namedVersions(scene.testApp));
    expect(logged).toEqual([]);
  });

  test('a process with the wrong database removes nothing from the store and logs why', async () => {
    await claimStore(scene.testApp.services);
    await keep(scene.cook);
    await layPicture();
    await layOrphan();
    const before = await held();
    expect(await claimStore(wrong.services)).toBe('another database');
    await sweepAll(wrong);
    expect(await held()).toEqual(before);
    expect(logged.join()).toContain('belongs to another database: nothing is removed from it');
    expect(logged.join()).toContain('adopt-objects');
    expect(await readStoreOwner(scene.testApp.services)).toBe('this database');
  });

  test('a wrong database removes nothing from an unmarked store, even after an upload', async () => {
    await keep(scene.cook);
    await layPicture();
    await keep(await signUpConfirmed(wrong));
    const before = await held();
    expect(before).toHaveLength(3);
    await sweepAll(wrong);
    expect(await held()).toEqual(before);
    expect(await readMark(objects())).toBeUndefined();
    expect(logged.join()).toContain('nothing says that they are this database’s');
  });

  test('a store older than marks is claimed by the database that refers to an upload', async () => {
    await keep(scene.cook);
    await layOrphan();
    await sweepAll(scene.testApp);
    expect(await held()).toHaveLength(2);
    await learnsNow(scene.testApp);
    await sweepAll(scene.testApp);
    expect(await held()).toEqual(await namedVersions(scene.testApp));
    expect(await claimStore(wrong.services)).toBe('another database');
  });

  test('a store older than marks is claimed by the database that made a picture', async () => {
    const path = await layPicture();
    await layPicture();
    const { owner } = scene.testApp.testDatabase;
    const imageUrl = `/storage/v1/object/public/${pictures}/${path}`;
    const [made] = await owner<{ id: string }[]>`
      select id from private.begin_generation(${scene.cook.user.id}, 'one', '{}', 'prompt', 'chef')`;
    const result = { name: 'Soup', imageUrl };
    await owner`select private.complete_generation(${made?.id ?? ''}, ${owner.json(result)}, '{}', 1, 1)`;
    await learnsNow(scene.testApp);
    expect(await claimStore(scene.testApp.services)).toBe('this database');
    expect(await held()).toHaveLength(2);
  });

  test('a store with only bytes that the database does not refer to is not claimed', async () => {
    await keep(scene.cook);
    await learnsNow(scene.testApp);
    const [version = ''] = await namedVersions(scene.testApp);
    await objects().remove({ bucket: 'avatars', path: `${version.slice(0, 2)}/${version}` });
    await layOrphan();
    expect(await claimStore(scene.testApp.services)).toBe('unmarked');
  });

  test('a copy of the database removes nothing of the original until it adopts the store', async () => {
    await claimStore(scene.testApp.services);
    await keep(scene.cook);
    const [version = ''] = await namedVersions(scene.testApp);
    const [original] = await scene.testApp.testDatabase.owner<{ id: string }[]>`
      select id from private.object_store`;
    const { owner } = wrong.testDatabase;
    const [born] = await owner<{ id: string }[]>`select id from private.object_store`;
    await owner`update private.object_store set id = ${original?.id ?? ''}`;
    await owner`insert into private.storage_leftovers (bucket_id, version) values ('avatars', ${version})`;
    await sweepAll(wrong);
    expect(await held()).toEqual([version]);
    expect(await owner`select from private.storage_leftovers`).toHaveLength(1);

    await adoptStore(wrong.services);
    await sweepAll(wrong);
    expect(await held()).toEqual([]);
    expect(await owner`select from private.storage_leftovers`).toHaveLength(0);
    expect(await readStoreOwner(scene.testApp.services)).toBe('another database');
    await owner`update private.object_store set id = ${born?.id ?? ''}`;
  });

  test('the mark cannot be listed, read, replaced or removed, even by the service role', async () => {
    await claimStore(scene.testApp.services);
    const service = scene.testApp.client('service_role').storage;
    const { data: buckets } = await service.listBuckets();
    expect(buckets?.map(({ id }) => id)).not.toContain(markName.bucket);
    const { data: listed } = await service.from(markName.bucket).list();
    expect(listed ?? []).toEqual([]);
    const { data: bytes, error } = await service.from(markName.bucket).download(markName.path);
    expect([bytes, error]).toEqual([null, expect.anything()]);
    await service.from(markName.bucket).remove([markName.path]);
    const { owner } = scene.testApp.testDatabase;
    const row = owner`insert into storage.buckets (id, name) values (${markName.bucket}, 'mine')`;
    await expect(row).rejects.toThrow('buckets_not_the_mark');
    const upload = await service.from(markName.bucket).upload(markName.path, await png());
    expect(upload.error).not.toBeNull();
    const address = `/object/public/${markName.bucket}/${markName.path}`;
    const answer = await rawCall(scene)(address);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain((await readMark(objects())) ?? '');
    expect(await readStoreOwner(scene.testApp.services)).toBe('this database');
  });
});
