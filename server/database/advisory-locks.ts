import { setTimeout as wait } from 'node:timers/promises';
import type postgres from 'postgres';

/** Named advisory locks that this process holds until it releases them or ends. */
export type AdvisoryLocks = {
  /** Acquires a shared lock. @returns a function that releases it */
  acquire(name: string): Promise<() => void>;
  close(): Promise<void>;
};

type HeldLock = { times: number; taken: Promise<unknown> };

const takeAgainAfterMs = 250;

/**
 * Creates the session that holds the locks, on one connection at a time.
 * @param heldNames returns the names that are held. They are acquired again after the connection was lost
 */
function createLockSession(
  connect: (onClose: () => void) => postgres.Sql,
  heldNames: () => string[],
) {
  let sql: postgres.Sql | undefined;
  let isTaking = false;
  let isClosed = false;
  /** Names of lost locks. A name acquired since the loss is not among them: taken twice, it would stay locked after its release. */
  const lost = new Set<string>();

  /** Opens the connection. A client that lost its connection is never reused: see `createPool`. */
  function open(): postgres.Sql {
    const mine = connect(() => {
      if (sql !== mine || isClosed) return;
      sql = undefined;
      for (const name of heldNames()) lost.add(name);
      void mine.end({ timeout: 0 });
      void takeAgain();
    });
    return mine;
  }

  const take = (wanted: string[]) => {
    sql ??= open();
    return sql`
      select pg_advisory_lock_shared(hashtextextended(name, 0)) from unnest(${wanted}::text[]) as name`;
  };

  async function takeUntilTaken(): Promise<void> {
    while (!isClosed && lost.size > 0) {
      const wanted = [...lost];
      try {
        await take(wanted);
        for (const name of wanted) lost.delete(name);
      } catch {
        // PostgreSQL is unreachable. A process that checks the lock cannot reach it either.
        await wait(takeAgainAfterMs);
      }
    }
  }

  async function takeAgain(): Promise<void> {
    if (isTaking) return;
    isTaking = true;
    await takeUntilTaken();
    isTaking = false;
  }

  return {
    take,
    release(name: string): void {
      lost.delete(name);
      if (!sql) return;
      // When this query fails, the connection is lost, and the lock with it.
      sql`select pg_advisory_unlock_shared(hashtextextended(${name}, 0))`.catch(() => {});
    },
    async close(): Promise<void> {
      isClosed = true;
      await sql?.end({ timeout: 5 });
    },
  };
}

/**
 * Creates advisory locks on the session of one connection: PostgreSQL releases them as soon as the process ends, however it ends. A lost
 * connection is replaced, and its locks are acquired again.
 * @param connect opens the one connection, with a callback for its loss
 */
export function createAdvisoryLocks(connect: (onClose: () => void) => postgres.Sql): AdvisoryLocks {
  const names = new Map<string, HeldLock>();
  const session = createLockSession(connect, () => [...names.keys()]);

  function unlock(name: string): void {
    const held = names.get(name);
    if (!held) return;
    held.times -= 1;
    if (held.times > 0) return;
    names.delete(name);
    session.release(name);
  }

  return {
    async acquire(name) {
      const held = names.get(name) ?? { times: 0, taken: session.take([name]) };
      names.set(name, held);
      held.times += 1;
      let isHeld = true;
      const release = () => {
        if (isHeld) unlock(name);
        isHeld = false;
      };
      try {
        await held.taken;
      } catch (error) {
        release();
        throw error;
      }
      return release;
    },
    async close() {
      names.clear();
      await session.close();
    },
  };
}

/** Returns the names that no process has locked. */
export async function findUnlocked(sql: postgres.Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${names as string[]}::text[]) as name
    where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
  return rows.map(({ name }) => name);
}
