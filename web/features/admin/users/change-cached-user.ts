import type { QueryClient } from '@tanstack/react-query';
import { adminKeys } from '../admin-keys.ts';
import type { AdminUser } from '../admin-user.ts';
import type { UserPage } from './list-users.ts';

/** Applies a saved change to every cached page of users, without a refetch. */
export function changeCachedUser(
  client: QueryClient,
  userId: string,
  change: Partial<AdminUser>,
): void {
  client.setQueriesData<UserPage>({ queryKey: adminKeys.users }, (page) => {
    if (!page) return page;
    const users = page.users.map((user) => (user.id === userId ? { ...user, ...change } : user));
    return { ...page, users };
  });
}
