import { mayTakeBytes } from '../database/backup-lock.ts';
import type { Services } from '../services.ts';
import { readStoreOwner } from './store-mark.ts';
import { storedNameOf } from './stored-name.ts';

type StorageServices = Pick<Services, 'database' | 'objects'>;

const takenAtOnce = 50;

/**
 * Removes some of the bytes that no object refers to any more. The database records those when their row is deleted or refers to other bytes, in the
 * same transaction. Any number of processes may do so at once; the second one finds nothing. In a store that does not belong to this database nothing
 * is removed: a copy of a database records bytes that the original still refers to. Nothing is removed while a backup is made, either.
 * @returns how many were removed
 */
async function removeSomeLeftovers({ database, objects }: StorageServices): Promise<number> {
  const leftovers = await database.asService(
    (transaction) => transaction<{ bucket_id: string; version: string }[]>`
      select bucket_id, version from private.storage_leftovers order by since limit ${takenAtOnce}`,
  );
  if (leftovers.length === 0 || (await readStoreOwner({ database, objects })) !== 'this database') {
    return 0;
  }
  if (!(await mayTakeBytes(database))) return 0;
  for (const { bucket_id: bucket, version } of leftovers) {
    await objects.remove(storedNameOf(bucket, version));
    await database.asService(
      (transaction) => transaction`
        delete from private.storage_leftovers where bucket_id = ${bucket} and version = ${version}`,
    );
  }
  return leftovers.length;
}

/** Removes all leftover bytes. @returns how many were removed */
export async function removeLeftovers(services: StorageServices): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeSomeLeftovers(services);
    removed += count;
    if (count < takenAtOnce) return removed;
  }
}

/** Removes some leftover bytes after a user's action. A failure is only logged, because the sweep removes them later. */
export async function clearUp(services: StorageServices & Pick<Services, 'log'>): Promise<void> {
  try {
    await removeSomeLeftovers(services);
  } catch (error) {
    services.log.warn({ err: error }, 'object removal failed: bytes left to the sweep');
  }
}
