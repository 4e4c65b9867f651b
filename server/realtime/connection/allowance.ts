/** A token bucket: `burst` at once, and `perSecond` more each second. */
export type Rate = { perSecond: number; burst: number };

/** Creates a rate limit for one socket. The returned function takes one token and returns false when none is left. */
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
