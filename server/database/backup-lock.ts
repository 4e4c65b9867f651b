import type postgres from 'postgres';
import type { Database } from './database.ts';

/** The exclusive lock of a backup, from before its snapshot until after its last object. */
const backupLockName = 'backup';

/** The session's own, until it ends. @returns false where another backup is being made */
export async function acquireBackupLock(session: postgres.Sql): Promise<boolean> {
  // A check whether a backup runs takes the lock for an instant.
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
 * Whether bytes may be taken away from the store of objects. A backup copies them after its snapshot, which may still name them.
 *
 * Ask after finding out what nobody names any more: what was found so was unnamed before this moment, so a snapshot that begins later does not
 * name it either. Asked the other way round, a backup could begin in between.
 */
export async function mayTakeBytes(database: Database): Promise<boolean> {
  const [row] = await database.asService(
    (transaction) => transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock_shared(hashtextextended(${backupLockName}, 0)) as free`,
  );
  return row?.free ?? false;
}
