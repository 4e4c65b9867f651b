import type { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { deleteAccountByAdmin } from './delete-account.ts';
import { inviteByAdmin } from './invite.ts';
import { readAccount } from './read-account.ts';
import { resetFactorsByAdmin } from './reset-factors.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { signOutByAdmin } from './sign-out.ts';
import { liftSuspensionByAdmin, suspendByAdmin } from './suspend.ts';

type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  operation: (auth: AuthServices) => Operation;
};

/** Every call under /by-admin. A list, so that a test of who is refused walks all of them. */
export const byAdminRoutes: readonly Route[] = [
  { method: 'POST', path: '/by-admin/invitations', operation: inviteByAdmin },
  { method: 'GET', path: '/by-admin/users/:user_id', operation: readAccount },
  { method: 'POST', path: '/by-admin/users/:user_id/mail', operation: sendAccountMail },
  { method: 'POST', path: '/by-admin/users/:user_id/sign-out', operation: signOutByAdmin },
  { method: 'POST', path: '/by-admin/users/:user_id/factor-reset', operation: resetFactorsByAdmin },
  { method: 'POST', path: '/by-admin/users/:user_id/suspension', operation: suspendByAdmin },
  {
    method: 'DELETE',
    path: '/by-admin/users/:user_id/suspension',
    operation: liftSuspensionByAdmin,
  },
  { method: 'POST', path: '/by-admin/users/:user_id/deletion', operation: deleteAccountByAdmin },
];

/** What an admin does to somebody's account with their own token; the official /admin calls stay the service key's. */
export function addByAdminRoutes(door: Hono<DoorEnvironment>, auth: AuthServices): void {
  for (const { method, path, operation } of byAdminRoutes) door.on(method, path, operation(auth));
}
