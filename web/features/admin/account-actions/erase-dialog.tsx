import { useState } from 'react';
import { type AccountState, doneSchema } from '#contract/by-admin.ts';
import { accountErased } from '#contract/notices-by-admin.ts';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { Field } from '../../../ui/field.tsx';
import type { AdminUser } from '../admin-user.ts';
import { ActDialog } from './act-dialog.tsx';
import { lossInWords } from './in-words.ts';
import type { Act } from './use-act.ts';

const isSame = (typed: string, confirmation: string) =>
  typed.trim().toLowerCase() === confirmation.toLowerCase();

/** Explains what is deleted with an account, and requires its address to be typed. */
export function EraseDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const hasCredits = useCreditsEnabled();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);

  function plan({ id, confirmation }: AccountState): Act | null {
    const isTyped = isSame(typed, confirmation);
    setMissing(!isTyped);
    if (!isTyped) return null;
    return {
      call: { method: 'POST', path: `/users/${id}/deletion`, body: { confirmation: typed } },
      answer: doneSchema,
      done: accountErased(user.fullName),
    };
  }

  return (
    <ActDialog
      userId={user.id}
      title={`Delete the account of ${user.fullName}?`}
      onClose={onClose}
      submitLabel={() => 'Delete account'}
      isDanger
      plan={plan}
    >
      {(account) => (
        <>
          <ul className="effects soft">
            {lossInWords(account, hasCredits).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>This can't be undone.</li>
          </ul>
          <Field
            label={`Type ${account.confirmation} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={missing ? `Type ${account.confirmation} exactly as shown` : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissing(false);
            }}
          />
        </>
      )}
    </ActDialog>
  );
}
