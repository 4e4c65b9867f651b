/** Runs a task as soon as fewer than the limit are running, and settles as it does. */
export type ConcurrencyLimiter = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Bounds the queue: with `maxPending` tasks, running and waiting, the next one is refused with the error of `queueFull`. */
export type QueueLimit = { maxPending: number; queueFull: () => Error };

/**
 * A semaphore: `atOnce` tasks run at once, later ones wait in order of arrival. A task that fails stops no other.
 * @returns what runs a task; it throws what `queueFull` makes where the queue is full
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
      // The slot is handed on, so that no newcomer overtakes the queue.
      if (next) next();
      else running -= 1;
    }
  };
}
