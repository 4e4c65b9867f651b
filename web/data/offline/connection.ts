/** What browsers of the Chromium family say of a connection; the others say nothing. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether somebody pays for what is fetched ahead, or waits for it: then nothing is. */
export function isTrafficDear(
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
