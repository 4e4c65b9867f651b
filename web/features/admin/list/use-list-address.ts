import { useNavigate, useSearchParams } from 'react-router';
import { createAddressWriter } from './address-writer.ts';

/** Query parameters to change, by key. Null removes a parameter: the default value is not in the URL. */
export type AddressChange = Record<string, string | null>;

export type ListAddress = {
  read: (key: string) => string | null;
  /** The page number, starting at 1. */
  page: number;
  /** Changes one or several parameters at once and returns to the first page. */
  change: (words: AddressChange) => void;
  toPage: (page: number) => void;
};

/** Parses the page number from the URL; an invalid or too large number becomes 1. */
export function pageNamed(word: string | null): number {
  return word !== null && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : 1;
}

/** One writer for all lists of a window, since they share its URL. */
const writeAddress = createAddressWriter();

/**
 * Keeps search, filters, sort and page of a list in the URL, so that a reload, a link and Back restore them.
 * @param list key prefix if a tab has several lists ("groups": `groups-page=2`)
 */
export function useListAddress(list = ''): ListAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const keyed = (key: string) => (list ? `${list}-${key}` : key);
  const address = {
    // Read the current URL: the rendered query is stale until the next frame.
    read: () => window.location.search,
    go: async (next: URLSearchParams) =>
      navigate(`?${next}`, { replace: true, preventScrollReset: true }),
  };
  function write(words: AddressChange) {
    void writeAddress(address, (next) => {
      for (const [key, word] of Object.entries(words)) {
        if (word === null || word === '') next.delete(keyed(key));
        else next.set(keyed(key), word);
      }
    });
  }
  return {
    read: (key) => query.get(keyed(key)),
    page: pageNamed(query.get(keyed('page'))),
    change: (words) => write({ page: null, ...words }),
    toPage: (page) => write({ page: page > 1 ? String(page) : null }),
  };
}
