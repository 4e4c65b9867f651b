import type postgres from 'postgres';
import type { Database } from './database.ts';

/** The exclusive lock that a backup holds from before its snapshot until after its last object. */
const backupLockName = 'backup';

/** Acquires the backup lock for this session, until the session ends. @returns false while another backup runs */
export async function acquireBackupLock(session: postgres.Sql): Promise<boolean> {
  // Wait briefly, since `mayTakeBytes` holds the lock for an instant.
  await session`select set_config('lock_timeout', '5s', false)`;
  try {
    await session`select pg_advisory_lock(hashtextextended(${backupLockName}, 0))`;
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '55P03') return false;
    throw error;
  } finally {
    await session`select set_config('lock_timeout', '0', false)`;
  }
}

/**
 * Returns whether bytes may be deleted from the object store: not while a backup runs, since it copies the objects after its snapshot, and
 * the snapshot may still reference them.
 *
 * Call this after finding the unreferenced objects: they were unreferenced before this call, so a snapshot that begins later does not
 * reference them either. In the opposite order, a backup could begin in between.
 */
export async function mayTakeBytes(database: Database): Promise<boolean> {
  const [row] = await database.asService(
    (transaction) => transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock_shared(hashtextextended(${backupLockName}, 0)) as free`,
  );
  return row?.free ?? false;
}
