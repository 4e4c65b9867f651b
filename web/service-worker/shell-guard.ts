const mostTimes = 3;
const withinMs = 10_000;

/**
 * Prevents reload loops: a shell whose page is not stored reloads itself if one of its files does not arrive, and would do so forever.
 * @returns a function that returns whether an address may get the shell again; false if it was served too often within the time window
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
