import type postgres from 'postgres';

/** Connections that are asked through `run`, and never again where one of them was lost. */
export type Pool = {
  /** Runs the work on the connections of this moment, to its end. */
  run<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type Held = { sql: postgres.Sql; running: number };

const endWithinSeconds = 5;

/**
 * A pool that is left behind as soon as one of its connections is lost. The driver (3.4.9) keeps things of a lost connection and takes them
 * along to the next one under the same number: an error that PostgreSQL ended it with, which the next question gets for an answer, and a
 * write that was cut off, after which nothing is ever sent again until its time to connect is over (porsager/postgres#1133). Whoever is at
 * work in it ends there; whoever comes later meets connections without a past.
 * @param open makes the driver's pool, which opens no connection before it is asked; it says when one of them was lost
 */
export function createPool(open: (onConnectionLost: () => void) => postgres.Sql): Pool {
  const left = new Set<Held>();
  let isClosed = false;

  function begin(): Held {
    const held: Held = { sql: open(() => leave(held)), running: 0 };
    return held;
  }

  async function end(held: Held): Promise<void> {
    left.delete(held);
    await held.sql.end({ timeout: endWithinSeconds });
  }

  function leave(held: Held): void {
    if (held !== current || isClosed) return;
    current = begin();
    left.add(held);
    if (held.running === 0) void end(held);
  }

  let current = begin();

  return {
    async run(work) {
      const held = current;
      held.running += 1;
      try {
        return await work(held.sql);
      } finally {
        held.running -= 1;
        if (held.running === 0 && left.has(held)) void end(held);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...left, current].map(end));
    },
  };
}
