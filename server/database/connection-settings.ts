import { createSocketMaker } from './watched-socket.ts';

export type ConnectionOptions = {
  /** Maximum number of connections. */
  poolSize: number;
  /** For each statement. */
  statementTimeoutMs: number;
  /** How long a connection may be silent while a response is outstanding; default: a little longer than `statementTimeoutMs`. */
  silentAfterMs?: number;
  /** When `url` is a transaction-mode pooler: the address that bypasses it, for features that need a session. */
  directUrl?: string | undefined;
};

export const idleInTransactionMs = 30_000;
/** A statement that waits this long for a row or lock of another session fails, so the client retries later and its connection is free. */
export const lockTimeoutMs = 8_000;
/** PostgreSQL cancels a statement at its timeout, and gets this long to report it. */
const answerGraceMs = 5_000;
/** The driver's default backoff grows to twenty seconds, in which every query would wait although PostgreSQL is available again. */
const maxPauseSeconds = 0.5;

/**
 * Returns the driver options of a connection.
 * @param onConnectionLost called when a connection ends that the driver did not end
 */
export function settingsOf(options: ConnectionOptions, onConnectionLost?: () => void) {
  const { poolSize, statementTimeoutMs } = options;
  const { silentAfterMs = statementTimeoutMs + answerGraceMs } = options;
  return {
    max: poolSize,
    connect_timeout: silentAfterMs / 1000,
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, maxPauseSeconds),
    socket: createSocketMaker(silentAfterMs, onConnectionLost),
    onnotice: () => {}, // "already exists, skipping" and the like: nothing that an operator needs
    connection: {
      application_name: 'saffron-table',
      TimeZone: 'UTC', // times are returned as +00:00, wherever the database runs
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      lock_timeout: lockTimeoutMs,
    },
  };
}

/**
 * Returns the driver options for a transaction-mode pooler. The next transaction may run on another connection: statements are not prepared,
 * and a session gets only the parameters that poolers pass on.
 */
export function pooledSettingsOf(options: ConnectionOptions, onConnectionLost: () => void) {
  const { connection, ...settings } = settingsOf(options, onConnectionLost);
  const { application_name, TimeZone } = connection;
  return { ...settings, prepare: false, connection: { application_name, TimeZone } };
}
