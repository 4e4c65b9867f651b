import { useState } from 'react';
import { callAuth, wordsOf } from '../../../data/session/call-auth.ts';
import type { Cook } from '../../../data/session/cook.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { kindsInWords } from './kinds-in-words.ts';
import { type ListedFactor, reloadSecondFactors } from './second-factor-list.ts';

/** Removes a factor. Recovery codes are removed with the last one. */
async function remove(factorId: string) {
  const { auth } = await getSupabase();
  await callAuth(() => auth.mfa.unenroll({ factorId }));
  // The session in the browser still contains the factor.
  await auth.refreshSession();
}

type RemoveFactorProps = {
  cook: Cook;
  factor: ListedFactor;
  isLast: boolean;
  onClose: () => void;
};

/** Asks for confirmation before a second step is removed, and says what the last one turns off. */
export function RemoveFactor({ cook, factor, isLast, onClose }: RemoveFactorProps) {
  const [busy, setBusy] = useState(false);
  const name = factor.name || kindsInWords[factor.kind].name;

  async function confirm() {
    setBusy(true);
    try {
      await remove(factor.id);
      notify({
        title: `${name} removed`,
        message: isLast ? 'Two-step sign-in is off.' : "We won't ask for it anymore.",
        tone: 'success',
      });
    } catch (cause) {
      notify({ title: `${name} couldn't be removed`, message: wordsOf(cause), tone: 'error' });
    }
    await reloadSecondFactors(cook.id);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={`Remove ${name}?`}
      text={
        isLast
          ? 'This is your only second step. Without it, anyone who has your password can get in.'
          : "You won't be able to sign in with it anymore. Your other second steps still work."
      }
      confirmLabel={isLast ? 'Turn off two-step sign-in' : 'Remove'}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
