/** Runs a work when its turn has come, and answers or fails as it does. */
export type ConcurrencyLimiter = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Where whoever comes is sent away rather than kept waiting: with so many inside, those at work and those who wait. */
export type QueueLimit = { maxPending: number; queueFull: () => Error };

/**
 * So many works at once; whoever comes later waits, the first to come first. One that fails stops nobody.
 * @returns what runs a work in its turn; it throws what `tooMany` makes where it is crowded
 */
export function createConcurrencyLimiter(
  atOnce: number,
  queueLimit?: QueueLimit,
): ConcurrencyLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (queueLimit && running + waiting.length >= queueLimit.maxPending)
      throw queueLimit.queueFull();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Who leaves hands the place on, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
