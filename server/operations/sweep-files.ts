import { pictureBucket } from '#contract/recipe-picture-address.ts';
import { mayTakeBytes } from '../database/backup-lock.ts';
import type { Services } from '../services.ts';
import { removeLeftovers } from '../storage/leftovers.ts';
import { mayRemove } from '../storage/store-mark.ts';
import { storedNameOf } from '../storage/stored-name.ts';

/** Younger entries are skipped: bytes may still wait for their row, and a row may be newer than the listing of the bytes. */
const spareForMs = 3_600_000;
/** The first two characters of a version. A bucket is processed one share at a time, so that memory stays bounded. */
const shares = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
const maxNamed = 20;

/** Removes the bytes of objects that were deleted or replaced, or whose account was deleted. */
export async function sweepLeftovers(services: Services): Promise<void> {
  const removed = await removeLeftovers(services);
  if (removed > 0) services.log.info({ removed }, 'unreferenced object bytes removed');
}

/** Reads the versions of a share with their times, from the store and from the rows. */
async function readShare({ objects, database }: Services, bucket: string, share: string) {
  const stored = new Map<string, Date>();
  for await (const { path, modifiedAt } of objects.list(bucket, `${share}/`)) {
    stored.set(path.slice(share.length + 1), modifiedAt);
  }
  const rows = await database.asService(
    (transaction) => transaction<{ version: string; updated_at: Date }[]>`
      select version, updated_at from storage.objects where bucket_id = ${bucket} and left(version, 2) = ${share}`,
  );
  return { stored, named: new Map(rows.map((row) => [row.version, row.updated_at])) };
}

/** Returns the versions in `there` that are older than `before` and not in `other`. */
function missingIn(there: Map<string, Date>, other: Map<string, Date>, before: number): string[] {
  return [...there]
    .filter(([version, since]) => !other.has(version) && since.getTime() < before)
    .map(([version]) => version);
}

/** Returns those of the versions that have no bytes in the store. */
async function withoutBytes(services: Services, bucket: string, versions: readonly string[]) {
  const found: string[] = [];
  for (const version of versions) {
    if (!(await services.objects.find(storedNameOf(bucket, version)))) found.push(version);
  }
  return found;
}

/** Compares one share in both directions. @returns how many were removed, and which rows have no bytes */
async function sweepShare(services: Services, bucket: string, share: string) {
  const { stored, named } = await readShare(services, bucket, share);
  const before = services.clock().getTime() - spareForMs;
  const orphans = missingIn(stored, named, before);
  const removed = orphans.length > 0 && (await mayTakeBytes(services.database)) ? orphans : [];
  for (const version of removed) await services.objects.remove(storedNameOf(bucket, version));
  const empty = await withoutBytes(services, bucket, missingIn(named, stored, before));
  return { removed: removed.length, empty };
}

async function sweepBucket(services: Services, bucket: string): Promise<void> {
  let removed = 0;
  const empty: string[] = [];
  for (const share of shares) {
    if (services.stopping.aborted) return;
    const swept = await sweepShare(services, bucket, share);
    removed += swept.removed;
    empty.push(...swept.empty);
  }
  const { log } = services;
  if (removed > 0) log.info({ bucket, removed }, 'orphaned upload bytes removed');
  if (empty.length > 0) {
    const versions = empty.slice(0, maxNamed);
    log.error({ bucket, count: empty.length, versions }, 'objects without bytes');
  }
}

/**
 * Compares the object store with the database. Bytes that never got a row (the process died in between) are removed. A row without bytes is
 * only logged: a store that is not mounted, or the wrong one, looks the same, and no user may lose a picture because of that. A store that
 * belongs to another database is left alone for the same reason.
 */
export async function sweepFiles(services: Services): Promise<void> {
  if (!(await mayRemove(services))) return;
  const buckets = await services.database.asService(
    (transaction) => transaction<{ id: string }[]>`
      select id from storage.buckets where id <> ${pictureBucket} order by id`,
  );
  for (const { id } of buckets) await sweepBucket(services, id);
}
