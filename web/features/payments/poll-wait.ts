const firstWaitMs = 2_000;
const longestWaitMs = 30_000;
const growth = 1.5;

/** How long to wait before the server is asked again: a little longer each time. @param asked how often it was asked */
export function pollWaitMs(asked: number): number {
  return Math.min(firstWaitMs * growth ** Math.max(0, asked - 1), longestWaitMs);
}
