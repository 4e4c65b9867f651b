import { useNavigate, useSearchParams } from 'react-router';
import { createAddressWriter } from './address-writer.ts';

/** What is asked of a list: words by key; null where a key has its first value, which needs no word in the address. */
export type AddressChange = Record<string, string | null>;

export type ListAddress = {
  read: (key: string) => string | null;
  /** From 1. */
  page: number;
  /** Asks something else: several keys at once where they belong together. The list starts at its first page again. */
  change: (words: AddressChange) => void;
  toPage: (page: number) => void;
};

/** The page that an address names; whatever is no page, or further than any list reaches, is the first one. */
export function pageNamed(word: string | null): number {
  return word !== null && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : 1;
}

/** One for all lists of a window: they share its address. */
const writeAddress = createAddressWriter();

/**
 * Search, filters, sort and page of a list, in the address: a reload, a link and Back find them again.
 * @param list goes before each key where a tab has several lists ("groups": `groups-page=2`)
 */
export function useListAddress(list = ''): ListAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const keyed = (key: string) => (list ? `${list}-${key}` : key);
  const address = {
    // Not the query that was rendered: it is older than the address until the next frame.
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
