import { type AccountState, doneSchema } from '#contract/by-admin.ts';
import { invitationSent, passwordMailSent } from '#contract/notices-by-admin.ts';
import type { AdminUser } from '../admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import type { Act } from './use-act.ts';

function obstacle({ hasEmail, isManaged, suspendedUntil }: AccountState): string | null {
  if (isManaged) return 'Their organization signs them in and manages their password.';
  if (!hasEmail) return 'This account has no email address.';
  return suspendedUntil ? 'This account is suspended. Reinstate it first.' : null;
}

function plan({ id, isConfirmed, confirmation }: AccountState): Act {
  const kind = isConfirmed ? 'password' : 'invitation';
  return {
    call: { method: 'POST', path: `/users/${id}/mail`, body: { kind } },
    answer: doneSchema,
    done: isConfirmed ? passwordMailSent(confirmation) : invitationSent(confirmation),
  };
}

/** Sends the invitation again to an unconfirmed user, and a link to choose a new password to any other user. */
export function MailDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <ActDialog
      userId={user.id}
      title="Email a sign-in link"
      onClose={onClose}
      obstacle={obstacle}
      submitLabel={({ isConfirmed }) => (isConfirmed ? 'Send email' : 'Send invitation')}
      plan={plan}
    >
      {(account) => (
        <p className="soft">
          {account.isConfirmed
            ? "We'll send a link to choose a new password to "
            : "This email address was never confirmed. We'll send an invitation to "}
          <b className="wrap-anywhere inline">{account.confirmation}</b>
          {account.isConfirmed
            ? '. No one else sees it, and the current password works until then.'
            : '. Earlier links stop working, and so does any password that was set without confirming it.'}
        </p>
      )}
    </ActDialog>
  );
}
