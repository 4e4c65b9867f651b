import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** The product's processes. A killed process is restarted, as a service manager would do. */
export type Processes = {
  size: number;
  portOf(index: number): number;
  idOf(index: number): number;
  /** Kills a process and restarts it at once, as after a crash. @returns when it runs again */
  crash(index: number): Promise<void>;
  output(): string;
  stop(): Promise<void>;
};

/** Returns the end of a process's output, preceded by the first errors that it reported as its own, which may be much older. */
function summarizeOutput(output: string): string {
  const mistakes = output.split('\n').filter((line) => /"msg":"Something went wrong/.test(line));
  return [...mistakes.slice(0, 5).map((line) => line.slice(0, 2000)), output.slice(-1500)].join(
    '\n',
  );
}

/** @param variables environment of each process; they start one after the other, since the first one creates the database */
export async function startProcesses(
  variables: readonly (() => Promise<Record<string, string>> | Record<string, string>)[],
): Promise<Processes> {
  const running: ServerProcess[] = [];
  const start = async (index: number) => {
    running[index] = await startServer({
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...(await variables[index]?.()),
    });
  };
  const at = (index: number): ServerProcess => {
    const one = running[index];
    if (!one) throw new RangeError(`There is no process ${index}.`);
    return one;
  };
  const stop = async () => {
    // Stop the first process last: it runs PostgreSQL.
    for (const one of running.toReversed()) await one.stop();
  };
  try {
    for (let index = 0; index < variables.length; index += 1) await start(index);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    size: variables.length,
    portOf: (index) => Number(new URL(at(index).url).port),
    idOf: (index) => at(index).process.pid ?? 0,
    async crash(index) {
      const old = at(index);
      await old.kill();
      const started = start(index);
      await old.stop();
      await started;
    },
    output: () =>
      running.map((one, index) => `${index}: ${summarizeOutput(one.output())}`).join('\n'),
    stop,
  };
}
