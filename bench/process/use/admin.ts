import type { Person } from '#tests/support/people.ts';
import { readAddress } from './browse.ts';
import type { Operation } from './cook.ts';
import type { Environment } from './environment.ts';

/** Procedures that the screens of the Admin Panel call. */
const asked: [procedure: string, question: object][] = [
  ['read_overview', { p_days: 30, p_time_zone: 'UTC' }],
  [
    'find_users',
    {
      p_search: '',
      p_role: 'all',
      p_sort: 'joined',
      p_ascending: false,
      p_page: 1,
      p_page_size: 25,
    },
  ],
  ['find_generations', { p_limit: 26 }],
  ['sum_generations', {}],
  ['find_admin_changes', { p_limit: 26 }],
];

/** Returns one operation for each screen that an admin opens, in order. */
export const adminOperations = (environment: Environment, { client }: Person): Operation[] =>
  asked.map(([procedure, question]) => async () => {
    await readAddress(new URL('/admin', environment.url));
    const { error } = await client.rpc(procedure, question);
    if (error) throw error;
  });
