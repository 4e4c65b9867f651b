/** Closes what was opened in reverse order, even when a step fails. */
export function createCleanupStack() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    with<T>(opened: T, close: (opened: T) => Promise<unknown>): T {
      steps.push(() => close(opened));
      return opened;
    },
    async close(): Promise<void> {
      const failures: unknown[] = [];
      for (const step of steps.toReversed()) await step().catch((error) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything was closed.');
    },
  };
}
