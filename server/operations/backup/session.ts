import postgres from 'postgres';
import { createSocketMaker } from '../../database/watched-socket.ts';

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

/** One connection of one's own, past a pooler: what belongs to a session holds until it ends. */
export async function openSession(url: string): Promise<postgres.Sql> {
  const settings = {
    max: 1,
    max_lifetime: null,
    socket: createSocketMaker(silentAfterMs),
    onnotice: () => {},
    connection: { application_name: 'saffron-table-backup' },
  };
  const sql = postgres(url, settings);
  try {
    await sql`
      select set_config(wanted.key, wanted.value, false)
      from jsonb_each_text(${sql.json(sessionSettings)}) as wanted
      where exists (select from pg_settings s where lower(s.name) = lower(wanted.key))`;
    return sql;
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}
