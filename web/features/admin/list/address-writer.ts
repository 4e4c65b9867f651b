/** The query string of a window's URL. */
export type QueryAddress = {
  /** Returns the current query string. */
  read: () => string;
  /** Navigates to a query. Settles when the URL has changed or another navigation interrupts this one. */
  go: (query: URLSearchParams) => Promise<unknown>;
};

type QueryChange = (query: URLSearchParams) => void;

/**
 * Returns a function that changes the query of a URL. Navigation is asynchronous: while one is pending, the next change starts from
 * the query of the pending navigation, since a change that starts from the old URL would undo it.
 */
export function createAddressWriter(): (
  address: QueryAddress,
  change: QueryChange,
) => Promise<void> {
  let underWay: URLSearchParams | null = null;
  return async (address, change) => {
    const asked = new URLSearchParams(underWay ?? address.read());
    change(asked);
    underWay = asked;
    try {
      await address.go(asked);
    } finally {
      if (underWay === asked) underWay = null;
    }
  };
}
