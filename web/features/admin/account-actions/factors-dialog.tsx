import { useState } from 'react';
import { type AccountState, factorResetAnswerSchema } from '#contract/by-admin.ts';
import { countOf } from '#contract/in-words.ts';
import { factorsReset } from '#contract/notices-by-admin.ts';
import type { AdminUser } from '../admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import { secondSteps } from './in-words.ts';

function obstacle({ secondFactors, passkeys }: AccountState): string | null {
  return secondFactors.length + passkeys.length === 0
    ? 'This account has no second step and no passkey.'
    : null;
}

/** Resets the second factors, and optionally the passkeys, of a user who lost the phone used for sign-in. */
export function FactorsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [withPasskeys, setWithPasskeys] = useState(false);
  return (
    <ActDialog
      userId={user.id}
      title={`Reset two-step sign-in for ${user.fullName}?`}
      onClose={onClose}
      obstacle={obstacle}
      submitLabel={() => 'Reset sign-in'}
      isDanger
      plan={({ id, secondFactors }) => ({
        call: {
          method: 'POST',
          path: `/users/${id}/factor-reset`,
          body: { withPasskeys: withPasskeys || secondFactors.length === 0 },
        },
        answer: factorResetAnswerSchema,
        done: factorsReset(user.fullName),
      })}
    >
      {(account) => (
        <>
          <p className="soft">
            Make sure it's really them asking: until they set up a new second step, a password or an
            email alone opens this account. All their devices are signed out, and we'll email them
            about it.
          </p>
          <ul className="effects">
            {secondSteps(account).map((step) => (
              <li key={step}>{step}</li>
            ))}
            {account.recoveryCodesLeft !== null && (
              <li>{countOf(account.recoveryCodesLeft, 'recovery code')}</li>
            )}
            {account.secondFactors.length === 0 && (
              <li>{countOf(account.passkeys.length, 'passkey')}</li>
            )}
          </ul>
          {account.passkeys.length > 0 && account.secondFactors.length > 0 && (
            <label className="check-label">
              <input
                type="checkbox"
                className="check"
                checked={withPasskeys}
                onChange={(event) => setWithPasskeys(event.target.checked)}
              />
              {`Remove ${countOf(account.passkeys.length, 'passkey')} too`}
            </label>
          )}
        </>
      )}
    </ActDialog>
  );
}
