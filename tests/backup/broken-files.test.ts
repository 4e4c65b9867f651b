import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { verifyFile } from '#server/operations/backup/verify-file.ts';
import { createSecretKey } from '#server/secret-key.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { further } from '#tests/lanes.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  createEmptyDatabase,
  fileIn,
  openDisk,
  openOriginal,
  readRows,
  readStore,
  secret,
} from './kitchen.ts';

let original: TestDatabase;
let folder: Awaited<ReturnType<typeof openOriginal>>['folder'];
let objects: ObjectStore;
let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>;
let file: string;
beforeAll(async () => {
  ({ original, folder, objects, file } = await openOriginal());
  await makeBackup({ url: original.url, objects, secret, file, now: new Date() });
  fresh = await createEmptyDatabase();
});
afterAll(async () => {
  await Promise.all([original.close(), fresh.drop()]);
  await folder.remove();
});

/** Tries to restore a file, and says whether anything was written. */
async function tryFile(path: string, key = secret) {
  const store = await openDisk(join(folder.path, 'never-used'));
  const problem = await restoreFile({
    url: fresh.url,
    objects: store,
    secret: key,
    file: path,
  }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  const sql = postgres(fresh.url, { max: 1, onnotice: () => {} });
  const schemas =
    await sql`select nspname from pg_namespace where nspname in ('auth', 'private', 'storage')`;
  await sql.end();
  return { problem, written: schemas.length + Object.keys(await readStore(store)).length };
}

async function altered(change: (tar: Buffer) => Buffer): Promise<string> {
  const path = fileIn(folder.path);
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)))));
  return path;
}

describe('a damaged or altered file is refused before anything is written', () => {
  test.each([0.1, 0.5, 0.9, 0.999])('truncated to a share of %d of its bytes', async (share) => {
    const path = fileIn(folder.path);
    const bytes = await readFile(file);
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * share)));
    expect(await tryFile(path)).toEqual({
      problem: `${path} is cut off: its end is missing.`,
      written: 0,
    });
  });

  test('truncated at the end of an entry, within a valid gzip', async () => {
    const path = await altered((tar) => tar.subarray(0, tar.indexOf('manifest.json')));
    const { problem, written } = await tryFile(path);
    expect(problem).toContain('is cut off');
    expect(written).toBe(0);
  });

  test.each([
    ['a name', 'Zoe', 'Eve'],
    ['the manifest', '"balancesOff": 0', '"balancesOff": 1'],
  ])('%s was changed, and all gzip checksums are valid', async (_, from, to) => {
    const path = await altered((tar) => {
      const at = tar.lastIndexOf(from);
      expect(at).toBeGreaterThan(0);
      tar.write(to, at);
      return tar;
    });
    const said = await tryFile(path);
    expect(said.problem).toBe(`${path} was altered after it had been made, and is not used.`);
    expect(said.written).toBe(0);
  });

  test('one byte in the middle of the file is inverted', async () => {
    const path = fileIn(folder.path);
    const bytes = await readFile(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    await writeFile(path, bytes);
    const said = await tryFile(path);
    expect(said.problem).toMatch(/is damaged|is cut off|was altered/);
    expect(said.written).toBe(0);
  });

  test.each(['', 'not a backup', 'x'.repeat(100_000)])('not a backup: %.12j', async (text) => {
    const path = fileIn(folder.path);
    await writeFile(path, text);
    const said = await tryFile(path);
    expect(said.problem).toMatch(/no backup of Saffron Table|is cut off/);
    expect(said.written).toBe(0);
    await writeFile(path, gzipSync(text));
    expect(await tryFile(path)).toMatchObject({ written: 0 });
  });
});

test('a file of another SECRET_KEY is refused with that reason', async () => {
  const { problem, written } = await tryFile(file, createSecretKey('y'.repeat(40)));
  expect(problem).toContain('was made with another SECRET_KEY');
  expect(written).toBe(0);
});

