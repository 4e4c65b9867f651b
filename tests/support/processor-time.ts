/**
 * Measures the CPU time of some work. Wall-clock time would depend on how busy the machine is.
 * @returns milliseconds of CPU time that this process used meanwhile, in all its threads
 */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
