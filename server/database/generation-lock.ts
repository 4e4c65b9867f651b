/** The lock that the process of this generation holds, from before its row exists until after it is closed. */
export const generationLockName = (userId: string, idempotencyKey: string): string =>
  `generation ${userId} ${idempotencyKey}`;
