import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs the work with a request id that is sent to PostgreSQL, whose log then shows it for each slow or failed statement. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** Returns the id of the request that this work belongs to; null for work outside of a request. */
export const currentRequestId = (): string | null => requestIds.getStore() ?? null;
