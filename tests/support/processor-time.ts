/**
 * How much work something is. What passes on a clock says how busy the machine is.
 * @returns milliseconds of the processors that this process took meanwhile, in all its threads
 */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
