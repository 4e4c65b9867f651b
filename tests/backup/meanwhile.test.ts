import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { sweepLeftovers } from '#server/operations/sweep-files.ts';
import { sweepPictures } from '#server/operations/sweep-pictures.ts';
import { claimStore } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { addPerson } from '../database/scene.ts';
import {
  createEmptyDatabase,
  fileIn,
  fillKitchen,
  makeFolder,
  openDisk,
  readRows,
  readStore,
  secret,
} from './kitchen.ts';

let testApp: TestApp;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  folder = await makeFolder();
  testApp = await createTestApp({ variables: { DATA_DIR: folder.path } });
  await claimStore(testApp.services);
  await fillKitchen(testApp.testDatabase.owner, testApp.services.objects);
  fresh = await createEmptyDatabase();
});
afterAll(async () => {
  await Promise.all([testApp.close(), fresh.drop()]);
  await folder.remove();
});

test('a backup is a snapshot: concurrent changes are left out and its pictures are kept', async () => {
  const { services, testDatabase } = testApp;
  const { owner, url } = testDatabase;
  const people = await Promise.all(
    Array.from({ length: 8 }, () => addPerson(owner, { credits: 100 })),
  );
  const before = await readRows(url);
  const pictures = await readStore(services.objects);
  expect(Object.keys(pictures).length).toBeGreaterThan(3);

  let pieces = 0;
  /** Between two pieces of the file, users buy and spend, and everything that ever had a picture is deleted and swept. */
  async function rest(): Promise<void> {
    pieces += 1;
    for (const { id } of people) {
      await owner`select private.begin_generation(${id}, ${`while ${pieces}`}, '{}', 'p', 'chef')`.catch(
        () => undefined,
      );
      await owner`update public.credits set balance = balance + ${pieces} where user_id = ${id}`;
    }
    await owner`delete from storage.objects`;
    await owner`delete from public.recipes`;
    await owner`delete from public.generations where status <> 'running'`;
    testApp.clock.advance(4 * 3_600_000);
    await sweepLeftovers(services);
    await sweepPictures(services);
  }

  const file = fileIn(folder.path);
  const { manifest } = await makeBackup({
    url,
    objects: services.objects,
    secret,
    file,
    now: new Date(),
    rest,
  });
  expect(pieces).toBeGreaterThan(10);
  expect(manifest).toMatchObject({ balancesOff: 0, objects: { missing: 0, damaged: 0 } });

  const store = await openDisk(join(folder.path, 'restored'));
  await restoreFile({ url: fresh.url, objects: store, secret, file });
  expect(await readRows(fresh.url)).toEqual(before);
  expect(await readStore(store)).toEqual(pictures);

  // After the backup nothing protects the pictures any more.
  await sweepLeftovers(services);
  await sweepPictures(services);
  expect(await readStore(services.objects)).toEqual({});
});

test('a second backup at the same time is refused with a message', async () => {
  const { services, testDatabase } = testApp;
  const order = { url: testDatabase.url, objects: services.objects, secret, now: new Date() };
  let second: Promise<unknown> | undefined;
  await makeBackup({
    ...order,
    file: fileIn(folder.path),
    async rest() {
      second ??= makeBackup({ ...order, file: fileIn(folder.path) });
      await expect(second).rejects.toThrow('Another backup of this database is being made');
    },
  });
  expect(second).toBeDefined();
});
