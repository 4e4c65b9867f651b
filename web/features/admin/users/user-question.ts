import type { ListAddress } from '../list/use-list-address.ts';

/** The columns of the user list, in order: their heads, their names on a card and in the sort control. */
export const userLabels = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  credits: 'Credits',
  joined: 'Joined',
} as const;
export type UserSort = keyof typeof userLabels;
export const userSorts = (Object.keys(userLabels) as UserSort[]).map((value) => ({
  value,
  label: userLabels[value],
}));

/** Returns the columns that are shown. @param withCredits false where recipes cost nothing */
export const shownSorts = (withCredits: boolean) =>
  userSorts.filter(({ value }) => withCredits || value !== 'credits');

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
