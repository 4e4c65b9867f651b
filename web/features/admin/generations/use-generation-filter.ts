import { useListAddress } from '../list/use-list-address.ts';
import { type GenerationStatus, isStatus } from './admin-generation.ts';
import { dayNamed } from './day-range.ts';

/** The filters of the log; null means no filter. `since` and `until` are inclusive days in the local time zone. */
export type GenerationFilter = {
  who: string | null;
  status: GenerationStatus | null;
  model: string | null;
  reason: string | null;
  since: string | null;
  until: string | null;
};

/** Pagination cursor: the page begins after this row. */
export type Cursor = { createdAt: string; id: string };
export type Place = { cursor: Cursor; newer: boolean } | null;

const cursorNamed = (word: string | null): Cursor | null => {
  const [createdAt, id, ...rest] = word?.split('~') ?? [];
  const isTime = createdAt !== undefined && !Number.isNaN(Date.parse(createdAt));
  return isTime && /^[0-9a-f-]{36}$/.test(id ?? '') && rest.length === 0
    ? { createdAt, id: id ?? '' }
    : null;
};

/** Keeps the filters and the page of the log in the URL. */
export function useGenerationFilter() {
  const { read, change } = useListAddress();
  const status = read('status');
  const filter: GenerationFilter = {
    who: read('search'),
    status: isStatus(status) ? status : null,
    model: read('model'),
    reason: read('reason'),
    since: dayNamed(read('from')),
    until: dayNamed(read('to')),
  };
  const [older, newer] = [cursorNamed(read('before')), cursorNamed(read('after'))];
  const cursor = older ?? newer;
  const place: Place = cursor && { cursor, newer: !older };
  return {
    filter,
    place,
    isFiltered: Object.values(filter).some((word) => word !== null),
    /** Changes filters and returns to the newest page. */
    change: (words: Record<string, string | null>) =>
      change({ before: null, after: null, ...words }),
    clear: () =>
      change({
        search: null,
        status: null,
        model: null,
        reason: null,
        from: null,
        to: null,
        before: null,
        after: null,
      }),
    /** Goes to a page; null is the newest. */
    go: (to: Place) => {
      const word = to && `${to.cursor.createdAt}~${to.cursor.id}`;
      change({ before: to && !to.newer ? word : null, after: to?.newer ? word : null });
    },
  };
}
