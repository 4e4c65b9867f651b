/** So many at once; whoever comes later waits, the first to come first. */
export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Statements beyond the number of connections wait here: the driver would send them behind another one's, and a quick one would wait for
 * a slow one while other connections are free.
 */
export function createTurns(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // Who leaves hands the place on, so that nobody slips in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
