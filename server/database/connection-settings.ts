import { createSocketMaker } from './watched-socket.ts';

export type ConnectionOptions = {
  /** Connections at most. */
  poolSize: number;
  /** For each statement. */
  statementTimeoutMs: number;
  /** So long may a connection say nothing while an answer is owed; a little longer than a statement where it is left out. */
  silentAfterMs?: number;
  /** Where `url` leads through a pooler that hands out connections by the transaction: the way past it, for what needs a session. */
  directUrl?: string | undefined;
};

export const idleInTransactionMs = 30_000;
/** Whoever waits so long for somebody else's row or lock is told to come again, and frees their connection. */
export const lockTimeoutMs = 8_000;
/** PostgreSQL ends a statement at its limit, and is given this long to say so. */
const answerGraceMs = 5_000;
/** The driver's own pauses grow to twenty seconds, in which everybody would wait for a PostgreSQL that is there again. */
const maxPauseSeconds = 0.5;

/**
 * What the driver is told of a connection.
 * @param onConnectionLost is told when a connection ended that the driver had not ended
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
      TimeZone: 'UTC', // times leave as +00:00, wherever the database stands
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      lock_timeout: lockTimeoutMs,
    },
  };
}

/** The next transaction is another connection's: nothing is prepared, and no session is told anything but what poolers pass on. */
export function pooledSettingsOf(options: ConnectionOptions, onConnectionLost: () => void) {
  const { connection, ...settings } = settingsOf(options, onConnectionLost);
  const { application_name, TimeZone } = connection;
  return { ...settings, prepare: false, connection: { application_name, TimeZone } };
}
