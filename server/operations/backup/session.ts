import postgres from 'postgres';
import { createSocketMaker } from '../../database/watched-socket.ts';
import { goOnUnless } from './backup-problem.ts';

/** As they are written the same by every version and every server, and without limits that are meant for requests. */
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
  // A row that this role may not see is an error, never left out.
  row_security: 'off',
};

/** Longer than any table takes to be checked. The sockets are our own for their ends: the driver's end the process amid rows that are sent. */
const silentAfterMs = 6 * 3_600_000;

type Opened = {
  sql: postgres.Sql;
  /** Ends it on both sides, wherever it is. */
  cut(): Promise<void>;
};

/** Longer than PostgreSQL takes to let go of a statement. */
const letGoMs = 2_000;

/** A statement that waits for a lock, or computes, does not notice that nobody is there any more, and keeps all of its session's locks. */
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
      // The driver first, so that whoever waits hears of it at once. It leaves a socket open whose bytes nobody takes.
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
 * Works over one connection of one's own, past a pooler: what belongs to a session holds until the work is done.
 * @param ending breaks the work off wherever it is, and lets go of all that the session holds
 * @throws BrokenOff where that came before the end of the work
 */
export async function withSession<T>(
  url: string,
  work: (session: postgres.Sql) => Promise<T>,
  ending?: AbortSignal,
): Promise<T> {
  goOnUnless(ending);
  const { sql, cut } = await openSession(url);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= cut();
    ended.catch(() => undefined); // told below
  };
  ending?.addEventListener('abort', end);
  try {
    goOnUnless(ending);
    return await work(sql);
  } catch (error) {
    goOnUnless(ending); // what the work says is then no more than that its connection is gone
    throw error;
  } finally {
    ending?.removeEventListener('abort', end);
    await (ended ?? sql.end({ timeout: 5 }));
  }
}
