import { type AccountState, doneSchema } from '#contract/by-admin.ts';
import { countOf } from '#contract/in-words.ts';
import { signedOutEverywhere } from '#contract/notices-by-admin.ts';
import type { AdminUser } from '../admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import { span } from './in-words.ts';

function obstacle({ sessions }: AccountState): string | null {
  return sessions.count === 0 ? 'No device is signed in to this account.' : null;
}

/** Ends every session of a user, and states how long a device may stay signed in until its access token expires. */
export function SignOutDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <ActDialog
      userId={user.id}
      title={`Sign ${user.fullName} out everywhere?`}
      onClose={onClose}
      obstacle={obstacle}
      submitLabel={() => 'Sign out everywhere'}
      isDanger
      plan={({ id }) => ({
        call: { method: 'POST', path: `/users/${id}/sign-out` },
        answer: doneSchema,
        done: signedOutEverywhere(user.fullName),
      })}
    >
      {({ sessions, accessTokenSeconds }) => (
        <ul className="effects soft">
          <li>{`${countOf(sessions.count, 'device')} will need to sign in again.`}</li>
          <li>{`A device that's in use may stay signed in for up to ${span(accessTokenSeconds)}.`}</li>
          <li>We'll email them about it.</li>
        </ul>
      )}
    </ActDialog>
  );
}
