/** What the driver and the sockets below it say where the connection is what failed. */
const losses = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['CONNECTION_SILENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** PostgreSQL's own word for it: connection_failure. */
const connectionFailure = '08006';

/**
 * Gives the loss of a connection the SQLSTATE that PostgreSQL has for it, so that the one table of errors knows it (503); every other error
 * stays what it is. Whether a transaction that was being committed then has been, nobody knows.
 * @throws what it was given, or the loss under its code
 */
export function nameLoss(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!losses.has(code)) throw error;
  throw Object.assign(new Error('The connection to PostgreSQL was lost.', { cause: error }), {
    code: connectionFailure,
  });
}

/**
 * Whether a connection ended while the driver asked it about types, which is the first that it asks: nobody waits for that answer, so nobody
 * hears of its failure, while whoever wanted the connection is told by themselves.
 */
export function isLossWhileOpening(error: unknown): boolean {
  return error instanceof Error && 'query' in error && /typarray/.test(String(error.query));
}
