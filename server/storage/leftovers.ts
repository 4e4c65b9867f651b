import { mayTakeBytes } from '../database/backup-lock.ts';
import type { Services } from '../services.ts';
import { readStoreOwner } from './store-mark.ts';
import { storedNameOf } from './stored-name.ts';

type StorageServices = Pick<Services, 'database' | 'objects'>;

const takenAtOnce = 50;

/**
 * Takes away some of the bytes that no object names any more: the database notes those when their row goes or names others, in the same
 * transaction. Any number of processes may do so at once; who comes second finds nothing. In a store that is not this database's own they
 * wait: a copy of a database notes bytes that the original still names. So they do while a backup is made.
 * @returns how many
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

/** All of them. @returns how many */
export async function removeLeftovers(services: StorageServices): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeSomeLeftovers(services);
    removed += count;
    if (count < takenAtOnce) return removed;
  }
}

/** Some of them, after an act of a person, who need not be told where it fails: the sweep comes by. */
export async function clearUp(services: StorageServices & Pick<Services, 'log'>): Promise<void> {
  try {
    await removeSomeLeftovers(services);
  } catch (error) {
    services.log.warn({ err: error }, 'object removal failed: bytes left to the sweep');
  }
}
