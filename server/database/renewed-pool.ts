import type postgres from 'postgres';

/** A connection pool that is used through `run`. Its connections are not used again after one of them was lost. */
export type Pool = {
  /** Runs the work to its end on the current connections. */
  run<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type DriverPool = { sql: postgres.Sql; running: number };

const endWithinSeconds = 5;

/**
 * Creates a pool that discards the driver's pool as soon as one of its connections is lost. The driver (3.4.9) carries state of a lost
 * connection over to the next one with the same number: the error with which PostgreSQL ended it, which the next query then gets as its
 * result, and a write that was cut off, after which nothing is sent until the connect timeout expires (porsager/postgres#1133). Running
 * queries end on the discarded pool; later ones get fresh connections.
 * @param open creates the driver's pool, which opens no connection before its first query; calls its argument when a connection is lost
 */
export function createPool(open: (onConnectionLost: () => void) => postgres.Sql): Pool {
  const discarded = new Set<DriverPool>();
  let isClosed = false;

  function begin(): DriverPool {
    const driverPool: DriverPool = { sql: open(() => discard(driverPool)), running: 0 };
    return driverPool;
  }

  async function end(driverPool: DriverPool): Promise<void> {
    discarded.delete(driverPool);
    await driverPool.sql.end({ timeout: endWithinSeconds });
  }

  function discard(driverPool: DriverPool): void {
    if (driverPool !== current || isClosed) return;
    current = begin();
    discarded.add(driverPool);
    if (driverPool.running === 0) void end(driverPool);
  }

  let current = begin();

  return {
    async run(work) {
      const driverPool = current;
      driverPool.running += 1;
      try {
        return await work(driverPool.sql);
      } finally {
        driverPool.running -= 1;
        if (driverPool.running === 0 && discarded.has(driverPool)) void end(driverPool);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...discarded, current].map(end));
    },
  };
}
