import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import { readStoreOwner } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { Person } from '#tests/support/people.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import {
  newestEvent,
  openPaid,
  type PaymentsScene,
  readBooks,
  setPaymentsScene,
  signedWebhook,
} from '../wire/payments-scene.ts';
import { png } from '../wire/storage-scene.ts';
import { createEmptyDatabase, fileIn, makeFolder, readStore, secret } from './kitchen.ts';

let s3: S3Server;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
let before: PaymentsScene;
let after: PaymentsScene;
let cook: Person;
let event: object;
let picture: { path: string; bytes: Buffer };

const readPicture = async ({ testApp }: PaymentsScene, path: string) => {
  const answer = await testApp.request(`/storage/v1/object/public/avatars/${path}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

async function openRestored(file: string): Promise<TestApp> {
  const objects = await openDiskObjectStore(join(folder.path, 'objects'));
  const { ownsStore } = await restoreFile({ url: fresh.url, objects, secret, file });
  expect(ownsStore).toBe(true);
  const database = connectDatabase(fresh.url, { poolSize: 10, statementTimeoutMs: 10_000 });
  const owner = postgres(fresh.url, { max: 2, onnotice: () => {} });
  const close = async () => {
    await Promise.all([database.close(), owner.end({ timeout: 5 })]);
  };
  const testDatabase = { database, url: fresh.url, owner, close };
  const variables = { SANDBOX_PUBLIC: 'true', DATA_DIR: folder.path };
  return createTestApp({ variables, testDatabase });
}

beforeAll(async () => {
  s3 = await startS3Server();
  folder = await makeFolder();
  fresh = await createEmptyDatabase();
  before = await setPaymentsScene(
    await createTestApp({ variables: { SANDBOX_PUBLIC: 'true', ...s3.variables } }),
  );
  cook = await before.cook();
  const path = `${cook.user.id}/avatar.png`;
  const drawing = new Blob([await png()], { type: 'image/png' });
  const { error } = await cook.client.storage.from('avatars').upload(path, drawing);
  expect(error).toBeNull();
  picture = { path, bytes: (await readPicture(before, path)).bytes };
  await openPaid(before, cook);
  event = await newestEvent(before, 'checkout.session.completed');

  const { objects } = before.testApp.services;
  const file = fileIn(folder.path);
  await makeBackup({
    url: before.testApp.testDatabase.url,
    objects,
    secret,
    file,
    now: new Date(),
  });
  after = await setPaymentsScene(await openRestored(file));
});
afterAll(async () => {
  await after.close();
  await before.close();
  await Promise.all([fresh.drop(), s3.close()]);
  await folder.remove();
});

test('the old password signs in to the old account', async () => {
  const { email, password } = cook;
  const { data, error } = await after.testApp.client().auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(cook.user.id);
});

test('old access tokens, old refresh tokens and the old API key stay valid', async () => {
  expect(after.testApp.services.keys.anonKey).toBe(before.testApp.services.keys.anonKey);
  const client = after.testApp.client();
  const known = await client.auth.getUser(cook.session.access_token);
  expect(known.data.user?.id).toBe(cook.user.id);
  const { data, error } = await client.auth.refreshSession({
    refresh_token: cook.session.refresh_token,
  });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(cook.email);
});

test('a picture from S3 is served from disk, and the restored database owns the store', async () => {
  const served = await readPicture(after, picture.path);
  expect(served.status).toBe(200);
  expect(served.bytes.equals(picture.bytes)).toBe(true);
  const { objects } = after.testApp.services;
  expect(await readStore(objects)).toEqual(await readStore(before.testApp.services.objects));
  expect(await readStoreOwner(after.testApp.services)).toBe('this database');
});

test('a payment whose event arrives several times after the restore is credited once', async () => {
  expect((await readBooks(after, cook)).balance).toBe(1);
  for (let times = 0; times < 3; times += 1) {
    const answer = await after.testApp.app.fetch(signedWebhook(after, event));
    expect(answer.status).toBe(200);
  }
  const { balance, entries } = await readBooks(after, cook);
  expect(balance).toBeGreaterThan(1);
  expect(entries).toHaveLength(1);
});

test('new rows get higher ids than all old rows', async () => {
  const { owner } = after.testApp.testDatabase;
  await owner`update public.credits set balance = balance + 1 where user_id = ${cook.user.id}`;
  const [row] = await owner<{ newest: boolean }[]>`
    select max(id) = (select id from public.credit_entries order by created_at desc, id desc limit 1) as newest
    from public.credit_entries`;
  expect(row?.newest).toBe(true);
});
