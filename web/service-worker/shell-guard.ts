const mostTimes = 3;
const withinMs = 10_000;

/**
 * A shell whose page is not kept loads itself anew when a part of it does not arrive, and would do so for ever.
 * @returns whether an address may get the shell once more, or has had it too often just now
 */
export function createShellGuard(): (address: string, now?: number) => boolean {
  let latest: { address: string; timesMs: number[] } = { address: '', timesMs: [] };
  return (address, now = Date.now()) => {
    const before = latest.address === address ? latest.timesMs : [];
    const timesMs = [...before.filter((time) => now - time < withinMs), now];
    latest = { address, timesMs };
    return timesMs.length <= mostTimes;
  };
}
