import { statusNamed } from '../list/status-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { sortingNamed } from './category-sorting.ts';
import type { CategoryListRequest } from './list-categories.ts';

/** The id of a group that an address names; null for what is no id, which the server would refuse. */
function groupIdNamed(word: string | null): string | null {
  return word !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word) ? word : null;
}

/** What the address asks of the list; by name, ascending, where it says nothing (spec §9). */
export function requestOf({ read, page }: Pick<ListAddress, 'read' | 'page'>): CategoryListRequest {
  return {
    search: read('q') ?? '',
    status: statusNamed(read('status')),
    group: groupIdNamed(read('group')),
    sorting: sortingNamed(read('sort')),
    ascending: read('order') !== 'descending',
    page,
  };
}
