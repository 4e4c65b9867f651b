import { useState } from 'react';
import { wordsOf } from '../../../data/session/call-auth.ts';
import { callPasskeys } from '../../../data/session/call-passkeys.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { type ListedPasskey, reloadPasskeys } from './passkey-list.ts';

/** @throws Error with a user-facing message */
async function remove(passkeyId: string) {
  const { auth } = await getSupabase();
  await callPasskeys(async () => {
    const { error } = await auth.passkey.delete({ passkeyId });
    return { data: true, error };
  });
}

type RemovePasskeyProps = { cookId: string; passkey: ListedPasskey; onClose: () => void };

/** Asks for confirmation, and says that the device may keep its copy, which we cannot delete. */
export function RemovePasskey({ cookId, passkey, onClose }: RemovePasskeyProps) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await remove(passkey.id);
      const message = "You can't sign in with it anymore.";
      notify({ title: `${passkey.name} removed`, message, tone: 'success' });
    } catch (cause) {
      notify({
        title: `${passkey.name} couldn't be removed`,
        message: wordsOf(cause),
        tone: 'error',
      });
    }
    await reloadPasskeys(cookId);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={`Remove ${passkey.name}?`}
      text="You won't be able to sign in with it anymore. Your device may keep its copy until you delete it there."
      confirmLabel="Remove"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
