/** The lock of the process that runs this generation: from before its row is there until after it is closed. */
export const generationLockName = (userId: string, idempotencyKey: string): string =>
  `generation ${userId} ${idempotencyKey}`;
