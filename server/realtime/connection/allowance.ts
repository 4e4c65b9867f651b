/** So many at once, and so many more each second. */
export type Rate = { perSecond: number; burst: number };

/** Counts what one socket sends; answers false when it was one too many. */
export function createAllowance(rate: Rate, nowMs: () => number = () => performance.now()) {
  let left = rate.burst;
  let countedAtMs = nowMs();
  return function take(): boolean {
    const atMs = nowMs();
    left = Math.min(rate.burst, left + ((atMs - countedAtMs) / 1000) * rate.perSecond);
    countedAtMs = atMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
