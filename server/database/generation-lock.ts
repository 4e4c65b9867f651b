/** The name that the process holds which cooks this order: from before its row is there until after it is closed. */
export const generationLockName = (userId: string, idempotencyKey: string): string =>
  `generation ${userId} ${idempotencyKey}`;
