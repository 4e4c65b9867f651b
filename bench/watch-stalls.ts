import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late a process came to its own work, in milliseconds. */
export type Stalls = { p99Ms: number; mostMs: number };

const resolutionMs = 5;
const nanosecondsPerMs = 1e6;

/** @returns what has been seen since it was asked last */
export function watchStalls(): () => Stalls {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return () => {
    // The histogram counts the pause that it asked for itself.
    const late = (nanoseconds: number) =>
      Math.max(0, nanoseconds / nanosecondsPerMs - resolutionMs);
    const stalls = { p99Ms: late(delays.percentile(99)), mostMs: late(delays.max) };
    delays.reset();
    return stalls;
  };
}

/** The machine's clock, the same for all of its processes, which nobody sets while something is measured. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / nanosecondsPerMs;
