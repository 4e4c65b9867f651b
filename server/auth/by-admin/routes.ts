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

/** Every route under /by-admin, as a list, so that the access test can check all of them. */
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

/** Adds the routes by which an admin acts on other accounts with their own token. The official /admin calls need the service key. */
export function addByAdminRoutes(door: Hono<DoorEnvironment>, auth: AuthServices): void {
  for (const { method, path, operation } of byAdminRoutes) door.on(method, path, operation(auth));
}
