const notAllowed = '42501';
/** Nothing is found where row security hides it. */
const notFound = 'PGRST116';

/**
 * Nothing was changed, and nobody else changed it either: row security answers so to whoever is no admin any more. That must not
 * look like a race.
 */
export class NotAllowed extends Error {
  readonly code = notAllowed;
}

/** Whether an error may mean that the role is gone. */
export function isRefusedToRole(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === notAllowed || code === notFound;
}
