import { wrap } from 'idb';

/** What is about to end by itself cannot be broken off any more, and need not be. */
function breakOff(work: IDBTransaction) {
  try {
    work.abort();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
  }
}

/**
 * Breaks off what a page has begun in a database when it is put aside for the way back. WebKit keeps such a page as it stands, its
 * transactions too: the next page's writing would wait for them for ever, and all reading behind it. Should anybody come back, it is begun anew.
 */
export function breakOffWhenLeft(database: IDBDatabase): void {
  const underway = new Set<IDBTransaction>();
  const begin = database.transaction.bind(database);
  database.transaction = (...how) => {
    const work = begin(...how);
    underway.add(work);
    const end = () => underway.delete(work);
    // Whoever waits for what it reads or writes hears of an end before its time by that.
    wrap(work).done.then(end, end);
    return work;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const work of underway) breakOff(work);
  });
}
