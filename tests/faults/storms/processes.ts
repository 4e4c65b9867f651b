import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** The product's processes, each of which is started again as a service manager would. */
export type Processes = {
  size: number;
  portOf(index: number): number;
  idOf(index: number): number;
  /** As a crash; it is started again at once. @returns when it is there again */
  crash(index: number): Promise<void>;
  said(): string;
  stop(): Promise<void>;
};

/** The last that a process said, and before it what it calls its own mistake: that may be long ago. */
function tell(output: string): string {
  const mistakes = output.split('\n').filter((line) => /"msg":"Something went wrong/.test(line));
  return [...mistakes.slice(0, 5).map((line) => line.slice(0, 2000)), output.slice(-1500)].join(
    '\n',
  );
}

/** @param variables what each process is given; they start one after the other, since the first one makes the database */
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
    // The first one last: it keeps PostgreSQL.
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
    said: () => running.map((one, index) => `${index}: ${tell(one.output())}`).join('\n'),
    stop,
  };
}
