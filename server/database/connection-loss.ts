/** The error codes of the driver and of its sockets that mean a failed connection. */
const losses = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['CONNECTION_SILENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** The SQLSTATE of PostgreSQL for it: connection_failure. */
const connectionFailure = '08006';

/**
 * Rethrows a connection loss with PostgreSQL's SQLSTATE for it, so that the error table maps it to 503; rethrows every other error
 * unchanged. After a loss during COMMIT it is unknown whether the transaction was committed.
 * @throws the given error, or for a loss an error with SQLSTATE 08006
 */
export function nameLoss(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!losses.has(code)) throw error;
  throw Object.assign(new Error('The connection to PostgreSQL was lost.', { cause: error }), {
    code: connectionFailure,
  });
}

/**
 * Returns whether a connection ended during the driver's query for array types, which is its first query on a connection. No caller awaits
 * that query, so its failure becomes an unhandled rejection; the caller that needs the connection gets a separate error.
 */
export function isLossWhileOpening(error: unknown): boolean {
  return error instanceof Error && 'query' in error && /typarray/.test(String(error.query));
}
