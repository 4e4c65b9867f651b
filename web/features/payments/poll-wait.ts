const firstWaitMs = 2_000;
const longestWaitMs = 30_000;
const growth = 1.5;

/** Returns the wait before the next poll, with exponential backoff. @param asked the number of polls so far */
export function pollWaitMs(asked: number): number {
  return Math.min(firstWaitMs * growth ** Math.max(0, asked - 1), longestWaitMs);
}
