import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '../../../data/session/call-auth.ts';
import { callPasskeys } from '../../../data/session/call-passkeys.ts';
import { getSupabase } from '../../../data/supabase-client.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { reloadPasskeys } from './passkey-list.ts';

/** @throws Error with a user-facing message */
async function register() {
  const { auth } = await getSupabase();
  return callPasskeys(() => auth.registerPasskey());
}

/** Creates a passkey. The browser and the device show the prompts; the passkey is named after its authenticator. */
export function AddPasskey({ cookId }: { cookId: string }) {
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      await register();
      notify({
        title: 'Passkey created',
        message: 'You can now sign in with it.',
        tone: 'success',
      });
      await reloadPasskeys(cookId);
    } catch (cause) {
      notify({ title: "We couldn't create a passkey", message: wordsOf(cause), tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Button busy={busy} onClick={() => void add()}>
      {!busy && <KeyRound className="icon" />}
      {busy ? 'Waiting for your device...' : 'Create a passkey'}
    </Button>
  );
}
