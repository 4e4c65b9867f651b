const notAllowed = '42501';
/** No row found: row level security hides the row. */
const notFound = 'PGRST116';

/**
 * Thrown when a write changed nothing although no other user changed the row: row level security causes this for a user who is no
 * longer an admin. It must not be reported as a race.
 */
export class NotAllowed extends Error {
  readonly code = notAllowed;
}

/** Returns true if an error may mean that the user has lost the admin role. */
export function isRefusedToRole(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === notAllowed || code === notFound;
}
