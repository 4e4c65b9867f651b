import postgres from 'postgres';
import { createSocketMaker } from '../../database/watched-socket.ts';
import { throwIfCancelled } from './backup-problem.ts';

/** Session settings that make the output the same on every version and server, without the timeouts that are meant for requests. */
const sessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0', // since PostgreSQL 17
  // A table with rows that this role may not see causes an error instead of missing rows.
  row_security: 'off',
};

/** Longer than any table takes to be checked. We create the sockets because the driver's own can end the process while rows are sent. */
const silentAfterMs = 6 * 3_600_000;

type Opened = {
  sql: postgres.Sql;
  /** Ends the session on both sides, whatever it is doing. */
  cut(): Promise<void>;
};

/** Longer than PostgreSQL takes to cancel a statement. */
const letGoMs = 2_000;

/** Terminates the backend. A statement that waits or computes does not notice a closed connection, and its session keeps all locks. */
async function endBackend(url: string, number: number): Promise<void> {
  const other = postgres(url, { max: 1, connect_timeout: letGoMs / 1000, onnotice: () => {} });
  try {
    await other`select pg_terminate_backend(${number}, ${letGoMs})`;
  } finally {
    await other.end({ timeout: 1 });
  }
}

async function openSession(url: string): Promise<Opened> {
  const makeSocket = createSocketMaker(silentAfterMs);
  let socket: ReturnType<typeof makeSocket> | undefined;
  const settings = {
    max: 1,
    max_lifetime: null,
    socket: (...target: Parameters<typeof makeSocket>) => {
      socket = makeSocket(...target);
      return socket;
    },
    onnotice: () => {},
    connection: { application_name: 'saffron-table-backup' },
  };
  const sql = postgres(url, settings);
  try {
    await sql`
      select set_config(wanted.key, wanted.value, false)
      from jsonb_each_text(${sql.json(sessionSettings)}) as wanted
      where exists (select from pg_settings s where lower(s.name) = lower(wanted.key))`;
    const [own] = await sql<{ number: number }[]>`select pg_backend_pid() as number`;
    const number = own?.number ?? 0;
    const cut = async () => {
      // End the driver first, so that waiting callers fail at once. It leaves a socket open whose bytes are not read.
      await sql.end({ timeout: 0 });
      socket?.destroy();
      await endBackend(url, number);
    };
    return { sql, cut };
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}

/**
 * Runs the work on one dedicated connection (no pooler), so that session state such as locks lasts until the work is done.
 * @param ending cancels the work at any point and releases everything that the session holds
 * @throws BackupCancelled if the work was cancelled before its end
 */
export async function withSession<T>(
  url: string,
  work: (session: postgres.Sql) => Promise<T>,
  ending?: AbortSignal,
): Promise<T> {
  throwIfCancelled(ending);
  const { sql, cut } = await openSession(url);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= cut();
    ended.catch(() => undefined); // awaited below
  };
  ending?.addEventListener('abort', end);
  try {
    throwIfCancelled(ending);
    return await work(sql);
  } catch (error) {
    throwIfCancelled(ending); // after a cancellation, the error of the work only says that the connection was closed
    throw error;
  } finally {
    ending?.removeEventListener('abort', end);
    await (ended ?? sql.end({ timeout: 5 }));
  }
}
