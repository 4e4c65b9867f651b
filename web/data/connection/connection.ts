/** The Network Information API, which only Chromium-based browsers have. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Returns whether the connection is metered or slow. Nothing is prefetched then. */
export function isMeteredConnection(
  connection: Connection | undefined = (navigator as Navigator & { connection?: Connection })
    .connection,
): boolean {
  if (!connection) return false;
  return (
    connection.saveData === true ||
    connection.type === 'cellular' ||
    /2g$/.test(connection.effectiveType ?? '')
  );
}
