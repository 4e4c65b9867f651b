import { type AccountState, doneSchema } from '#contract/by-admin.ts';
import { invitationSent, passwordMailSent } from '#contract/notices-by-admin.ts';
import type { AdminUser } from '../users/admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import type { Act } from './use-act.ts';

function obstacle({ hasEmail, isManaged, suspendedUntil }: AccountState): string | null {
  if (isManaged) return 'An organisation signs this person in: it looks after their password.';
  if (!hasEmail) return 'This account has no mail address.';
  return suspendedUntil ? 'This account is suspended. Lift the suspension first.' : null;
}

function plan({ id, isConfirmed, confirmation }: AccountState): Act {
  const kind = isConfirmed ? 'password' : 'invitation';
  return {
    call: { method: 'POST', path: `/users/${id}/mail`, body: { kind } },
    answer: doneSchema,
    done: isConfirmed ? passwordMailSent(confirmation) : invitationSent(confirmation),
  };
}

/** The invitation once more to whoever waits; to everybody else a link to a new password. */
export function MailDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <ActDialog
      userId={user.id}
      title="Send a mail to sign in"
      onClose={onClose}
      obstacle={obstacle}
      submitLabel={({ isConfirmed }) => (isConfirmed ? 'Send the mail' : 'Send the invitation')}
      plan={plan}
    >
      {(account) => (
        <p className="soft">
          {account.isConfirmed
            ? 'A link to choose a new password goes to '
            : 'This address was never confirmed. An invitation goes to '}
          <b className="wrap-anywhere inline">{account.confirmation}</b>
          {account.isConfirmed
            ? '. Nobody else sees it, and the password of now works until then.'
            : '. Links that were sent before stop working, and so does a password that somebody set without confirming it.'}
        </p>
      )}
    </ActDialog>
  );
}
