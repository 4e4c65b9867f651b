import { statusNamed } from '../list/status-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { sortingNamed } from './category-sorting.ts';
import type { CategoryListRequest } from './list-categories.ts';

/** What the address asks of the list; by name, ascending, where it says nothing (spec §9). */
export function requestOf({ read, page }: Pick<ListAddress, 'read' | 'page'>): CategoryListRequest {
  return {
    search: read('q') ?? '',
    status: statusNamed(read('status')),
    sorting: sortingNamed(read('sort')),
    ascending: read('order') !== 'descending',
    page,
  };
}
