import { useListAddress } from '../list/use-list-address.ts';
import { type GenerationStatus, isStatus } from './admin-generation.ts';
import { dayNamed } from './day-range.ts';

/** What is asked of the log; null is no filter. Days by the clock of the admin, both included. */
export type GenerationFilter = {
  who: string | null;
  status: GenerationStatus | null;
  model: string | null;
  reason: string | null;
  since: string | null;
  until: string | null;
};

/** A row that a page begins after. */
export type Cursor = { createdAt: string; id: string };
export type Place = { cursor: Cursor; newer: boolean } | null;

const cursorNamed = (word: string | null): Cursor | null => {
  const [createdAt, id, ...rest] = word?.split('~') ?? [];
  const isTime = createdAt !== undefined && !Number.isNaN(Date.parse(createdAt));
  return isTime && /^[0-9a-f-]{36}$/.test(id ?? '') && rest.length === 0
    ? { createdAt, id: id ?? '' }
    : null;
};

/** Filters and place of the log, in the address. */
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
    /** Another question begins with the newest. */
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
    /** Null: the newest. */
    go: (to: Place) => {
      const word = to && `${to.cursor.createdAt}~${to.cursor.id}`;
      change({ before: to && !to.newer ? word : null, after: to?.newer ? word : null });
    },
  };
}
