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

/** What the user list is asked for. */
export type UserQuestion = {
  search: string;
  role: RoleFilter;
  sort: UserSort;
  ascending: boolean;
  page: number;
};

const firstSort: UserSort = 'joined';

/** Texts from their first letter; of numbers and days the highest is of interest. */
export function startsAscending(sort: UserSort): boolean {
  return sort !== 'joined' && sort !== 'credits';
}

/** What an address asks for; what it says that is unknown is as if it said nothing. */
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

/** What the address says of an order; nothing of the first one. */
export function orderInAddress(sort: UserSort, ascending: boolean): Record<string, string | null> {
  return {
    sort: sort === firstSort ? null : sort,
    order: ascending === startsAscending(sort) ? null : ascending ? 'asc' : 'desc',
  };
}
