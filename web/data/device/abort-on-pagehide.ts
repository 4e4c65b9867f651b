import { wrap } from 'idb';

/** Aborts a transaction. One that is already finishing cannot be aborted and does not need to be. */
function abort(work: IDBTransaction) {
  try {
    work.abort();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
  }
}

/**
 * Aborts a page's open IndexedDB transactions when the page enters the back/forward cache. WebKit freezes the page together with its
 * transactions: a write of the next page would wait for them forever, and all reads behind it. If the user comes back, the work starts again.
 */
export function abortTransactionsOnPagehide(database: IDBDatabase): void {
  const underway = new Set<IDBTransaction>();
  const begin = database.transaction.bind(database);
  database.transaction = (...how) => {
    const work = begin(...how);
    underway.add(work);
    const end = () => underway.delete(work);
    // Abort errors are ignored here: callers get them from their own requests.
    wrap(work).done.then(end, end);
    return work;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const work of underway) abort(work);
  });
}
