import { statusNamed } from '../list/status-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { sortingNamed } from './category-sorting.ts';
import type { CategoryListRequest } from './list-categories.ts';

/** Returns the group id of an address; null for an invalid id, which the server would refuse. */
function groupIdNamed(word: string | null): string | null {
  return word !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word) ? word : null;
}

/** Reads the list request from the address. The default is by name, ascending (spec §9). */
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
