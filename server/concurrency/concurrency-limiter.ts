import pLimit from 'p-limit';

/** Runs a task as soon as fewer tasks than the limit are running, and settles with its outcome. */
export type ConcurrencyLimiter = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Bounds the queue: with `maxPending` tasks, running and waiting, the next one is refused with the error of `queueFull`. */
export type QueueLimit = { maxPending: number; queueFull: () => Error };

/**
 * Creates a limiter (p-limit) with a bounded queue: `atOnce` tasks run at once, later ones wait in order of arrival. A failed task does not
 * stop the others. Where the queue needs no bound, use p-limit itself.
 * @returns a function that runs a task, or throws the error of `queueFull` when the queue is full
 */
export function createConcurrencyLimiter(
  atOnce: number,
  { maxPending, queueFull }: QueueLimit,
): ConcurrencyLimiter {
  const runLimited = pLimit(atOnce);
  return async (work) => {
    if (runLimited.activeCount + runLimited.pendingCount >= maxPending) throw queueFull();
    return runLimited(work);
  };
}
