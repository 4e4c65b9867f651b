import type postgres from 'postgres';

/** Connections that are asked through `run`, and never again where one of them was lost. */
export type Pool = {
  /** Runs the work on the connections of this moment, to its end. */
  run<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type DriverPool = { sql: postgres.Sql; running: number };

const endWithinSeconds = 5;

/**
 * A pool that is discarded as soon as one of its connections is lost. The driver (3.4.9) keeps things of a lost connection and takes them
 * along to the next one under the same number: an error that PostgreSQL ended it with, which the next query gets for an answer, and a
 * write that was cut off, after which nothing is ever sent again until its time to connect is over (porsager/postgres#1133). Running
 * queries end there; later ones get fresh connections.
 * @param open makes the driver's pool, which opens no connection before it is asked; it says when one of them was lost
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
