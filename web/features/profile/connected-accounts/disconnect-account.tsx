import type { UserIdentity } from '@supabase/supabase-js';
import { useState } from 'react';
import { accountDisconnected, authenticationError } from '#contract/notices.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { reloadIdentities } from './identity-list.ts';

/** @returns the auth service's error message, or null on success */
async function disconnect(identity: UserIdentity): Promise<string | null> {
  const { auth } = await getSupabase();
  const { error } = await auth.unlinkIdentity(identity);
  // The session stored in the browser still contains the identity.
  if (!error) await auth.refreshSession();
  return error?.message ?? null;
}

/** What else is removed with a sign-in method, by provider. */
const losses: Record<string, string> = {
  email:
    "Your password will be removed too. You can still sign in the other ways you've set up, and you'll stay signed in here.",
  phone:
    "Your number will be removed too. You can still sign in the other ways you've set up, and you'll stay signed in here.",
};

type DisconnectAccountProps = {
  cookId: string;
  identity: UserIdentity;
  label: string;
  onClose: () => void;
};

/** Asks for confirmation before removing a sign-in method. */
export function DisconnectAccount({ cookId, identity, label, onClose }: DisconnectAccountProps) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const refusal = await disconnect(identity).catch((cause: unknown) => {
      console.warn('A connected account could not be disconnected.', cause);
      return `${label} could not be disconnected. Please try again.`;
    });
    notify(refusal ? authenticationError(refusal) : accountDisconnected(label));
    await reloadIdentities(cookId);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={`Disconnect ${label}?`}
      text={`${losses[identity.provider] ?? `You won't be able to sign in with ${label} anymore. You'll stay signed in here.`} Your other devices will be signed out.`}
      confirmLabel="Disconnect"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
