/** Returns whether a code chunk failed to load, for example after a deployment: only a page reload fixes that. */
export function isMissingCode(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed/i.test(message);
}
