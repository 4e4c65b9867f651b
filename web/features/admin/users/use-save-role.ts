import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { becauseOf, notices, roleUpdated } from '#contract/notices.ts';
import { reloadCook } from '../../../data/session/reload-cook.ts';
import { getSession } from '../../../data/session/session-store.ts';
import { notify } from '../../../ui/notify.ts';
import { reasonOf } from '../reason-of.ts';
import { changeCachedUser } from './change-cached-user.ts';
import { type RoleChange, saveRole } from './save-user.ts';

function isOwn(userId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.cook.id === userId;
}

/** Saves a role. If admins change their own role, their session is reloaded, and the page's guard redirects a former admin. */
export async function changeRole(client: QueryClient, change: RoleChange): Promise<void> {
  await saveRole(change);
  const { userId, role } = change;
  changeCachedUser(client, userId, { role });
  if (isOwn(userId)) await reloadCook();
}

/** Saves the Make Admin / Make User toggle and shows a notice with the outcome. */
export function useSaveRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RoleChange) => changeRole(client, change),
    onSuccess: (_nothing, { role }) => notify(roleUpdated(role)),
    onError: (error) => {
      console.warn('The role could not be saved.', error);
      notify(becauseOf(notices.roleFailed, reasonOf(error)));
    },
  });
}