test('a database of a newer version is not backed up, and the error names its migration', async () => {
  const newer = await startTestDatabase();
  try {
    await newer.owner`insert into private.migrations (path, checksum) values ('migrations/9999_sous_vide.sql', 'x')`;
    const path = fileIn(folder.path);
    const backup = makeBackup({ url: newer.url, objects, secret, file: path, now: new Date() });
    await expect(backup).rejects.toThrow(
      'belongs to a newer version of Saffron Table (it has migrations/9999_sous_vide.sql)',
    );
    expect(await readdir(folder.path)).not.toContain(path);
  } finally {
    await newer.close();
  }
});

test('a database in SQL_ASCII, where searches find nothing, is refused before any write', async () => {
  const ascii = await createEmptyDatabase("encoding 'SQL_ASCII' locale 'C' locale_provider libc");
  const store = await openDisk(join(folder.path, 'never-used'));
  try {
    const restored = restoreFile({ url: ascii.url, objects: store, secret, file });
    await expect(restored).rejects.toThrow('This database is encoded in SQL_ASCII');
    expect(await readRows(ascii.url)).toEqual({});
    expect(await readStore(store)).toEqual({});
  } finally {
    await ascii.drop();
  }
});

test('an existing database or an existing file is never overwritten', async () => {
  const before = await readRows(original.url);
  const restore = restoreFile({ url: original.url, objects, secret, file });
  await expect(restore).rejects.toThrow('There is a Saffron Table in this database already');
  expect(await readRows(original.url)).toEqual(before);

  const foreign = await createEmptyDatabase();
  const sql = postgres(foreign.url, { max: 1 });
  await sql`create table public.mine (a int)`;
  await sql.end();
  await expect(restoreFile({ url: foreign.url, objects, secret, file })).rejects.toThrow(
    'This database is not empty (it has public.mine)',
  );
  await foreign.drop();

  const taken = fileIn(folder.path);
  await copyFile(file, taken);
  const backup = makeBackup({ url: original.url, objects, secret, file: taken, now: new Date() });
  await expect(backup).rejects.toThrow('is there already');
  expect(await readFile(taken)).toEqual(await readFile(file));
});

test('verify restores into a temporary database and drops it', async () => {
  const said: string[] = [];
  const say = (sentence: string) => said.push(sentence);
  const { tables } = await verifyFile({ url: original.url, secret, file, say });
  expect(tables.find(({ name }) => name === 'recipes')?.rows).toBeGreaterThan(0);
  expect(said.join()).toContain('Every row is there, and compared.');
  const left = await original.owner`
      select datname from pg_database
      where starts_with(datname, 'saffron_verify_' || (select oid from pg_database where datname = current_database()))`;
  expect(left).toHaveLength(0);
  const broken = await altered((tar) => tar.subarray(0, 100_000));
  await expect(verifyFile({ url: original.url, secret, file: broken })).rejects.toThrow('cut off');
});

test('verify uses the locale of the product, not that of the server', further, async () => {
  const like = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C' locale_provider icu icu_locale 'de-DE'";
  const other = await createEmptyDatabase(like);
  const { owner } = original;
  let seen: Promise<unknown> | undefined;
  const look = () =>
    owner`
    select distinct d.datlocprovider::text as provider, to_jsonb(d) ->> 'datlocale' as locale, pg_encoding_to_char(d.encoding) as encoding
    from pg_database d, pg_database o
    where o.datname = ${new URL(other.url).pathname.slice(1)} and starts_with(d.datname, 'saffron_verify_' || o.oid)`.execute();
  const say = (sentence: string) => {
    if (sentence.startsWith('Every row')) seen = look();
  };
  try {
    await verifyFile({ url: other.url, secret, file, say });
    expect(await seen).toEqual([{ provider: 'i', locale: 'de-DE', encoding: 'UTF8' }]);
  } finally {
    await other.drop();
  }
});
