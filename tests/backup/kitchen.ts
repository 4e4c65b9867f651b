import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createSecretKey } from '#server/secret-key.ts';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { storedNameOf } from '#server/storage/stored-name.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { liveAFullLife } from '../database/a-full-life.ts';
import { addPerson, openScene } from '../database/scene.ts';

export const secret = createSecretKey('a secret for tests alone, never used elsewhere');

/** Creates an empty database on this run's PostgreSQL. @param options of CREATE DATABASE: its encoding and locale */
export async function createEmptyDatabase(
  options = '',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `restored_${randomBytes(8).toString('hex')}`;
  const addressOf = (database: string) => inject('clusterUrl').replace('DATABASE', database);
  const cluster = postgres(addressOf('postgres'), { max: 1, onnotice: () => {} });
  await cluster.unsafe(`create database ${name} template template0 ${options}`);
  return {
    url: addressOf(name),
    async drop() {
      await cluster.unsafe(`drop database if exists ${name} with (force)`);
      await cluster.end({ timeout: 5 });
    },
  };
}

export async function makeFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'saffron-table-backup-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export const openDisk = (folder: string): Promise<ObjectStore> => openDiskObjectStore(folder);

/** Adds users with every kind of data about them to a persistent database, and pictures whose bytes identify their owner. */
export async function fillKitchen(owner: postgres.Sql, objects: ObjectStore): Promise<void> {
  await owner.begin(async (sql) => {
    const scene = openScene(sql);
    await liveAFullLife(scene, await addPerson(sql, { name: 'Zoe', credits: 3 }));
  });
  const uploads = await owner<{ bucket: string; version: string }[]>`
    select bucket_id as bucket, version from storage.objects`;
  for (const { bucket, version } of uploads) {
    const bytes = new TextEncoder().encode(`upload ${version}`);
    await objects.put(storedNameOf(bucket, version), { bytes, contentType: 'image/webp' });
  }
  const content = randomBytes(20).toString('hex');
  for (const ending of ['.webp', '-thumbnail.webp', '.json']) {
    const contentType = ending === '.json' ? 'application/json' : 'image/webp';
    await objects.put(
      { bucket: 'recipe-pictures', path: `house/${content}${ending}` },
      { bytes: randomBytes(1000), contentType },
    );
  }
  await owner`
    update public.recipes set image_url = ${`/storage/v1/object/public/recipe-pictures/house/${content}.webp`}`;
}

/** Returns everything in a store except its owner mark: name → type, tag and bytes. */
export async function readStore(objects: ObjectStore): Promise<Record<string, string>> {
  const held: Record<string, string> = {};
  for (const bucket of await objects.listBuckets()) {
    if (bucket === 'store-owner') continue;
    for await (const { path } of objects.list(bucket)) {
      const object = await objects.read({ bucket, path });
      if (!object) throw new Error(`${bucket}/${path} is listed and not there`);
      const bytes = Buffer.from(await new Response(object.body).arrayBuffer());
      held[`${bucket}/${path}`] = [object.contentType, object.etag, bytes.toString('hex')].join(
        ' ',
      );
    }
  }
  return held;
}

/** Returns every row of every table as sorted text, read without any of our own code. */
export async function readRows(url: string): Promise<Record<string, string[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } });
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'public', 'private', 'storage') and tablename not in ('migrations', 'logic_files') order by 1`;
  const held: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`);
    held[name] = rows.map(({ row }) => row).sort();
  }
  await sql.end();
  return held;
}

/** Returns the rules of a database: functions, triggers, policies, constraints and indexes, as PostgreSQL prints them. */
export async function readRules(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await sql<{ rule: string }[]>`
    with ours as (select oid, nspname from pg_namespace where nspname in ('auth', 'public', 'private', 'storage'))
    select pg_get_functiondef(p.oid) as rule from pg_proc p join ours n on n.oid = p.pronamespace where p.prokind = 'f'
    union all select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join ours n on n.oid = c.relnamespace where not t.tgisinternal
    union all select c.relname || ' ' || k.conname || ' ' || k.convalidated::text || ' ' || pg_get_constraintdef(k.oid) from pg_constraint k
      join pg_class c on c.oid = k.conrelid join ours n on n.oid = c.relnamespace where k.contype <> 'n'
    union all select indexdef from pg_indexes where schemaname in (select nspname from ours)
    union all select p::text from pg_policies p where schemaname in (select nspname from ours)
    union all select n.nspname || '.' || c.relname || ' ' || coalesce(c.relacl::text, '') from pg_class c join ours n on n.oid = c.relnamespace`;
  await sql.end();
  return rows.map(({ rule }) => rule).sort();
}

export const fileIn = (folder: string): string => join(folder, `${randomUUID()}.tar.gz`);

/** Opens a product with all kinds of data, on a disk, and a path for its backup. The caller closes the database and removes the folder. */
export async function openOriginal() {
  const original = await startTestDatabase();
  const folder = await makeFolder();
  const objects = await openDisk(join(folder.path, 'objects'));
  await fillKitchen(original.owner, objects);
  return { original, folder, objects, file: fileIn(folder.path) };
}
