/** The address of a window, as far as its query goes. */
export type QueryAddress = {
  /** What stands there now. */
  read: () => string;
  /** Settles once the address says so, or once something else was asked of it. */
  go: (query: URLSearchParams) => Promise<unknown>;
};

type QueryChange = (query: URLSearchParams) => void;

/**
 * Makes what changes the query of an address. A navigation takes its time: until it has arrived, the next change begins with what the
 * last one asked for, since one that begins with the old address would take the other back.
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
