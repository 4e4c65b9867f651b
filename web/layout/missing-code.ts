/** True for a part of the app that did not arrive, say after a new version: only a new page can bring it. */
export function isMissingCode(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed/i.test(message);
}
