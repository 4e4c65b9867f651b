import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Event loop delay of a process, in milliseconds. */
export type Stalls = { p99Ms: number; mostMs: number };

const resolutionMs = 5;
const nanosecondsPerMs = 1e6;

/** Starts to watch the event loop delay. @returns a function that returns the delays since its last call */
export function watchStalls(): () => Stalls {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return () => {
    // The histogram includes the pause that it schedules itself.
    const late = (nanoseconds: number) =>
      Math.max(0, nanoseconds / nanosecondsPerMs - resolutionMs);
    const stalls = { p99Ms: late(delays.percentile(99)), mostMs: late(delays.max) };
    delays.reset();
    return stalls;
  };
}

/** Returns the machine's monotonic clock in milliseconds. It is the same for all processes and is never adjusted during a measurement. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / nanosecondsPerMs;
