import type { ListAddress } from '../list/use-list-address.ts';

export const userSorts = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Role' },
  { value: 'credits', label: 'Credits' },
  { value: 'joined', label: 'Joined' },
] as const;
export type UserSort = (typeof userSorts)[number]['value'];

export type RoleFilter = 'all' | 'user' | 'admin';

/** Search, filter, sort order and page of the user list. */
export type UserQuestion = {
  search: string;
  role: RoleFilter;
  sort: UserSort;
  ascending: boolean;
  page: number;
};

const firstSort: UserSort = 'joined';

/** Returns the default direction of a column: ascending for text, descending for credits and dates. */
export function startsAscending(sort: UserSort): boolean {
  return sort !== 'joined' && sort !== 'credits';
}

/** Parses the query parameters of the user list. Unknown values are ignored. */
export function userQuestionOf({ read, page }: Pick<ListAddress, 'read' | 'page'>): UserQuestion {
  const role = read('role');
  const sort = userSorts.find(({ value }) => value === read('sort'))?.value ?? firstSort;
  const order = read('order');
  return {
    search: (read('q') ?? '').slice(0, 200),
    role: role === 'user' || role === 'admin' ? role : 'all',
    sort,
    ascending: order === 'asc' || order === 'desc' ? order === 'asc' : startsAscending(sort),
    page,
  };
}

/** Returns the query parameters of a sort order; null for default values. */
export function orderInAddress(sort: UserSort, ascending: boolean): Record<string, string | null> {
  return {
    sort: sort === firstSort ? null : sort,
    order: ascending === startsAscending(sort) ? null : ascending ? 'asc' : 'desc',
  };
}
