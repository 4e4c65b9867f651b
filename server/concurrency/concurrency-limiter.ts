/** Runs a task as soon as fewer tasks than the limit are running, and settles with its outcome. */
export type ConcurrencyLimiter = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Bounds the queue: with `maxPending` tasks, running and waiting, the next one is refused with the error of `queueFull`. */
export type QueueLimit = { maxPending: number; queueFull: () => Error };

/**
 * Creates a semaphore: `atOnce` tasks run at once, later ones wait in order of arrival. A failed task does not stop the others.
 * @returns a function that runs a task, or throws the error of `queueFull` when the queue is full
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
      // Hand the slot to the next waiting task, so that no newer task overtakes the queue.
      if (next) next();
      else running -= 1;
    }
  };
}
