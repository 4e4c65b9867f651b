import type postgres from 'postgres';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import { contentTagOf } from '../../storage/object-content.ts';
import type { ObjectName, ObjectStore } from '../../storage/object-store.ts';
import { storedNameOf } from '../../storage/stored-name.ts';
import { objectEntryName } from './archive/archive-names.ts';
import type { ArchiveWriter } from './archive/write-archive.ts';
import type { Manifest } from './manifest.ts';
import { nameOf, type OwnTable } from './tables.ts';

/** How many names are fetched at a time. */
const namesAtOnce = 500;

/** Which cursors over the named objects are open. They are WITH HOLD cursors in PostgreSQL, so that memory does not grow with the store. */
type NamedCursors = { uploads: boolean; pictures: boolean };

/** Matches pictures that the product made. An address that a client made up does not match. */
const picturePattern = `/${pictureBucket}/((?:house/[0-9a-f]{40}|[0-9a-f-]{36}/)[^?#]*)`;
const picturePath = (column: string) => `substring(${column} from '${picturePattern}')`;

/** Opens, within the snapshot, cursors over the objects that its rows name. They last as long as the session. */
export async function noteNamedObjects(
  transaction: postgres.TransactionSql,
  tables: readonly OwnTable[],
): Promise<NamedCursors> {
  const has = (name: string) => tables.some((table) => nameOf(table) === name);
  const uploads = has('storage.objects');
  const pictures = has('public.recipes') && has('public.generations');
  if (uploads) {
    await transaction.unsafe(`
      declare named_uploads no scroll cursor with hold for
      select bucket_id as bucket, version from storage.objects order by bucket_id, version`);
  }
  if (pictures) {
    await transaction.unsafe(`
      declare named_pictures no scroll cursor with hold for
      select distinct path from (
        select ${picturePath('image_url')} as path from public.recipes
        union all select ${picturePath('thumbnail_url')} from public.recipes
        union all select ${picturePath("result ->> 'imageUrl'")} from public.generations
        union all select ${picturePath("result ->> 'thumbnailUrl'")} from public.generations) as named
      where path is not null`);
  }
  return { uploads, pictures };
}

async function* readCursor<Row>(session: postgres.Sql, cursor: string): AsyncGenerator<Row> {
  for (;;) {
    const rows = await session.unsafe<Row[] & postgres.Row[]>(
      `fetch ${namesAtOnce} from ${cursor}`,
    );
    yield* rows as Row[];
    if (rows.length < namesAtOnce) return;
  }
}

async function* readUploads(session: postgres.Sql): AsyncGenerator<ObjectName> {
  const rows = readCursor<{ bucket: string; version: string }>(session, 'named_uploads');
  for await (const { bucket, version } of rows) yield storedNameOf(bucket, version);
}

/** Our own tags are a hash of the bytes. A file that another program put into S3 has a tag of S3. */
const isOurTag = (etag: string): boolean => /^"[0-9a-f]{32}"$/.test(etag);

type Copied = Manifest['objects'];
type Copying = { objects: ObjectStore; writer: ArchiveWriter; rest: () => Promise<void> };

async function copyObject({ objects, writer, rest }: Copying, name: ObjectName, copied: Copied) {
  const found = await objects.read(name);
  if (!found) {
    copied.missing += 1;
    return;
  }
  const { body, contentType, etag } = found;
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  if (isOurTag(etag) && etag !== `"${contentTagOf(bytes)}"`) {
    copied.damaged += 1;
    return;
  }
  await writer.add(objectEntryName(name), bytes, contentType);
  copied.count += 1;
  copied.bytes += bytes.byteLength;
  await rest();
}

/**
 * Writes the objects into the file, after the snapshot: the uploads that its rows name, and all recipe pictures, which have no rows. While the
 * session holds the backup lock no bytes are removed, so every object that existed at the snapshot still exists.
 * @returns the counts, including objects that rows name and the store does not have: they were lost before
 */
export async function copyObjects(
  session: postgres.Sql,
  cursors: NamedCursors,
  copying: Copying,
): Promise<Copied> {
  const copied: Copied = { count: 0, bytes: 0, missing: 0, damaged: 0 };
  const { objects } = copying;
  if (cursors.uploads) {
    for await (const name of readUploads(session)) await copyObject(copying, name, copied);
  }
  for await (const { path } of objects.list(pictureBucket)) {
    const before = copied.missing;
    await copyObject(copying, { bucket: pictureBucket, path }, copied);
    copied.missing = before; // whether rows name it is checked below
  }
  if (!cursors.pictures) return copied;
  const named = readCursor<{ path: string }>(session, 'named_pictures');
  for await (const { path } of named) {
    if (!(await objects.find({ bucket: pictureBucket, path }))) copied.missing += 1;
  }
  return copied;
}
