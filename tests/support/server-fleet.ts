import { type ServerProcess, startServer } from './server-process.ts';

/** Several processes of the product on one PostgreSQL, addressed by number. */
export type Fleet = {
  size: number;
  at(index: number): ServerProcess;
  kill(index: number): Promise<void>;
  /** Restarts a killed process at a new address. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
};

/** Returns the application name under which PostgreSQL lists a process's connections, so that a test can find them. */
export const connectionNameOf = (index: number): string => `server-${index}`;

/** @param variables the variables of all processes, at least DATABASE_URL and SECRET_KEY; `own` adds variables for one process */
export async function startFleet(
  size: number,
  variables: { DATABASE_URL: string; SECRET_KEY: string } & Record<string, string>,
  own: (index: number) => Record<string, string> = () => ({}),
): Promise<Fleet> {
  function start(index: number): Promise<ServerProcess> {
    const url = new URL(variables.DATABASE_URL);
    url.searchParams.set('application_name', connectionNameOf(index));
    return startServer({
      RATE_LIMITS: 'off',
      PICTURE_MODEL: 'none',
      LOG_LEVEL: 'error',
      ...variables,
      ...own(index),
      DATABASE_URL: url.href,
    });
  }
  const started = await Promise.allSettled(Array.from({ length: size }, (_none, at) => start(at)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(servers.map((server) => server.stop()));
    throw failed.reason;
  }
  function at(index: number): ServerProcess {
    const server = servers[index];
    if (!server) throw new RangeError(`There is no process ${index}.`);
    return server;
  }
  return {
    size,
    at,
    kill: (index) => at(index).kill(),
    async restart(index) {
      await at(index).stop();
      servers[index] = await start(index);
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
