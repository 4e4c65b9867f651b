import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** While this work lasts, PostgreSQL is told for which request it is asked: its own log then says so, beside each slow or failed statement. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** The id of the request that this work belongs to; null for work that no request asks for. */
export const currentRequestId = (): string | null => requestIds.getStore() ?? null;
